import GlidepathJSON
package import PhoneModel

extension ScenarioParser {
  /// What iOS does where documents leave it open: what the command line says, else the file.
  func choices(
    _ value: JSONValue?, _ variation: inout Variation
  ) throws(ScenarioError) -> Choices {
    var choices = Choices()
    variation.branchesChoices = variation.isMatrix
    if let value {
      if case .string("all") = value.content {
        variation.branchesChoices = true
      } else {
        try choose(value, in: &choices, &variation)
      }
    }
    for setting in overrides.choices {
      try set(setting.name, to: setting.value, in: &choices, at: (value ?? document.root).place)
      variation.fixedChoices.insert(setting.name)
    }
    return choices
  }

  private func choose(
    _ value: JSONValue, in choices: inout Choices, _ variation: inout Variation
  ) throws(ScenarioError) {
    let names = Vocabulary(noun: "choice", built: Choices.Name.allCases.map(\.rawValue))
    let fields = try fields(of: value, "\"choices\"", keys: names)
    for member in fields.object.members {
      guard let name = Choices.Name(rawValue: member.key) else { continue }
      try choose(name, member, in: &choices)
      variation.fixedChoices.insert(name)
    }
  }

  private func choose(
    _ name: Choices.Name, _ member: JSONMember, in choices: inout Choices
  ) throws(ScenarioError) {
    let values = Choices.values(of: name)
    let text = try string(member.value, name.rawValue)
    let known = Vocabulary(noun: "value of choice \"\(name.rawValue)\",", built: values)
    try check(text, known, at: member.value.place)
    try set(name, to: text, in: &choices, at: member.value.place)
  }

  private func set(
    _ name: Choices.Name, to value: String, in choices: inout Choices, at place: JSONPlace
  ) throws(ScenarioError) {
    do {
      try choices.set(name, to: value)
    } catch {
      throw self.error(error.description, "choose another value", at: place)
    }
  }
}

/// A choice's value, as the command line names it.
package struct ChoiceSetting: Hashable, Sendable {
  /// The choice.
  package var name: Choices.Name
  /// Its value.
  package var value: String

  /// Makes a setting.
  package init(_ name: Choices.Name, _ value: String) {
    self.name = name
    self.value = value
  }
}

extension Choices {
  /// Every choice's value, for traces.
  var byName: [String: String] {
    var values: [String: String] = [:]
    for name in Name.allCases { values[name.rawValue] = value(of: name) }
    return values
  }
}

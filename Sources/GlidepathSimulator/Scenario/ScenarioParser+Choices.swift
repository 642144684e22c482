import GlidepathJSON
import PhoneModel

extension ScenarioParser {
  func choices(_ value: JSONValue) throws(ScenarioError) -> Choices {
    if case .string("all") = value.content {
      throw error(
        "choices \"all\" is not built yet", "name choices and their values", at: value.place)
    }
    let names = Vocabulary(noun: "choice", built: Choices.Name.allCases.map(\.rawValue))
    let fields = try fields(of: value, "\"choices\"", keys: names)
    var choices = Choices()
    for member in fields.object.members {
      guard let name = Choices.Name(rawValue: member.key) else { continue }
      try choose(name, member, in: &choices)
    }
    return choices
  }

  private func choose(
    _ name: Choices.Name, _ member: JSONMember, in choices: inout Choices
  ) throws(ScenarioError) {
    let values = Choices.values(of: name)
    let text = try string(member.value, name.rawValue)
    let known = Vocabulary(noun: "value of choice \"\(name.rawValue)\",", built: values)
    try check(text, known, at: member.value.place)
    do {
      try choices.set(name, to: text)
    } catch {
      throw self.error(error.description, "choose another value", at: member.value.place)
    }
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

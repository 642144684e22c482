import GlidepathSimulator
import PhoneLink
import PhoneModel

/// What the command line sets in place of the files.
extension CommandLineTool {
  func overrides(_ arguments: Arguments) throws(UsageError) -> ScenarioParser.Overrides {
    var overrides = ScenarioParser.Overrides(appIsForeign: arguments[value: "--app"] != nil)
    if let text = arguments[value: "--ios"] {
      guard let system = ScenarioParser.system(text) else {
        throw UsageError(
          "glidepath: --ios \(printable(text)) is no iOS version",
          advice: "known are 7 to 18, 26 and 27, or major.minor")
      }
      overrides.system = system
    }
    if let text = arguments[value: "--architecture"] {
      let known = Vocabulary(noun: "architecture", built: Architecture.allCases.map(\.rawValue))
      try check(text, known)
      overrides.architecture = Architecture(rawValue: text)
    }
    if let text = arguments[value: "--choices"] { overrides.choices = try choices(text) }
    return overrides
  }

  /// Reads `name=value,name=value`.
  private func choices(_ text: String) throws(UsageError) -> [ChoiceSetting] {
    let names = Vocabulary(noun: "choice", built: Choices.Name.allCases.map(\.rawValue))
    var settings: [ChoiceSetting] = []
    for pair in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw UsageError(
          "glidepath: --choices has \(printable(String(pair))) without a value",
          advice: "write name=value, with commas between")
      }
      try check(String(parts[0]), names)
      guard let name = Choices.Name(rawValue: String(parts[0])) else { continue }
      let values = Vocabulary(
        noun: "value of choice \(name.rawValue),", built: Choices.values(of: name))
      try check(String(parts[1]), values)
      settings.append(ChoiceSetting(name, String(parts[1])))
    }
    return settings
  }

  private func check(_ name: String, _ vocabulary: Vocabulary) throws(UsageError) {
    guard let objection = vocabulary.objection(to: name) else { return }
    throw UsageError("glidepath: \(objection.what)", advice: objection.advice)
  }
}

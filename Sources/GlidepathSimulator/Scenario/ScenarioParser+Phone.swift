import GlidepathJSON
package import PhoneLink
import PhoneModel

extension ScenarioParser {
  /// The version a phone has when a file names none.
  private static let defaultSystem = SystemVersion(18)
  private static let majors = Array(7...18) + [26, 27]

  /// The version a text names; nil for one that never was.
  package static func system(_ text: String) -> SystemVersion? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy(\.isASCII) && part.allSatisfy(\.isNumber) ? Int(part) : nil
    }
    guard (1...2).contains(parts.count), numbers.count == parts.count, majors.contains(numbers[0]),
      numbers.count == 1 || (0...9).contains(numbers[1])
    else { return nil }
    return SystemVersion(numbers[0], numbers.count == 2 ? numbers[1] : nil)
  }

  func phone(
    _ value: JSONValue?, scenario: JSONValue
  ) throws(ScenarioError) -> PhoneConfiguration {
    let value = value ?? JSONValue(.object(JSONObject()), at: scenario.place)
    let fields = try fields(of: value, "\"phone\"", keys: .phone)
    let named = try fields["ios"].map { (ios) throws(ScenarioError) in try version(ios, "ios") }
    let system = overrides.system ?? named ?? Self.defaultSystem
    let sdk = try fields["sdk"].map { (sdk) throws(ScenarioError) in try version(sdk, "sdk") }
    let architecture = try architecture(fields["architecture"], system: system, phone: value.place)
    var choices = Choices()
    if let value = fields["choices"] { choices = try self.choices(value) }
    return PhoneConfiguration(
      system: system, sdk: sdk, architecture: architecture, choices: choices)
  }

  private func version(_ value: JSONValue, _ what: String) throws(ScenarioError) -> SystemVersion {
    guard case .string(let text) = value.content else {
      throw wrongType(value, "\"\(what)\"", wanted: #"a string such as "17""#)
    }
    guard let system = Self.system(text) else {
      throw error(
        "there is no iOS \(shortened(text))", "known are 7 to 18, 26 and 27, or major.minor",
        at: value.place)
    }
    return system
  }

  private func architecture(
    _ value: JSONValue?, system: SystemVersion, phone: JSONPlace
  ) throws(ScenarioError) -> Architecture {
    var named: Architecture?
    if let value {
      let text = try string(value, "architecture")
      let known = Vocabulary(noun: "architecture", built: Architecture.allCases.map(\.rawValue))
      try check(text, known, at: value.place)
      named = Architecture(rawValue: text)
    }
    let architecture = overrides.architecture ?? named ?? .usual(on: system)
    if let first = architecture.firstSystem, system < first {
      throw error(
        "architecture \"\(architecture.rawValue)\" does not exist on iOS \(system)",
        "it came with iOS \(first): name a later version, or \"app-delegate\"",
        at: value?.place ?? phone)
    }
    return architecture
  }

  func app(_ value: JSONValue?, scenario: JSONValue) throws(ScenarioError) -> AppSettings? {
    if value == nil, overrides.appIsForeign { return nil }
    let place = (value ?? scenario).place
    let value = value ?? JSONValue(.object(JSONObject()), at: place)
    let fields = try fields(of: value, "\"app\"", keys: .app)
    guard let hierarchyValue = fields["hierarchy"] else {
      if overrides.appIsForeign { return nil }
      throw error(
        "hierarchy \"drawer-tabs\" (the default) is not built yet",
        #"name "app": { "hierarchy": "navigation" }"#, at: place)
    }
    let name = try string(hierarchyValue, "hierarchy")
    if Vocabulary.hierarchy.later.contains(name) {
      throw error(
        "hierarchy \"\(name)\" is not built yet", "name \"navigation\"", at: hierarchyValue.place)
    }
    try check(name, .hierarchy, at: hierarchyValue.place)
    if let signedIn = fields["signedIn"], try bool(signedIn, "signedIn") == false {
      throw error("\"signedIn\": false is not built yet", "take it out for now", at: signedIn.place)
    }
    let account = try fields["account"].map { (account) throws(ScenarioError) in
      try string(account, "account")
    }
    return AppSettings(hierarchy: .navigation, signedIn: true, account: account ?? "u1")
  }
}

extension Architecture {
  /// What a scenario runs unless it names one: scenes where there are some.
  package static func usual(on system: SystemVersion) -> Architecture {
    system.major >= 13 ? .scene : .appDelegate
  }

  /// The first iOS version that has it; nil for the one that was always there.
  package var firstSystem: SystemVersion? {
    switch self {
    case .appDelegate: nil
    case .scene: SystemVersion(13)
    case .swiftUI: SystemVersion(14)
    }
  }
}

import GlidepathJSON
package import PhoneLink
import PhoneModel

extension ScenarioParser {
  /// The version a phone has when a file names none.
  package static let defaultSystem = SystemVersion(18)

  /// The version a text names; nil for one that never was.
  package static func system(_ text: String) -> SystemVersion? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy(\.isASCII) && part.allSatisfy(\.isNumber) ? Int(part) : nil
    }
    guard (1...2).contains(parts.count), numbers.count == parts.count,
      SystemVersion.allMajors.contains(numbers[0]),
      numbers.count == 1 || (0...9).contains(numbers[1])
    else { return nil }
    return SystemVersion(numbers[0], numbers.count == 2 ? numbers[1] : nil)
  }

  /// The phone that a file describes, and the others on which it is to be run.
  func phone(
    _ value: JSONValue?, scenario: JSONValue, isMatrix: Bool
  ) throws(ScenarioError) -> (PhoneConfiguration, Variation) {
    let value = value ?? JSONValue(.object(JSONObject()), at: scenario.place)
    let fields = try fields(of: value, "\"phone\"", keys: .phone)
    var variation = Variation()
    variation.isMatrix = isMatrix
    variation.system = overrides.system
    variation.architecture = overrides.architecture
    let named = try fields["ios"].map { (ios) throws(ScenarioError) in try version(ios, "ios") }
    let system = overrides.system ?? named ?? Self.defaultSystem
    variation.sdk = try fields["sdk"].map { (sdk) throws(ScenarioError) in
      try version(sdk, "sdk")
    }
    let architecture = try architecture(
      fields["architecture"], system: system, phone: value.place, &variation)
    let choices = try choices(fields["choices"], &variation)
    let phone = PhoneConfiguration(
      system: system, sdk: variation.sdk, architecture: architecture, choices: choices)
    return (phone, variation)
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
    _ value: JSONValue?, system: SystemVersion, phone: JSONPlace, _ variation: inout Variation
  ) throws(ScenarioError) -> Architecture {
    if let value {
      let text = try string(value, "architecture")
      let known = Vocabulary(noun: "architecture", built: Architecture.allCases.map(\.rawValue))
      try check(text, known, at: value.place)
      variation.namedArchitecture = Architecture(rawValue: text)
    }
    let usual = Architecture.usual(on: system)
    // A matrix runs what exists on each version; what its file names is only where it begins.
    if variation.isMatrix, overrides.architecture == nil,
      variation.namedArchitecture?.exists(on: system) == false
    {
      return usual
    }
    let architecture = overrides.architecture ?? variation.namedArchitecture ?? usual
    if let first = architecture.firstSystem, system < first {
      throw error(
        "architecture \"\(architecture.rawValue)\" does not exist on iOS \(system)",
        "it came with iOS \(first): name a later version, or \"app-delegate\"",
        at: value?.place ?? phone)
    }
    return architecture
  }
}

extension SystemVersion {
  /// Every generation that the phone can be of.
  package static let allMajors = Array(7...18) + [26, 27]
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

  /// Whether an app on this version can be built so.
  package func exists(on system: SystemVersion) -> Bool {
    firstSystem.map { system >= $0 } ?? true
  }
}

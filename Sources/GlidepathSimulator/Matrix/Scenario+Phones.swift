import PhoneLink
package import PhoneModel

extension Scenario {
  /// The versions of a matrix: the first and last of each kind of behaviour, and those in use.
  private static let matrixMajors = [9, 10, 12, 15, 17, 18, 26, 27]

  /// The phones on which the scenario is run: the one it describes, or those of its matrix by
  /// version and architecture.
  ///
  /// A scenario without matrix keeps the architecture that it names.
  ///
  /// - Parameter everyVersion: Whether it is run on every version there is, in place of the
  ///   matrix's or of its own.
  /// - Returns: One phone at least.
  package func phones(everyVersion: Bool = false) -> [PhoneConfiguration] {
    guard variation.isMatrix || everyVersion else { return [phone] }
    let majors = everyVersion ? SystemVersion.allMajors : Self.matrixMajors
    let systems = variation.system.map { [$0] } ?? majors.map { SystemVersion($0) }
    let kept = variation.isMatrix ? nil : variation.namedArchitecture
    let architectures = (variation.architecture ?? kept).map { [$0] } ?? Architecture.allCases
    return systems.flatMap { system in
      architectures.filter { $0.exists(on: system) }.map { phone(system, $0) }
    }
  }

  /// The scenario on another phone.
  package func moved(to phone: PhoneConfiguration) -> Scenario {
    var scenario = self
    scenario.phone = phone
    return scenario
  }

  private func phone(_ system: SystemVersion, _ architecture: Architecture) -> PhoneConfiguration {
    // An app without scenes is on iOS 27 only if it was built with an older SDK.
    let isOld = architecture == .appDelegate && system >= SystemVersion(27)
    return PhoneConfiguration(
      system: system, sdk: variation.sdk ?? (isOld ? SystemVersion(26) : system),
      architecture: architecture, choices: phone.choices)
  }
}

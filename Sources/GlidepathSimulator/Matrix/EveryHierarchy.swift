import PhoneLink
package import PhoneModel

/// Where scenarios are run that hold whatever containers the app's interface is built from.
package enum EveryHierarchy {
  /// The tag of such scenarios.
  package static let tag = "every-hierarchy"

  /// Those with containers.
  package static let hierarchies = AppSettings.Hierarchy.allCases.filter { $0 != .plain }

  /// One of each kind of phone.
  package static let phones = [
    PhoneConfiguration(system: SystemVersion(12), architecture: .appDelegate),
    PhoneConfiguration(system: SystemVersion(17), architecture: .scene),
    PhoneConfiguration(system: SystemVersion(27), architecture: .scene),
  ]
}

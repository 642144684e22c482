package import GlidepathJSON
package import PhoneLink
package import PhoneModel

/// What happens to a phone and the app on it, and what is expected to come of it.
package struct Scenario: Hashable, Sendable {
  /// The one line that says what it shows.
  package var name: String
  /// Words by which scenarios are chosen, such as rows of the mission.
  package var tags: [String]
  /// The phone.
  package var phone: PhoneConfiguration
  /// On which other phones it is to be run.
  package var variation = Variation()
  /// The app, where it is the sample app; nil for a foreign one.
  package var app: AppSettings?
  /// What happens, in order.
  package var steps: [ScenarioStep]
}

/// On which phones a scenario is run, beside the one it describes.
package struct Variation: Hashable, Sendable {
  /// On those of every iOS generation and architecture.
  package var isMatrix = false
  /// With each value of every choice that decides something.
  package var branchesChoices = false
  /// Choices that keep the value they have.
  package var fixedChoices: Set<Choices.Name> = []
  /// The version that the command line named: no other is run.
  package var system: SystemVersion?
  /// The architecture that the command line named: no other is run.
  package var architecture: Architecture?
  /// The architecture that the file names.
  package var namedArchitecture: Architecture?
  /// The SDK that the file names.
  package var sdk: SystemVersion?

  /// On none.
  package init() {}
}

/// One step of a scenario.
package struct ScenarioStep: Hashable, Sendable {
  /// What a step may be.
  package enum Content: Hashable, Sendable {
    /// Something happens to the phone.
    case act(PhoneAction)
    /// Time passes.
    case advance(nanoseconds: Int64)
    /// Things happen one after another while transitions still run.
    case atOnce([ScenarioStep])
    /// Something is compared.
    case expect([PlacedExpectation])
  }

  /// Counts from 1; steps inside another have its number.
  package var number: Int
  /// Where it stands in its file.
  package var place: JSONPlace
  /// What it is.
  package var content: Content
}

package import GlidepathJSON
package import PhoneModel

/// What happens to a phone and the app on it, and what is expected to come of it.
package struct Scenario: Hashable, Sendable {
  /// The one line that says what it shows.
  package var name: String
  /// Words by which scenarios are chosen, such as rows of the mission.
  package var tags: [String]
  /// The phone.
  package var phone: PhoneConfiguration
  /// The app, where it is the sample app; nil for a foreign one.
  package var app: AppSettings?
  /// What happens, in order.
  package var steps: [ScenarioStep]
}

/// How the sample app is set up.
package struct AppSettings: Hashable, Sendable {
  /// Which containers the app's root is built from.
  package enum Hierarchy: String, Hashable, Sendable {
    /// One navigation controller.
    case navigation
  }
  /// Which containers the app's root is built from.
  package var hierarchy: Hierarchy
  /// Whether the user is signed in when the scenario begins.
  package var signedIn: Bool
  /// The account that is signed in.
  package var account: String

  /// Makes settings.
  package init(hierarchy: Hierarchy, signedIn: Bool, account: String) {
    self.hierarchy = hierarchy
    self.signedIn = signedIn
    self.account = account
  }
}

/// One step of a scenario.
package struct ScenarioStep: Hashable, Sendable {
  /// What a step may be.
  package enum Content: Hashable, Sendable {
    /// Something happens to the phone.
    case act(PhoneAction)
    /// Time passes.
    case advance(nanoseconds: Int64)
    /// Something is compared.
    case expect([PlacedExpectation])
  }
  /// Counts all steps from 1.
  package var number: Int
  /// Where it stands in its file.
  package var place: JSONPlace
  /// What it is.
  package var content: Content
}

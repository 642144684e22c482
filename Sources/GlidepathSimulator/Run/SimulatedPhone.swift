package import PhoneLink
package import PhoneModel

/// What the driver needs of a phone.
///
/// There is one, `PhoneModel`; tests of the driver script another.
package protocol SimulatedPhone {
  /// The phone's time.
  var time: PhoneTime { get }
  /// Uptime of the next thing the phone does by itself, if any.
  var nextEventNanoseconds: Int64? { get }
  /// The app's state, as scenario files write it.
  var stateName: String { get }
  /// Whether the app's process lives.
  var isAlive: Bool { get }
  /// Notifications in the notification centre, oldest first.
  var centerIdentifiers: [String] { get }
  /// The number on the app's icon.
  var badge: Int { get }
  /// How the last push was shown.
  var presentation: PushPresentation { get }
  /// What the app did wrong so far, in words; only grows.
  var findingTexts: [String] { get }
  /// The same if the run ended now, handlers still owed included.
  var findingTextsAtEnd: [String] { get }
  /// The choices that decided something, in the order in which they were consulted.
  var consultedChoices: [Choices.Name] { get }

  /// Something happens from outside; what the phone does about it is asked for with `nextOrder`.
  mutating func perform(_ action: PhoneAction) throws
  /// What is to be done to the app's process next, if anything.
  mutating func nextOrder() -> PhoneOrder?
  /// Takes in what the app's process did.
  mutating func absorb(_ emission: Emission)
  /// Moves the clock, never past an event that is due before.
  mutating func advance(to time: PhoneTime)
}

extension SimulatedPhone {
  /// Whether the app's process is stopped, so that nothing may be sent to it.
  var isSuspended: Bool { stateName == "suspended" }
  /// Whether the user sees the app.
  var showsApp: Bool { isAlive && (stateName == "active" || stateName == "inactive") }
}

extension PhoneTime {
  /// When every scenario begins: 2026-01-01T09:00Z, on a phone switched on 1000 s before.
  package static let scenarioStart = PhoneTime(
    uptimeNanoseconds: 1_000_000_000_000, wallNanoseconds: 1_767_258_000_000_000_000)
}

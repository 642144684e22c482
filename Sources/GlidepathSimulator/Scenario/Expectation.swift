package import GlidepathJSON

/// One thing a scenario compares with what was observed.
package enum Expectation: Hashable, Sendable {
  /// The visible address; nil when no app is visible.
  case screen(String?)
  /// Names on the visible navigation stack, bottom first.
  case stack([String])
  /// How many landings the process now or last started made.
  case landings(Int)
  /// Codes of the reports of that process, in order.
  case reports([String])
  /// How many fetch completions that process called.
  case fetchCompletions(Int)
  /// What iOS called since the last step that was no expectation.
  case callbacks(CallbackExpectation)
  /// The app's state, as scenario files write it.
  case state(String)
  /// Whether the app's process lives.
  case alive(Bool)
  /// Notifications in the notification centre, oldest first.
  case center([String])
}

/// How callbacks are compared.
package enum CallbackExpectation: Hashable, Sendable {
  /// These and no others.
  case exactly([String])
  /// These in this order, others between them allowed.
  case containing([String])
}

/// An expectation and where it stands.
package struct PlacedExpectation: Hashable, Sendable {
  /// Where its key stands in its file.
  package var place: JSONPlace
  /// What is expected.
  package var expectation: Expectation
}

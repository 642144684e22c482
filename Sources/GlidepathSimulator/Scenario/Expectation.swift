package import GlidepathJSON

/// One thing a scenario compares with what was observed.
package enum Expectation: Hashable, Sendable {
  /// The visible address; nil when no app is visible.
  case screen(String?)
  /// Names on the visible navigation stack, bottom first.
  case stack([String])
  /// The selected tab; nil where there is no tab bar.
  case tab(String?)
  /// The screen that lies over the others, or `alert`; nil for none.
  case modal(String?)
  /// Badges of the tabs named; nil for a tab without one.
  case tabBadges([TabBadge])
  /// The number on the app's icon.
  case badge(Int)
  /// What was shown of the last push.
  case banner(BannerExpectation)
  /// How many landings the process now or last started made.
  case landings(Int)
  /// Codes of the reports of that process, in order.
  case reports([String])
  /// How many fetch completions that process called.
  case fetchCompletions(Int)
  /// What iOS called since the last step that was no expectation.
  case callbacks(CallbackExpectation)
  /// The tab that is recorded on disk; nil where there is no tab bar.
  case remembered(String?)
  /// The app's state, as scenario files write it.
  case state(String)
  /// Whether the app's process lives.
  case alive(Bool)
  /// Notifications in the notification centre, oldest first.
  case center([String])
}

/// A tab's badge.
package struct TabBadge: Hashable, Sendable {
  /// The tab's name.
  package var tab: String
  /// Its text; nil for none.
  package var text: String?

  /// Makes a tab's badge.
  package init(tab: String, text: String?) {
    self.tab = tab
    self.text = text
  }
}

/// How callbacks are compared.
package enum CallbackExpectation: Hashable, Sendable {
  /// These and no others.
  case exactly([String])
  /// These in this order, others between them allowed.
  case containing([String])
}

/// What of a push is compared.
package enum BannerExpectation: Hashable, Sendable {
  /// A banner came.
  case shown
  /// Nothing was shown, played or listed.
  case none
  /// The app in front answered with these options.
  case options([String])
}

/// An expectation and where it stands.
package struct PlacedExpectation: Hashable, Sendable {
  /// Where its key stands in its file.
  package var place: JSONPlace
  /// What is expected.
  package var expectation: Expectation
}

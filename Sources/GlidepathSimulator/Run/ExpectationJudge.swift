import GlidepathJSON
import PhoneLink
import PhoneModel

/// Compares expectations with what was observed.
struct ExpectationJudge {
  var observed: Observed
  var step: Int

  /// Why an expectation fails; nil if it holds.
  func failure(of placed: PlacedExpectation) -> RunFailure? {
    guard let (name, expected, got) = difference(placed.expectation) else { return nil }
    return RunFailure(name, expected: expected, got: got, step: step, line: placed.place.line)
  }

  private func difference(
    _ expectation: Expectation
  ) -> (name: String, expected: String, got: String)? {
    switch expectation {
    case .screen(let expected): return compare("screen", expected, observed.screen, text)
    case .stack(let expected): return compare("stack", expected, observed.stack, list)
    case .tab(let expected): return compare("tab", expected, observed.tab, text)
    case .modal(let expected): return compare("modal", expected, observed.modal, text)
    case .tabBadges(let expected): return difference(expected)
    case .badge(let expected): return compare("badge", expected, observed.badge, \.description)
    case .banner(let expected): return difference(expected)
    case .remembered(let expected):
      return compare("remembered", expected, observed.remembered, text)
    case .landings(let expected):
      return compare("landings", expected, observed.landings.count, \.description)
    case .reports(let expected): return compare("reports", expected, observed.reports, list)
    case .fetchCompletions(let expected):
      return compare("fetchCompletions", expected, observed.fetchCompletions, \.description)
    case .state(let expected): return compare("state", expected, observed.state, text)
    case .alive(let expected): return compare("alive", expected, observed.isAlive, \.description)
    case .center(let expected): return compare("center", expected, observed.center, list)
    case .callbacks(.exactly(let expected)):
      return compare("callbacks", expected, observed.callbacks, list)
    case .callbacks(.containing(let expected)):
      guard !contains(expected, in: observed.callbacks) else { return nil }
      return ("callbacks", list(expected) + " in this order", list(observed.callbacks))
    }
  }

  private func difference(_ expected: [TabBadge]) -> (String, String, String)? {
    let got = expected.map { TabBadge(tab: $0.tab, text: observed.tabBadges[$0.tab]) }
    return compare("tabBadges", expected, got) { badges in
      "{" + badges.map { "\(text($0.tab)): \(text($0.text))" }.joined(separator: ", ") + "}"
    }
  }

  private func difference(_ expected: BannerExpectation) -> (String, String, String)? {
    let got = observed.presentation
    return switch expected {
    case .shown: got.hasBanner ? nil : ("banner", "shown", got.inWords)
    case .none: got == .none ? nil : ("banner", "none", got.inWords)
    case .options(let names):
      got.optionNames == names.sorted() ? nil : ("banner", words(names.sorted()), got.inWords)
    }
  }

  private func words(_ names: [String]) -> String { "[\(names.joined(separator: ", "))]" }

  private func compare<Value: Equatable>(
    _ name: String, _ expected: Value, _ got: Value, _ words: (Value) -> String
  ) -> (name: String, expected: String, got: String)? {
    expected == got ? nil : (name, words(expected), words(got))
  }

  private func contains(_ expected: [String], in all: [String]) -> Bool {
    var rest = all[...]
    for name in expected {
      guard let index = rest.firstIndex(of: name) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  private func text(_ string: String?) -> String { string.map(JSONText.quoted) ?? "null" }

  private func text(_ string: String) -> String { JSONText.quoted(string) }

  private func list(_ strings: [String]) -> String {
    "[" + strings.map(JSONText.quoted).joined(separator: ", ") + "]"
  }
}

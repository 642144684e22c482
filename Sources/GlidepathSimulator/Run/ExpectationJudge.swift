import GlidepathJSON
import PhoneLink

/// Compares expectations with what was observed.
struct ExpectationJudge {
  var observations: Observations
  var phone: any SimulatedPhone
  var step: Int

  /// Why an expectation fails; nil if it holds.
  func failure(of placed: PlacedExpectation) -> RunFailure? {
    guard let (name, expected, got) = difference(placed.expectation) else { return nil }
    return RunFailure(name, expected: expected, got: got, step: step, line: placed.place.line)
  }

  private func difference(
    _ expectation: Expectation
  ) -> (name: String, expected: String, got: String)? {
    let process = observations.process
    switch expectation {
    case .screen(let expected): return compare("screen", expected, screen, text)
    case .stack(let expected): return compare("stack", expected, stack, list)
    case .landings(let expected):
      return compare("landings", expected, process.landings.count, \.description)
    case .reports(let expected): return compare("reports", expected, process.reports, list)
    case .fetchCompletions(let expected):
      return compare("fetchCompletions", expected, process.fetchCompletions, \.description)
    case .state(let expected): return compare("state", expected, phone.stateName, text)
    case .alive(let expected): return compare("alive", expected, phone.isAlive, \.description)
    case .center(let expected): return compare("center", expected, phone.centerIdentifiers, list)
    case .callbacks(.exactly(let expected)):
      return compare("callbacks", expected, observations.callbacks, list)
    case .callbacks(.containing(let expected)):
      guard !contains(expected, in: observations.callbacks) else { return nil }
      return ("callbacks", list(expected) + " in this order", list(observations.callbacks))
    }
  }

  private var screen: String? { phone.showsApp ? observations.screen.visible?.name : nil }

  /// Names alone, without the parameters that `screen` shows.
  private var stack: [String] {
    guard phone.showsApp else { return [] }
    return observations.screen.stack.map { String($0.prefix { $0 != "?" }) }
  }

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

/// A declared parameter without its Swift type.
package struct ParameterRule: Hashable, Sendable {
  /// What a payload may give.
  package enum Kind: String, Hashable, Sendable {
    case string, integer, double, boolean, choice
  }

  package var name: String
  package var kind: Kind
  package var isRequired = true
  package var isDetail = false
  /// The texts that a choice is between.
  package var choices: [String] = []

  /// What is to be sent, in words.
  package var expectation: String {
    kind == .choice ? "one of \(choices.joined(separator: ", "))" : kind.rawValue
  }
}

extension ParameterRule {
  /// How a value fits the declaration.
  enum Reading: Hashable {
    /// The value as an address holds it; each value has one text only.
    case value(String)
    case missing
    case bad
  }

  /// Reads a value.
  ///
  /// Where a carrier knows nothing but text, as FCM and links do, numbers and booleans are taken
  /// from their text; elsewhere they must be sent as what they are.
  func read(_ value: PayloadValue?, asText isText: Bool = false) -> Reading {
    switch (value ?? .null, kind) {
    case (.null, _), (.string(""), _): .missing
    case (.string(let text), .string): .value(text)
    case (.string(let text), .choice): choices.contains(text) ? .value(text) : .bad
    case (.string(let text), .double) where isText:
      Self.number(text).map { .value("\($0)") } ?? .bad
    case (.string(let text), _) where isText: Self.isExact(text, kind) ? .value(text) : .bad
    case (.integer(let number), .string), (.integer(let number), .integer):
      .value(String(number))
    case (.integer(let number), .choice):
      choices.contains(String(number)) ? .value(String(number)) : .bad
    case (.integer(let number), .double): .value("\(Double(number))")
    case (.double(let number), .string) where number.isFinite: .value("\(number)")
    case (.double(let number), .double) where number.isFinite: .value("\(number)")
    case (.boolean(let flag), .boolean): .value("\(flag)")
    case (.string, _), (.integer, _), (.double, _), (.boolean, _), (.array, _), (.object, _): .bad
    }
  }

  /// Whether a text is how the value of a kind is printed: "007" and "+7" would be further
  /// addresses of one screen.
  static func isExact(_ text: String, _ kind: Kind) -> Bool {
    switch kind {
    case .string, .choice: true
    case .integer: Int64(text).map { String($0) == text } ?? false
    case .double: number(text).map { "\($0)" == text } ?? false
    case .boolean: text == "true" || text == "false"
    }
  }

  /// The number that a decimal text is; not what Swift knows beyond that, `0x1p3` or `nan`.
  private static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

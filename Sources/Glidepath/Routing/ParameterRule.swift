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
    /// The kind of what stands there, in words.
    case bad(String)
  }

  /// Reads a value.
  ///
  /// Where a carrier knows nothing but text, as FCM and links do, numbers and booleans are taken
  /// from their text; elsewhere they must be sent as what they are.
  func read(_ value: PayloadValue?, asText isText: Bool = false) -> Reading {
    switch value ?? .null {
    case .null, .string(""): return .missing
    case .string(let text) where isText:
      return self.text(of: text).map(Reading.value) ?? .bad("another text")
    case let value: return text(of: value).map(Reading.value) ?? .bad(value.kindName)
    }
  }

  /// The text of a value that was sent as what it is.
  private func text(of value: PayloadValue) -> String? {
    switch (value, kind) {
    case (.string(let text), .string): text
    case (.string(let text), .choice): choices.contains(text) ? text : nil
    case (.integer(let number), .string), (.integer(let number), .integer): String(number)
    case (.integer(let number), .choice): text(of: .string(String(number)))
    case (.integer(let number), .double): "\(Double(number))"
    case (.double(let number), .string), (.double(let number), .double):
      number.isFinite ? "\(number)" : nil
    case (.boolean(let flag), .boolean): "\(flag)"
    default: nil
    }
  }

  /// The text of a value that could be sent as text only.
  private func text(of text: String) -> String? {
    switch kind {
    case .string, .choice: self.text(of: .string(text))
    case .double: Self.number(text).map { "\($0)" }
    case .integer, .boolean: Self.isExact(text, kind) ? text : nil
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

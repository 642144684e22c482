/// A declared parameter of a route: its name, its type, and whether it may be absent.
///
/// Absent, null and the empty string all mean that there is none.
public struct Parameter<Value: Sendable>: Sendable {
  /// The part that has no type.
  let rule: ParameterRule
  /// Makes the value of an address's text; outer nil = the text does not fit.
  let parse: @Sendable (String?) -> Value?

  /// The same parameter, but only a detail: addresses that differ in it are the same screen, which
  /// is told the new value.
  ///
  /// The message at which a conversation opens is one.
  public func detail() -> Parameter {
    var rule = rule
    rule.isDetail = true
    return Parameter(rule: rule, parse: parse)
  }
}

extension Parameter where Value == String {
  /// Text; a number in the payload is taken as its digits.
  public static func string(_ name: String) -> Parameter {
    Parameter(rule: ParameterRule(name: name, kind: .string)) {
      $0.flatMap { $0.isEmpty ? nil : $0 }
    }
  }
}

extension Parameter where Value == Int {
  /// A whole number, exact.
  ///
  /// Text and numbers with a fraction, 5.0 too, do not fit.
  public static func integer(_ name: String) -> Parameter {
    Parameter(rule: ParameterRule(name: name, kind: .integer)) { text in
      // Only as it is printed: "007" and "+7" would be further addresses of the same screen.
      text.flatMap { Int($0) }.flatMap { String($0) == text ? $0 : nil }
    }
  }
}

extension Parameter {
  /// A parameter that may be absent.
  public static func optional<Wrapped>(_ parameter: Parameter<Wrapped>) -> Parameter
  where Value == Wrapped? {
    var rule = parameter.rule
    rule.isRequired = false
    return Parameter(rule: rule) { text in
      guard let text, !text.isEmpty else { return .some(nil) }
      guard let value = parameter.parse(text) else { return nil }
      return .some(value)
    }
  }
}

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

extension Parameter {
  /// A parameter whose value is made of exactly the text that it is printed as.
  fileprivate init(
    _ name: String, _ kind: ParameterRule.Kind, choices: [String] = [],
    value: @escaping @Sendable (String) -> Value?
  ) {
    self.init(rule: ParameterRule(name: name, kind: kind, choices: choices)) { text in
      guard let text, !text.isEmpty, ParameterRule.isExact(text, kind) else { return nil }
      return value(text)
    }
  }
}

extension Parameter where Value == String {
  /// Text; a number in the payload is taken as its digits.
  public static func string(_ name: String) -> Parameter { Parameter(name, .string) { $0 } }
}

extension Parameter where Value == Int {
  /// A whole number, exact.
  ///
  /// Text and numbers with a fraction, 5.0 too, do not fit. Where nothing but text can be sent, in
  /// links and through FCM, its digits do.
  public static func integer(_ name: String) -> Parameter { Parameter(name, .integer) { Int($0) } }
}

extension Parameter where Value == Double {
  /// A number, with or without a fraction.
  ///
  /// In links and through FCM its decimal text fits too.
  public static func double(_ name: String) -> Parameter {
    Parameter(name, .double) { Double($0) }
  }
}

extension Parameter where Value == Bool {
  /// `true` or `false`; 1, 0 and text do not fit.
  ///
  /// In links and through FCM the words do.
  public static func boolean(_ name: String) -> Parameter {
    Parameter(name, .boolean) { $0 == "true" }
  }
}

extension Parameter
where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One case of an enum, by its raw value.
  ///
  /// ```swift
  /// enum Tab: String, CaseIterable { case open, shipped }
  /// Route("orders", .choice("filter", of: Tab.self)) { .orders($0) }
  /// ```
  public static func choice(_ name: String, of type: Value.Type = Value.self) -> Parameter {
    Parameter(name, .choice, choices: type.allCases.map(\.rawValue)) { Value(rawValue: $0) }
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

/// One value of a push payload, as JSON has them.
///
/// Integers and fractional numbers are apart, so that a 64-bit identifier keeps every digit, and
/// booleans are no numbers.
public enum PayloadValue: Hashable, Sendable, Codable {
  /// JSON's `null`, which counts as absent wherever a parameter is read.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A whole number, exact over 64 bits.
  case integer(Int64)
  /// A number written with a fraction or exponent, or one beyond 64 bits.
  case double(Double)
  /// Text.
  case string(String)
  /// A list.
  case array([PayloadValue])
  /// Keys with values.
  case object(PayloadObject)
}

extension PayloadValue {
  /// What this value is called in reports: its kind, never its content.
  var kindName: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .integer: "an integer"
    case .double: "a number with a fraction"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension PayloadValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// A number with a fraction.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// JSON's `null`.
  public init(nilLiteral: ()) { self = .null }
  /// A list.
  public init(arrayLiteral elements: PayloadValue...) { self = .array(elements) }
  /// Keys with values; of a key written twice the last value counts.
  public init(dictionaryLiteral elements: (String, PayloadValue)...) {
    self = .object(PayloadObject(elements))
  }
}

/// One JSON value and where it stood in its text.
package struct JSONValue: Sendable {
  /// What the value is.
  package indirect enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number written without fraction and exponent; exact.
    case integer(Int64)
    /// A number written with fraction or exponent: `5.0` is not the integer 5.
    case double(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
  }

  /// What the value is.
  package var content: Content
  /// Where its first character stands.
  package var place: JSONPlace
  /// Its bytes in the text it was read from.
  package var byteRange: Range<Int>

  /// Makes a value; one that was never read from a text has no place worth speaking of.
  package init(
    _ content: Content,
    at place: JSONPlace = JSONPlace(line: 1, column: 1, byteOffset: 0),
    byteRange: Range<Int> = 0..<0
  ) {
    self.content = content
    self.place = place
    self.byteRange = byteRange
  }
}

extension JSONValue: Hashable {
  /// Equal values may stand in different places.
  package static func == (lhs: JSONValue, rhs: JSONValue) -> Bool { lhs.content == rhs.content }

  /// Hashes the content alone.
  package func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

extension JSONValue {
  /// The kind in words, with article, for messages: `an object`.
  package var kindInWords: String {
    switch content {
    case .null: "null"
    case .bool: "a boolean"
    case .integer: "an integer"
    case .double: "a number with fraction"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

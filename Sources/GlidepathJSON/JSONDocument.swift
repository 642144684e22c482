/// A JSON text that was read completely.
package struct JSONDocument: Sendable {
  /// The outermost value.
  package let root: JSONValue
  private let bytes: [UInt8]

  /// Reads a whole text: one value, surrounded by white space at most.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - limits: How much is read at most.
  /// - Throws: The first thing that is wrong, with its place.
  package init(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) {
    var scanner = JSONScanner(bytes, limits: limits)
    root = try scanner.document()
    self.bytes = bytes
  }

  /// The characters of a value of this document as they stand in the text, every number included.
  package func text(of value: JSONValue) -> String {
    String(decoding: bytes[value.byteRange.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

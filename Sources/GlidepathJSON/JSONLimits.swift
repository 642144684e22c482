/// How much JSON is read before the scanner gives up with an error.
package struct JSONLimits: Hashable, Sendable {
  /// Size of the text.
  package var bytes: Int
  /// Arrays and objects inside each other.
  ///
  /// The scanner calls itself once per level, so this also
  /// bounds the stack it needs.
  package var depth: Int
  /// Values in all, each element and each member counted.
  package var values: Int

  /// Makes limits; the defaults suit a file written by a person.
  package init(bytes: Int = 1 << 20, depth: Int = 64, values: Int = 200_000) {
    self.bytes = bytes
    self.depth = depth
    self.values = values
  }
}

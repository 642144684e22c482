/// A place in a JSON text.
package struct JSONPlace: Hashable, Sendable {
  /// Counts from 1; a line ends with LF, CR or CR LF.
  package var line: Int
  /// Counts Unicode scalars from 1, so that it is right in lines with Chinese text too.
  package var column: Int
  /// Counts bytes from 0.
  package var byteOffset: Int

  /// Makes a place.
  package init(line: Int, column: Int, byteOffset: Int) {
    self.line = line
    self.column = column
    self.byteOffset = byteOffset
  }
}

extension JSONPlace: CustomStringConvertible {
  /// `line:column`, as compilers write it.
  package var description: String { "\(line):\(column)" }
}

extension JSONScanner {
  /// Longer numbers are refused: nobody means them, and reading one takes more than linear time.
  private static let longestNumber = 1000

  /// Reads a number exactly as RFC 8259 writes it.
  mutating func number() throws(JSONError) -> JSONValue.Content {
    let start = place
    if next == UInt8(ascii: "-") { offset += 1 }
    let firstDigit = next
    try digits()
    let integerStart = bytes[start.byteOffset] == UInt8(ascii: "-") ? 1 : 0
    if firstDigit == UInt8(ascii: "0"), offset - start.byteOffset - integerStart > 1 {
      throw error("a number starts with 0", "remove the leading zero", at: start)
    }
    var isInteger = true
    if next == UInt8(ascii: ".") {
      isInteger = false
      offset += 1
      try digits()
    }
    if let byte = next, byte | 0x20 == UInt8(ascii: "e") {
      isInteger = false
      offset += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
      try digits()
    }
    return try content(from: start, isInteger: isInteger)
  }

  private mutating func digits() throws(JSONError) {
    guard let byte = next, byte.isASCIIDigit else {
      throw error("\(found) where a digit is expected", "complete the number")
    }
    while let byte = next, byte.isASCIIDigit { offset += 1 }
  }

  private func content(
    from start: JSONPlace, isInteger: Bool
  ) throws(JSONError) -> JSONValue.Content {
    guard offset - start.byteOffset <= Self.longestNumber else {
      throw error(
        "a number of more than \(Self.longestNumber) characters", "send it as a string", at: start)
    }
    let text = String(decoding: bytes[start.byteOffset..<offset], as: UTF8.self)
    if isInteger {
      if let integer = Int64(text) { return .integer(integer) }
      throw error(
        "the integer \(text.prefix(40)) does not fit 64 bits", "send it as a string", at: start)
    }
    guard let double = Double(text), double.isFinite else {
      throw error("the number \(text.prefix(40)) is out of range", "send it as a string", at: start)
    }
    return .double(double)
  }
}

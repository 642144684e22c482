extension JSONScanner {
  /// Reads from the opening quote to past the closing one.
  mutating func string() throws(JSONError) -> String {
    let opening = place
    offset += 1
    var text = ""
    var runStart = offset
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        text += String(decoding: bytes[runStart..<offset], as: UTF8.self)
        offset += 1
        return text
      case UInt8(ascii: "\\"):
        text += String(decoding: bytes[runStart..<offset], as: UTF8.self)
        text.unicodeScalars.append(try escape())
        runStart = offset
      case 0..<0x20:
        throw error(
          "the control character \(hexadecimal(UInt32(byte))) inside a string",
          byte == 0x0A || byte == 0x0D ? "close the string, or write \\n" : "write it as an escape")
      case 0x20..<0x80: offset += 1
      default: try multibyteScalar(lead: byte)
      }
    }
    throw error("the text ends inside the string opened at \(opening)", "close it with \"")
  }

  /// Moves past one scalar of several bytes, refusing what RFC 3629 does not allow.
  private mutating func multibyteScalar(lead: UInt8) throws(JSONError) {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: throw invalidUTF8
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else {
      throw invalidUTF8
    }
    for index in offset + 1..<offset + length where bytes[index] & 0xC0 != 0x80 {
      throw invalidUTF8
    }
    offset += length
    continuationBytes += length - 1
  }

  private var invalidUTF8: JSONError {
    error("a byte that is no UTF-8", "save the text as UTF-8")
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = place
    offset += 1
    let letter = next
    offset += 1
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default:
      throw error(
        "an unknown escape", #"known are \" \\ \/ \b \f \n \r \t and \u with four digits"#,
        at: start)
    }
  }

  private mutating func unicodeEscape(from start: JSONPlace) throws(JSONError) -> Unicode.Scalar {
    let first = try fourDigits(from: start)
    if let scalar = Unicode.Scalar(UInt32(first)) { return scalar }
    guard UTF16.isLeadSurrogate(first), bytes[offset...].starts(with: [0x5C, 0x75]) else {
      throw loneSurrogate(at: start)
    }
    offset += 2
    let second = try fourDigits(from: start)
    guard UTF16.isTrailSurrogate(second) else { throw loneSurrogate(at: start) }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private func loneSurrogate(at start: JSONPlace) -> JSONError {
    error("half of a surrogate pair", "write both halves, or the character itself", at: start)
  }

  private mutating func fourDigits(from start: JSONPlace) throws(JSONError) -> UInt16 {
    let end = offset + 4
    guard end <= bytes.count, bytes[offset..<end].allSatisfy(\.isHexadecimalDigit),
      let unit = UInt16(String(decoding: bytes[offset..<end], as: UTF8.self), radix: 16)
    else {
      throw error(#"\u without four hexadecimal digits"#, "complete the escape", at: start)
    }
    offset = end
    return unit
  }
}

extension UInt8 {
  fileprivate var isHexadecimalDigit: Bool {
    isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
}

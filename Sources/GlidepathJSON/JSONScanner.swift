/// Reads one JSON text from front to back, touching each byte once.
struct JSONScanner {
  let bytes: [UInt8]
  let limits: JSONLimits
  var offset = 0
  private var line = 1
  private var lineStart = 0
  /// UTF-8 continuation bytes since `lineStart`; what makes columns differ from bytes.
  var continuationBytes = 0
  private var valueCount = 0

  init(_ bytes: [UInt8], limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// Where the next byte stands.
  var place: JSONPlace {
    JSONPlace(
      line: line, column: offset - lineStart - continuationBytes + 1, byteOffset: offset)
  }

  /// The next byte; nil at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func error(_ what: String, _ advice: String, at place: JSONPlace? = nil) -> JSONError {
    JSONError(what, advice: advice, at: place ?? self.place)
  }

  mutating func document() throws(JSONError) -> JSONValue {
    guard bytes.count <= limits.bytes else {
      throw error(
        "the text has \(bytes.count) bytes, more than the \(limits.bytes) allowed",
        "split it, or take out what is not needed")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw error("the text starts with a byte order mark", "save it as UTF-8 without one")
    }
    skipSpace()
    let root = try value(depth: 0)
    skipSpace()
    guard next == nil else {
      throw error("\(found) after the end of the value", "keep one value only")
    }
    return root
  }

  /// What stands at the present place, in words.
  var found: String {
    guard let byte = next else { return "the end of the text" }
    if byte < 0x20 || byte == 0x7F { return "the control character \(hexadecimal(UInt32(byte)))" }
    guard byte >= 0x80 else { return "'\(Character(UnicodeScalar(byte)))'" }
    let scalars = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
    guard let first = scalars.unicodeScalars.first, first != "\u{FFFD}" else {
      return "a byte that is no UTF-8"
    }
    return "'\(first)'"
  }

  mutating func skipSpace() {
    while let byte = next {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): offset += 1
      case UInt8(ascii: "\n"): startLine()
      case UInt8(ascii: "\r"):
        if offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "\n") { offset += 1 }
        startLine()
      default: return
      }
    }
  }

  private mutating func startLine() {
    offset += 1
    line += 1
    lineStart = offset
    continuationBytes = 0
  }

  mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    valueCount += 1
    guard valueCount <= limits.values else {
      throw error("more than \(limits.values) values", "take out what is not needed")
    }
    let start = place
    guard let first = next else {
      throw error("the text ends where a value is expected", "complete it")
    }
    let content: JSONValue.Content
    switch first {
    case UInt8(ascii: "{"): content = .object(try object(depth: try deeper(depth)))
    case UInt8(ascii: "["): content = .array(try array(depth: try deeper(depth)))
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "-"): content = try number()
    case _ where first.isASCIIDigit: content = try number()
    case _ where first.isASCIILetter: content = try word()
    default: throw error("\(found) where a value is expected", "write a value here")
    }
    return JSONValue(content, at: start, byteRange: start.byteOffset..<offset)
  }

  private func deeper(_ depth: Int) throws(JSONError) -> Int {
    guard depth < limits.depth else {
      throw error("nested deeper than \(limits.depth) levels", "make it flatter")
    }
    return depth + 1
  }

  private mutating func word() throws(JSONError) -> JSONValue.Content {
    let start = place
    while let byte = next, byte.isASCIILetter { offset += 1 }
    let word = String(decoding: bytes[start.byteOffset..<offset].prefix(20), as: UTF8.self)
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default:
      throw error(
        "\(word) is no JSON value", "strings need double quotes; words are true, false and null",
        at: start)
    }
  }
}

extension UInt8 {
  var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

/// `U+000A`.
func hexadecimal(_ scalar: UInt32) -> String {
  let digits = String(scalar, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}

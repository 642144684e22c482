extension Address: CustomStringConvertible {
  /// The address as text.
  public var description: String {
    var text = Self.escaped(name)
    for (index, parameter) in parameters.enumerated() {
      text += index == 0 ? "?" : "&"
      text += Self.escaped(parameter.key) + "=" + Self.escaped(parameter.value)
    }
    return text
  }

  /// Reads an address, its keys in any order; nil for what is none.
  public init?(parsing text: String) {
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = halves.first.flatMap(Self.unescaped), !name.isEmpty else { return nil }
    var pairs: [(String, String)] = []
    if halves.count == 2, !halves[1].isEmpty {
      for part in halves[1].split(separator: "&", omittingEmptySubsequences: false) {
        let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard sides.count == 2, let key = Self.unescaped(sides[0]), !key.isEmpty,
          let value = Self.unescaped(sides[1])
        else { return nil }
        pairs.append((key, value))
      }
    }
    self.init(name: name, pairs: pairs)
  }

  private static let hexDigits = Array("0123456789ABCDEF".utf8)

  /// RFC 3986: letters, digits and `-._~` stand as they are.
  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isUnreserved(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func unescaped(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(hexValue),
        let low = rest.popFirst().flatMap(hexValue)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    // Invalid UTF-8 is repaired by decoding, and so comes back as other bytes.
    let decoded = String(decoding: bytes, as: UTF8.self)
    return decoded.utf8.elementsEqual(bytes) ? decoded : nil
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

/// Writes values as JSON text.
package enum JSONText {
  /// The value without white space; members stay in their order.
  ///
  /// The writer calls itself once per level: give it values that a scanner has bounded, or flat
  /// ones.
  package static func compact(_ value: JSONValue) -> String {
    var text = ""
    append(value, to: &text)
    return text
  }

  /// A string with its quotes, control characters escaped, all else as it is.
  package static func quoted(_ string: String) -> String {
    var text = ""
    appendQuoted(string, to: &text)
    return text
  }

  private static func append(_ value: JSONValue, to text: inout String) {
    switch value.content {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .integer(let integer): text += String(integer)
    case .double(let double): text += double.isFinite ? "\(double)" : "null"
    case .string(let string): appendQuoted(string, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        append(element, to: &text)
      }
      text += "]"
    case .object(let object):
      text += "{"
      for (index, member) in object.members.enumerated() {
        if index > 0 { text += "," }
        appendQuoted(member.key, to: &text)
        text += ":"
        append(member.value, to: &text)
      }
      text += "}"
    }
  }

  private static func appendQuoted(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
        text += "\\u" + hexadecimal(scalar.value).dropFirst(2).lowercased()
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

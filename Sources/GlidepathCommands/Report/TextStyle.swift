/// How text is made to stand out, where the output is a terminal that wants it.
struct TextStyle {
  var colours: Bool

  func title(_ text: String) -> String { styled(text, "1") }
  func good(_ text: String) -> String { styled(text, "32") }
  func bad(_ text: String) -> String { styled(text, "1;31") }
  func quiet(_ text: String) -> String { styled(text, "2") }

  private func styled(_ text: String, _ code: String) -> String {
    colours ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// Text from a file or an app without anything a terminal would obey.
func printable(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .format: result += "�"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

extension String {
  /// The text in so many columns, filled up or cut off.
  func column(_ width: Int) -> String {
    let text = fitting(width)
    return text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// The text at the right of so many columns.
  func rightColumn(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  /// The text up to its last letter.
  var withoutTrailingSpaces: Substring {
    self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]
  }

  /// The text, cut off where it is longer.
  func fitting(_ width: Int) -> String {
    count <= width ? self : prefix(max(0, width - 1)) + "…"
  }
}

/// `1.234`, from a number of thousandths.
func decimal(thousandths: Int64) -> String {
  let fraction = String(thousandths % 1000)
  return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
}

/// `12.3`: milliseconds with one digit.
func milliseconds(_ duration: Duration) -> String {
  let (seconds, attoseconds) = duration.components
  let tenths = seconds * 10_000 + (attoseconds + 50_000_000_000_000) / 100_000_000_000_000
  return "\(tenths / 10).\(tenths % 10)"
}

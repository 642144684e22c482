/// The parts of a link, as they stand in it.
struct LinkText {
  /// In lower case.
  var scheme: String
  /// What stands before the first slash.
  var authority: Substring
  var path: Substring
  var query: Substring

  /// Longer links are not followed; browsers and mail programs cut off far shorter ones.
  static let maximumBytes = 8192

  /// Takes a link apart; nil for text that is none.
  init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    scheme = text[..<colon].lowercased()
    let rest = text[colon...]
    guard !scheme.isEmpty, rest.hasPrefix("://") else { return nil }
    let body = rest.dropFirst(3).prefix { $0 != "#" }
    authority = body.prefix { $0 != "/" && $0 != "?" }
    let afterAuthority = body[authority.endIndex...]
    path = afterAuthority.prefix { $0 != "?" }
    query = afterAuthority[path.endIndex...].dropFirst()
  }

  /// The path's decoded parts; nil where one is coded wrongly.
  ///
  /// A slash at the end is of no consequence.
  var segments: [String]? {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    if parts.last?.isEmpty == true { parts.removeLast() }
    var segments: [String] = []
    for part in parts {
      guard let segment = PercentCoding.unescaped(part) else { return nil }
      segments.append(segment)
    }
    return segments
  }

  /// The query's values by key, the last of a key first; nil is a value that is coded wrongly.
  ///
  /// What others add to a link must not make it unreadable, so the rest is passed over.
  var parameters: [(key: String, value: String?)] {
    query.split(separator: "&").reversed().compactMap { part in
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let key = sides.first.flatMap({ PercentCoding.unescaped($0) }) else { return nil }
      return (key, sides.count == 2 ? PercentCoding.unescaped(sides[1]) : "")
    }
  }
}

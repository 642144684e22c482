import PhoneLink

/// A link that leads into the app.
enum Link: Hashable, Sendable {
  /// A URL of the app's own scheme.
  case scheme(String)
  /// A web address that the app claims: a universal link.
  case universal(String)

  /// Reads a URL; nil when it has no scheme.
  init?(_ url: String) {
    guard let colon = url.firstIndex(of: ":") else { return nil }
    let scheme = url[..<colon]
    guard let first = scheme.first, first.isASCII, first.isLetter,
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
    else { return nil }
    self = ["http", "https"].contains(scheme.lowercased()) ? .universal(url) : .scheme(url)
  }

  /// What a universal link arrives as.
  static func activity(_ url: String) -> UserActivity {
    UserActivity(type: UserActivity.browsingWeb, webpageURL: url)
  }
}

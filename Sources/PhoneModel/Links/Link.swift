import Foundation
import PhoneLink

/// A link that leads into the app.
enum Link: Hashable, Sendable {
  /// A URL of the app's own scheme.
  case scheme(String)
  /// A web address that the app claims: a universal link.
  case universal(String)

  /// Reads a URL; nil when it is none, or has no scheme.
  init?(_ url: String) {
    guard let scheme = URL(string: url)?.scheme, !scheme.isEmpty else { return nil }
    self = ["http", "https"].contains(scheme.lowercased()) ? .universal(url) : .scheme(url)
  }

  /// What a universal link arrives as.
  static func activity(_ url: String) -> UserActivity {
    UserActivity(type: UserActivity.browsingWeb, webpageURL: url)
  }
}

/// `NSUserActivity`, as far as it brings a user into an app.
public struct UserActivity: Hashable, Sendable, Codable {
  /// `NSUserActivityTypeBrowsingWeb`'s value: a universal link.
  public static let browsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// What the user was doing.
  public var type: String
  /// The page, where the activity is browsing one.
  public var webpageURL: String?

  /// Makes an activity.
  public init(type: String, webpageURL: String? = nil) {
    self.type = type
    self.webpageURL = webpageURL
  }
}

/// `UIApplicationShortcutItem`: a quick action on the app's icon.
public struct ShortcutItem: Hashable, Sendable, Codable {
  /// What the app calls it.
  public var type: String
  /// What the user reads.
  public var title: String
  /// What the app attached to it.
  public var userInfo: [String: String]

  /// Makes a quick action; its title is its type unless named.
  public init(type: String, title: String? = nil, userInfo: [String: String] = [:]) {
    self.type = type
    self.title = title ?? type
    self.userInfo = userInfo
  }
}

import PhoneLink

/// What a user was doing, to be continued in the app.
///
/// Foundation has it on Apple's platforms only.
open class NSUserActivity: NSObject {
  /// What kind of activity it is.
  public let activityType: String
  /// What the user reads.
  open var title: String?
  /// What the app put in.
  open var userInfo: [AnyHashable: Any]?
  /// The page, where the activity is browsing one.
  open var webpageURL: URL?
  /// Which scene it is meant for (iOS 13).
  open var targetContentIdentifier: String?

  /// Makes an activity.
  public init(activityType: String) { self.activityType = activityType }
}

/// The user follows a web link.
public let NSUserActivityTypeBrowsingWeb = UserActivity.browsingWeb

/// An object that can take an activity's state back.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Takes the state back.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// A quick action on the app's icon.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  /// What the app calls it.
  open private(set) var type: String
  /// What the user reads.
  open private(set) var localizedTitle: String

  /// What the app attached to it.
  open private(set) var userInfo: [String: any NSSecureCoding]?

  /// Makes a quick action.
  public init(
    type: String, localizedTitle: String, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.userInfo = userInfo
  }
}

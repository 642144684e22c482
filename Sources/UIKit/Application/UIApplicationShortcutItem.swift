/// A quick action on the app's icon.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  /// What the app calls it.
  open private(set) var type: String
  /// What the user reads.
  open private(set) var localizedTitle: String

  /// Makes a quick action.
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
  }
}

/// A quick action on the app's icon.
///
/// Unlike most of UIKit it belongs to no actor.
open class UIApplicationShortcutItem: NSObject {
  /// What the app calls it.
  open private(set) var type: String
  /// What the user reads.
  open private(set) var localizedTitle: String
  /// What the user reads below.
  open private(set) var localizedSubtitle: String?
  /// What the user sees beside it.
  open private(set) var icon: UIApplicationShortcutIcon?

  /// What the app attached to it.
  open private(set) var userInfo: [String: any NSSecureCoding]?

  /// Makes a quick action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  /// Makes a quick action of a title only.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// A picture beside a quick action; nobody sees it on the phone.
open class UIApplicationShortcutIcon: NSObject {
  /// The system's symbol of that name.
  public convenience init(systemImageName: String) { self.init() }
}

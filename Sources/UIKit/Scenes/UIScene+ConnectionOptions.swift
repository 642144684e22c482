import PhoneLink
@_spi(Phone) import UserNotifications

extension UIScene {
  /// Why a scene is being connected.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The response for which it is.
    open private(set) var notificationResponse: UNNotificationResponse?
    /// The URLs for which it is.
    open private(set) var urlContexts: Set<UIOpenURLContext>
    /// The activities for which it is.
    open private(set) var userActivities: Set<NSUserActivity>
    /// The quick action for which it is.
    open private(set) var shortcutItem: UIApplicationShortcutItem?

    init(_ connection: SceneConnection) {
      notificationResponse = connection.notificationResponse.map(UNNotificationResponse.make)
      urlContexts = Set(connection.urls.map { UIOpenURLContext(url: URL(phone: $0)) })
      userActivities = Set(connection.userActivities.map(NSUserActivity.init))
      shortcutItem = connection.shortcutItem.map(UIApplicationShortcutItem.init)
    }
  }
}

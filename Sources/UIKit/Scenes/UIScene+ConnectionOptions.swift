import PhoneLink
@_spi(Phone) import UserNotifications

extension UIScene {
  /// Why a scene is being connected.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The response for which it is.
    open private(set) var notificationResponse: UNNotificationResponse?

    init(_ connection: SceneConnection) {
      notificationResponse = connection.notificationResponse.map(UNNotificationResponse.init)
    }
  }
}

import PhoneLink
@_spi(Phone) import UserNotifications

extension UNNotificationResponse {
  /// The scene that the system chose for the response (iOS 13); nil for an app without scenes.
  @preconcurrency @MainActor public var targetScene: UIScene? {
    NewerAPI.note("UNNotificationResponse.targetScene", since: 13)
    return UIApplication.shared.scenes.first { $0.session.phoneID == targetSceneID }
  }
}

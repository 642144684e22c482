@_spi(Phone) import UserNotifications

extension UNNotificationResponse {
  /// The scene that the system chose for the response; nil for an app without scenes.
  @preconcurrency @MainActor public var targetScene: UIScene? {
    UIApplication.shared.connectedScenes.first { $0.session.phoneID == targetSceneID }
  }
}

import Foundation
import UserNotifications

/// Stands between iOS and the notification centre's delegate.
final class NotificationProxy: NSObject, UNUserNotificationCenterDelegate {
  // The centre kept it weakly; so does everybody who takes its place.
  private weak var wrapped: (any UNUserNotificationCenterDelegate)?

  init(wrapping delegate: (any UNUserNotificationCenterDelegate)?) {
    wrapped = delegate
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    guard let wrapped else { return completionHandler([]) }
    wrapped.userNotificationCenter(
      center, willPresent: notification, withCompletionHandler: completionHandler)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    guard let wrapped else { return completionHandler() }
    wrapped.userNotificationCenter(
      center, didReceive: response, withCompletionHandler: completionHandler)
  }
}

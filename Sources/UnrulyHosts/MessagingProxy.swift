import UIKit
import UserNotifications

/// A messaging SDK that stands between iOS and both of the app's delegates, as Firebase's does where
/// its proxy is on: it sees every push, hands it on once, and answers where the app would not.
@MainActor final class MessagingProxy {
  static let shared = MessagingProxy()

  // Nobody else keeps them: both of iOS's references are weak.
  private var application: ApplicationProxy?
  private var notifications: NotificationProxy?

  /// Wraps the delegates that are there now.
  func install() {
    if UIDevice.current.systemVersion.compare("10", options: .numeric) != .orderedAscending {
      let center = UNUserNotificationCenter.current()
      notifications = NotificationProxy(wrapping: center.delegate)
      center.delegate = notifications
    }
    if let delegate = UIApplication.shared.delegate {
      application = ApplicationProxy(wrapping: delegate)
      UIApplication.shared.delegate = application
    }
  }
}

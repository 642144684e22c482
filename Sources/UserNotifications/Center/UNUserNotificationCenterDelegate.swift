public import Foundation
import PhoneLink

/// What an app does with notifications that arrive while it is in the foreground, and with the
/// user's responses.
///
/// Every method is optional; each exists with a handler and as `async`.
@preconcurrency public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// A notification arrived while the app is in the foreground.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  )

  /// A notification arrived while the app is in the foreground.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// The user did something with a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  )

  /// The user did something with a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
}

extension UNUserNotificationCenterDelegate {
  /// Stands in for a method the app does not implement.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    MissingMethods.mark(CenterMethod.willPresent, on: self)
  }

  /// Stands in for a method the app does not implement.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    MissingMethods.mark(CenterMethod.willPresentAsync, on: self)
    return []
  }

  /// Stands in for a method the app does not implement.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    MissingMethods.mark(CenterMethod.didReceive, on: self)
  }

  /// Stands in for a method the app does not implement.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    MissingMethods.mark(CenterMethod.didReceiveAsync, on: self)
  }
}

/// The delegate's methods by name, as `MissingMethods` knows them.
enum CenterMethod {
  static let willPresent = "userNotificationCenter(_:willPresent:withCompletionHandler:)"
  static let willPresentAsync = "userNotificationCenter(_:willPresent:)"
  static let didReceive = "userNotificationCenter(_:didReceive:withCompletionHandler:)"
  static let didReceiveAsync = "userNotificationCenter(_:didReceive:)"
}

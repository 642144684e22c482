public import Foundation
import PhoneLink

/// The object through which an app deals with its notifications.
///
/// Unlike most of UIKit it belongs to no actor: delegates and handlers come on threads of the
/// system's choosing.
public class UNUserNotificationCenter: NSObject {
  // Its only state, the weak delegate, is set by the app at launch and read on the main thread.
  nonisolated(unsafe) private static let shared = UNUserNotificationCenter()  // guard: main thread

  /// The app's notification centre.
  public class func current() -> UNUserNotificationCenter { shared }

  /// Handlers that the system calls off the main thread come from here, one after another.
  private let handlerQueue = DispatchQueue(label: "UNUserNotificationCenter.handlers")

  /// Whoever is told of arriving notifications and the user's responses.
  ///
  /// Must be set before the app has finished launching, or the response that launched it is lost.
  public weak var delegate: (any UNUserNotificationCenterDelegate)? {
    didSet {
      guard (oldValue == nil) != (delegate == nil) else { return }
      Outbox.shared.emit(.notificationDelegate(isSet: delegate != nil))
    }
  }

  private override init() {}

  /// Asks the user to allow what `options` names; the phone's user has already agreed.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    handlerQueue.async { completionHandler(true, nil) }
  }

  /// Asks the user to allow what `options` names.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    true
  }
}

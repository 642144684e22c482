public import Foundation
import PhoneLink

/// The object through which an app deals with its notifications.
///
/// Unlike most of UIKit it belongs to no actor: delegates and handlers come on threads of the
/// system's choosing.
public class UNUserNotificationCenter: NSObject {
  // Its state, the weak delegate and the categories, is set by the app at launch and read on the
  // main thread.
  /// The one there is, for the phone, which does not ask for its own version.
  @_spi(Phone)
  nonisolated(unsafe) public static let shared = UNUserNotificationCenter()  // guard: main thread

  /// The app's notification centre (iOS 10).
  public class func current() -> UNUserNotificationCenter {
    NewerAPI.note("UNUserNotificationCenter.current()", since: 10)
    return shared
  }

  /// Handlers that the system calls off the main thread come from here, one after another.
  let handlerQueue = DispatchQueue(label: "UNUserNotificationCenter.handlers")

  var categories: Set<UNNotificationCategory> = []

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
}

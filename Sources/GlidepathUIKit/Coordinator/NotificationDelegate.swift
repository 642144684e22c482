#if canImport(UIKit)
  import Glidepath
  import UIKit
  import UserNotifications

  /// The notification centre's delegate: copies what it is given into values and brings them to the
  /// main thread, in the order in which they came.
  final class NotificationDelegate: NSObject, UNUserNotificationCenterDelegate {
    private let handlers: CompletionHandlers
    private let send: @MainActor (Event) -> Void

    @MainActor init(handlers: CompletionHandlers, send: @escaping @MainActor (Event) -> Void) {
      self.handlers = handlers
      self.send = send
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter,
      willPresent notification: UNNotification,
      withCompletionHandler completionHandler:
        @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
      let delivery = Delivery(notification)
      onMain { [handlers, send] in
        send(.willPresent(delivery, handlers.add(.present(completionHandler))))
      }
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter,
      didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
      let response = Response(response)
      onMain { [handlers, send] in
        send(.responded(response, handlers.add(.response(completionHandler))))
      }
    }

    // Not `Task`: its order against other work of the main queue is not promised.
    private func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
      if Thread.isMainThread {
        MainActor.assumeIsolated(work)
      } else {
        DispatchQueue.main.async(execute: work)
      }
    }
  }
#endif

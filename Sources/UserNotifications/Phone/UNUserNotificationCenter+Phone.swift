import Foundation
public import PhoneLink

// How the phone calls the delegate: the form with a handler first, then the `async` one, as on iOS,
// where an app may implement either but not both.
@_spi(Phone) extension UNUserNotificationCenter {
  /// Tells the delegate of a notification that arrives in the foreground.
  public func present(_ delivered: DeliveredNotification, handler: HandlerToken) {
    call(CenterMethod.willPresent) { delegate, center in
      let notification = UNNotification(delivered)
      delegate.userNotificationCenter(center, willPresent: notification) { options in
        Outbox.shared.emit(.completed(handler, .present(options.rawValue)))
      }
      guard MissingMethods.take(CenterMethod.willPresent, on: delegate) else { return }
      let call = HandedOver(value: (delegate, center, notification))
      Task {
        let (delegate, center, notification) = call.value
        let options = await delegate.userNotificationCenter(center, willPresent: notification)
        let isMissing = MissingMethods.take(CenterMethod.willPresentAsync, on: delegate)
        Outbox.shared.emit(
          isMissing
            ? .notImplemented(callback: CenterMethod.willPresent)
            : .completed(handler, .present(options.rawValue)))
      }
    }
  }

  /// Tells the delegate what the user did.
  public func receive(_ answer: NotificationAnswer, handler: HandlerToken) {
    call(CenterMethod.didReceive) { delegate, center in
      let response = UNNotificationResponse.make(answer)
      delegate.userNotificationCenter(center, didReceive: response) {
        Outbox.shared.emit(.completed(handler, .done))
      }
      guard MissingMethods.take(CenterMethod.didReceive, on: delegate) else { return }
      let call = HandedOver(value: (delegate, center, response))
      Task {
        let (delegate, center, response) = call.value
        await delegate.userNotificationCenter(center, didReceive: response)
        let isMissing = MissingMethods.take(CenterMethod.didReceiveAsync, on: delegate)
        Outbox.shared.emit(
          isMissing
            ? .notImplemented(callback: CenterMethod.didReceive) : .completed(handler, .done))
      }
    }
  }

  /// Calls the delegate on the queue that the phone has chosen.
  private func call(
    _ method: String,
    _ body:
      @escaping @Sendable (
        any UNUserNotificationCenterDelegate, UNUserNotificationCenter
      ) -> Void
  ) {
    guard let delegate else {
      return Outbox.shared.emit(.notImplemented(callback: method))
    }
    guard !SystemStateMirror.shared.state.callsNotificationDelegateOnMain else {
      return body(delegate, self)
    }
    let call = HandedOver(value: (delegate, self))
    handlerQueue.async { body(call.value.0, call.value.1) }
  }
}

/// Carries objects to the thread on which the system calls the app.
///
/// As on iOS that may be any thread, and as there the objects are handed over whole: the phone does
/// not touch them again.
struct HandedOver<Value>: @unchecked Sendable {  // guard: handed over, used by one thread
  let value: Value
}

import Foundation
public import PhoneLink

// How the phone calls the delegate: the form with a handler first, then the `async` one, as on iOS,
// where an app may implement either but not both.
@_spi(Phone) extension UNUserNotificationCenter {
  /// Tells the delegate of a notification that arrives in the foreground.
  public func present(_ delivered: DeliveredNotification, handler: HandlerToken) {
    guard let delegate else {
      return Outbox.shared.emit(.notImplemented(callback: CenterMethod.willPresent))
    }
    let notification = UNNotification(delivered)
    delegate.userNotificationCenter(self, willPresent: notification) { options in
      Outbox.shared.emit(.completed(handler, .present(options.rawValue)))
    }
    guard MissingMethods.take(CenterMethod.willPresent, on: delegate) else { return }
    let call = AsyncCall(delegate: delegate, center: self, argument: notification)
    Task {
      let options = await call.delegate.userNotificationCenter(
        call.center, willPresent: call.argument)
      let isMissing = MissingMethods.take(CenterMethod.willPresentAsync, on: call.delegate)
      Outbox.shared.emit(
        isMissing
          ? .notImplemented(callback: CenterMethod.willPresent)
          : .completed(handler, .present(options.rawValue)))
    }
  }

  /// Tells the delegate what the user did.
  public func receive(_ answer: NotificationAnswer, handler: HandlerToken) {
    guard let delegate else {
      return Outbox.shared.emit(.notImplemented(callback: CenterMethod.didReceive))
    }
    let response = UNNotificationResponse(answer)
    delegate.userNotificationCenter(self, didReceive: response) {
      Outbox.shared.emit(.completed(handler, .done))
    }
    guard MissingMethods.take(CenterMethod.didReceive, on: delegate) else { return }
    let call = AsyncCall(delegate: delegate, center: self, argument: response)
    Task {
      await call.delegate.userNotificationCenter(call.center, didReceive: call.argument)
      let isMissing = MissingMethods.take(CenterMethod.didReceiveAsync, on: call.delegate)
      Outbox.shared.emit(
        isMissing
          ? .notImplemented(callback: CenterMethod.didReceive) : .completed(handler, .done))
    }
  }
}

/// Carries a call to the task in which the delegate's `async` form runs.
///
/// As on iOS that may be any thread, and as there the objects are handed over whole: the phone does
/// not touch them again.
private struct AsyncCall<Argument>: @unchecked Sendable {  // guard: handed over, used by one task
  let delegate: any UNUserNotificationCenterDelegate
  let center: UNUserNotificationCenter
  let argument: Argument
}

import Foundation
import PhoneLink
@_spi(Phone) import UserNotifications

// An app may implement the method with a handler, its `async` form, or the old one without; iOS
// calls the first of these that there is.
extension CallbackDelivery {
  func deliverRemoteNotification(
    _ payload: PayloadText, handler: HandlerToken, to delegate: any UIApplicationDelegate
  ) {
    let callback = Callback.didReceiveRemoteNotification(payload, handler)
    let userInfo = PayloadDictionary.decode(payload)
    delegate.application(application, didReceiveRemoteNotification: userInfo) { result in
      Outbox.shared.emit(.completed(handler, .fetched(result.rawValue)))
    }
    guard MissingMethods.take(callback.name, on: delegate) else { return }
    let isLaunch = isLaunching
    Task {
      let result = await delegate.application(
        application, didReceiveRemoteNotification: userInfo)
      guard MissingMethods.take(RemoteNotificationMethod.asynchronous, on: delegate) else {
        return Outbox.shared.emit(.completed(handler, .fetched(result.rawValue)))
      }
      deliverWithoutHandler(
        userInfo, callback: callback, handler: handler, isLaunch: isLaunch, to: delegate)
    }
  }

  /// Where iOS calls no other form.
  func deliverWithoutHandler(_ payload: PayloadText, to delegate: any UIApplicationDelegate) {
    let call: (UIApplication, [AnyHashable: Any]) -> Void =
      delegate.application(_:didReceiveRemoteNotification:)
    call(application, PayloadDictionary.decode(payload))
    settle(.didReceiveRemoteNotificationWithoutHandler(payload), on: delegate)
  }

  /// An action before iOS 10.
  func deliverAction(
    _ answer: NotificationAnswer, handler: HandlerToken, to delegate: any UIApplicationDelegate
  ) {
    let userInfo = PayloadDictionary.decode(answer.notification.payload)
    let completion: @Sendable () -> Void = { Outbox.shared.emit(.completed(handler, .done)) }
    if let text = answer.text {
      delegate.application(
        application, handleActionWithIdentifier: answer.action, forRemoteNotification: userInfo,
        withResponseInfo: [UIUserNotificationActionResponseTypedTextKey: text],
        completionHandler: completion)
    } else {
      delegate.application(
        application, handleActionWithIdentifier: answer.action, forRemoteNotification: userInfo,
        completionHandler: completion)
    }
    settle(.handleAction(answer, handler), on: delegate)
  }

  /// The app has no form with a handler; a launch calls no other.
  private func deliverWithoutHandler(
    _ userInfo: [AnyHashable: Any], callback: Callback, handler: HandlerToken, isLaunch: Bool,
    to delegate: any UIApplicationDelegate
  ) {
    defer {
      // There is no handler to call: as far as the phone is concerned the work is over.
      Outbox.shared.emit(.completed(handler, .fetched(UIBackgroundFetchResult.noData.rawValue)))
    }
    guard !isLaunch else { return Outbox.shared.emit(.notImplemented(callback: callback.name)) }
    let call: (UIApplication, [AnyHashable: Any]) -> Void =
      delegate.application(_:didReceiveRemoteNotification:)
    call(application, userInfo)
    let isMissing = MissingMethods.take(RemoteNotificationMethod.withoutHandler, on: delegate)
    Outbox.shared.emit(
      isMissing
        ? .notImplemented(callback: callback.name)
        : .calledInstead(callback: RemoteNotificationMethod.withoutHandler))
  }
}

import Foundation
import PhoneLink

// Links, activities and quick actions, to the app delegate or to a scene's.
extension CallbackDelivery {
  func deliverLink(_ callback: Callback, to delegate: any UIApplicationDelegate) {
    switch callback {
    case .openURL(let url):
      _ = delegate.application(application, open: URL(phone: url), options: [:])
    case .openURLFromSource(let url):
      _ = delegate.application(
        application, open: URL(phone: url), sourceApplication: nil, annotation: NSNull())
    case .willContinueUserActivity(let type):
      _ = delegate.application(application, willContinueUserActivityWithType: type)
    case .continueUserActivity(let activity):
      let activity = NSUserActivity(activity)
      _ = delegate.application(application, continue: activity) { objects in
        for object in objects ?? [] { object.restoreUserActivityState(activity) }
      }
    case .performShortcut(let item, let handler):
      let item = UIApplicationShortcutItem(item)
      delegate.application(
        application, performActionFor: item, completionHandler: Self.completion(of: handler))
      return complete(handler, callback, on: delegate, otherwise: ShortcutMethod.application) {
        await delegate.application(self.application, performActionFor: item)
      }
    default:
      preconditionFailure("\(callback.name) is no link to an app delegate")
    }
    settle(callback, on: delegate)
  }

  func deliverLinkToScene(_ callback: Callback) {
    switch callback {
    case .sceneOpenURLs(let id, let urls):
      call(id, callback) { delegate, scene in
        delegate.scene(
          scene, openURLContexts: Set(urls.map { UIOpenURLContext(url: URL(phone: $0)) }))
      }
    case .sceneWillContinueUserActivity(let id, let type):
      call(id, callback) { $0.scene($1, willContinueUserActivityWithType: type) }
    case .sceneContinueUserActivity(let id, let activity):
      call(id, callback) { $0.scene($1, continue: NSUserActivity(activity)) }
    case .scenePerformShortcut(let id, let item, let handler):
      deliverShortcut(item, handler: handler, to: connectedScene(id), callback)
    default:
      preconditionFailure("\(callback.name) is no link to a scene")
    }
  }

  private func deliverShortcut(
    _ item: ShortcutItem, handler: HandlerToken, to scene: UIScene, _ callback: Callback
  ) {
    guard let windowScene = scene as? UIWindowScene,
      let delegate = scene.delegate as? any UIWindowSceneDelegate
    else { return Outbox.shared.emit(.notImplemented(callback: callback.name)) }
    let item = UIApplicationShortcutItem(item)
    delegate.windowScene(
      windowScene, performActionFor: item, completionHandler: Self.completion(of: handler))
    complete(handler, callback, on: delegate, otherwise: ShortcutMethod.windowScene) {
      await delegate.windowScene(windowScene, performActionFor: item)
    }
  }

  /// Calls the `async` form where the one with a handler turned out to be a stand-in.
  private func complete(
    _ handler: HandlerToken, _ callback: Callback, on delegate: AnyObject,
    otherwise asynchronous: String, _ call: @escaping @MainActor () async -> Bool
  ) {
    guard MissingMethods.take(callback.name, on: delegate) else { return }
    Task {
      let isPerformed = await call()
      let isMissing = MissingMethods.take(asynchronous, on: delegate)
      Outbox.shared.emit(
        isMissing
          ? .notImplemented(callback: callback.name)
          : .completed(handler, .performed(isPerformed)))
    }
  }

  private static func completion(of handler: HandlerToken) -> @Sendable (Bool) -> Void {
    { Outbox.shared.emit(.completed(handler, .performed($0))) }
  }
}

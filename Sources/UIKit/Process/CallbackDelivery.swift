import Foundation
import PhoneLink
@_spi(Phone) import UserNotifications

/// Calls the app's delegates, and posts what UIKit posts after each call: the scene's notification,
/// then the application's.
@MainActor final class CallbackDelivery {
  let application = UIApplication.shared
  /// Kept for the life of the process; `UIApplication.delegate` alone would not.
  private(set) var delegate: (any UIApplicationDelegate)?
  private let delegateClass: any UIApplicationDelegate.Type
  /// Configurations asked for, until their scene connects.
  var configurations: [SceneID: UISceneConfiguration] = [:]

  init(delegateClass: any UIApplicationDelegate.Type) {
    self.delegateClass = delegateClass
  }

  func deliver(_ callback: Callback) {
    let delegate = loadedDelegate()
    switch callback {
    case .willFinishLaunching(let options):
      _ = delegate.application(
        application, willFinishLaunchingWithOptions: dictionary(options))
      settle(callback, on: delegate)
    case .didFinishLaunching(let options):
      _ = delegate.application(application, didFinishLaunchingWithOptions: dictionary(options))
      settle(callback, on: delegate)
      post(UIApplication.didFinishLaunchingNotification)
    case .applicationDidBecomeActive, .applicationWillResignActive,
      .applicationDidEnterBackground, .applicationWillEnterForeground, .applicationWillTerminate:
      deliverApplicationTurn(callback, to: delegate)
    case .configurationForConnecting, .sceneWillConnect, .sceneWillEnterForeground,
      .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect:
      deliverToScene(callback, applicationDelegate: delegate)
    case .didReceiveRemoteNotification(let payload, let handler):
      deliverRemoteNotification(payload, handler: handler, to: delegate)
    case .willPresent(let notification, let handler):
      UNUserNotificationCenter.current().present(notification, handler: handler)
    case .didReceive(let answer, let handler):
      UNUserNotificationCenter.current().receive(answer, handler: handler)
    }
  }

  private func deliverApplicationTurn(
    _ callback: Callback, to delegate: any UIApplicationDelegate
  ) {
    switch callback {
    case .applicationDidBecomeActive: delegate.applicationDidBecomeActive(application)
    case .applicationWillResignActive: delegate.applicationWillResignActive(application)
    case .applicationDidEnterBackground: delegate.applicationDidEnterBackground(application)
    case .applicationWillEnterForeground: delegate.applicationWillEnterForeground(application)
    default: delegate.applicationWillTerminate(application)
    }
    settle(callback, on: delegate)
    if let name = ApplicationPosts.name(after: callback) { post(name) }
  }

  /// Tells the phone when what was called turned out to be a stand-in.
  func settle(_ callback: Callback, on object: AnyObject) {
    if MissingMethods.take(callback.name, on: object) {
      Outbox.shared.emit(.notImplemented(callback: callback.name))
    }
  }

  func post(_ name: Notification.Name, object: Any? = UIApplication.shared) {
    NotificationCenter.default.post(name: name, object: object)
  }

  private func dictionary(_ options: LaunchOptions) -> [UIApplication.LaunchOptionsKey: Any]? {
    options.remoteNotification.map { [.remoteNotification: PayloadDictionary.decode($0)] }
  }

  private func loadedDelegate() -> any UIApplicationDelegate {
    // An app, or a library in it, may have put another one in its place.
    if let delegate { return application.delegate ?? delegate }
    guard let type = delegateClass as? NSObject.Type,
      let made = ObjectAllocation.make(type) as? any UIApplicationDelegate
    else { preconditionFailure("\(delegateClass) must be a subclass of NSObject") }
    delegate = made
    application.delegate = made
    return made
  }
}

/// Which application notification follows which turn of the app's life.
enum ApplicationPosts {
  static func name(after callback: Callback) -> Notification.Name? {
    switch callback {
    case .applicationDidBecomeActive, .sceneDidBecomeActive:
      UIApplication.didBecomeActiveNotification
    case .applicationWillResignActive, .sceneWillResignActive:
      UIApplication.willResignActiveNotification
    case .applicationDidEnterBackground, .sceneDidEnterBackground:
      UIApplication.didEnterBackgroundNotification
    case .applicationWillEnterForeground, .sceneWillEnterForeground:
      UIApplication.willEnterForegroundNotification
    case .applicationWillTerminate:
      UIApplication.willTerminateNotification
    default: nil
    }
  }
}

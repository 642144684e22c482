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
  /// Whether what comes belongs to the process's launch.
  private(set) var isLaunching = true
  /// Configurations asked for, until their scene connects.
  var configurations: [SceneID: UISceneConfiguration] = [:]

  init(delegateClass: any UIApplicationDelegate.Type) {
    self.delegateClass = delegateClass
  }

  func deliver(_ callback: Callback) {
    let delegate = loadedDelegate()
    switch callback {
    case .willFinishLaunching, .didFinishLaunching:
      deliverLaunch(callback, to: delegate)
    case .applicationDidBecomeActive, .applicationWillResignActive,
      .applicationDidEnterBackground, .applicationWillEnterForeground, .applicationWillTerminate,
      .protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable:
      deliverApplicationTurn(callback, to: delegate)
    case .configurationForConnecting, .sceneWillConnect, .sceneWillEnterForeground,
      .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect:
      deliverToScene(callback, applicationDelegate: delegate)
    case .didReceiveRemoteNotification(let payload, let handler):
      deliverRemoteNotification(payload, handler: handler, to: delegate)
    case .didReceiveRemoteNotificationWithoutHandler(let payload):
      deliverWithoutHandler(payload, to: delegate)
    case .handleAction(let answer, let handler):
      deliverAction(answer, handler: handler, to: delegate)
    case .openURL, .openURLFromSource, .willContinueUserActivity, .continueUserActivity,
      .performShortcut:
      deliverLink(callback, to: delegate)
    case .sceneOpenURLs, .sceneWillContinueUserActivity, .sceneContinueUserActivity,
      .scenePerformShortcut:
      deliverLinkToScene(callback)
    case .willPresent(let notification, let handler):
      UNUserNotificationCenter.shared.present(notification, handler: handler)
    case .didReceive(let answer, let handler):
      UNUserNotificationCenter.shared.receive(answer, handler: handler)
    }
    noteEndOfLaunch(callback)
  }

  /// A launch ends with the app's being active, or with what it was launched for.
  private func noteEndOfLaunch(_ callback: Callback) {
    switch callback {
    case .applicationDidBecomeActive, .sceneDidBecomeActive, .didReceiveRemoteNotification,
      .didReceive, .handleAction:
      isLaunching = false
    default:
      break
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
    case .protectedDataWillBecomeUnavailable:
      delegate.applicationProtectedDataWillBecomeUnavailable(application)
    case .protectedDataDidBecomeAvailable:
      delegate.applicationProtectedDataDidBecomeAvailable(application)
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
    case .protectedDataWillBecomeUnavailable:
      UIApplication.protectedDataWillBecomeUnavailableNotification
    case .protectedDataDidBecomeAvailable:
      UIApplication.protectedDataDidBecomeAvailableNotification
    default: nil
    }
  }
}

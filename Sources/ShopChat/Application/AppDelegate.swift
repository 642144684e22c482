import Glidepath
import GlidepathUIKit
public import UIKit

/// The app's delegate; without scenes it also owns the window.
open class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The window of an app without scenes.
  public var window: UIWindow?

  /// Makes the window where no scene will, then starts push handling.
  open func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.registerForRemoteNotifications()
    if Bundle.main.infoDictionary?["UIApplicationSceneManifest"] == nil {
      window = ShopWindow(frame: UIScreen.main.bounds)
      window?.makeKeyAndVisible()
    }
    Shop.push.gate(.signedIn) { Shop.session.account != nil }
    Shop.push.account { Shop.session.account }
    Shop.push.start(launchOptions)
    Shop.userSteps.observe()
    return true
  }

  /// Takes up what was left; called without scenes only, as are the four that follow.
  open func applicationWillEnterForeground(_ application: UIApplication) {
    Shop.lifeCycle.willEnterForeground()
  }

  /// Goes on with what was paused.
  open func applicationDidBecomeActive(_ application: UIApplication) {
    Shop.lifeCycle.didBecomeActive()
  }

  /// Pauses.
  open func applicationWillResignActive(_ application: UIApplication) {
    Shop.lifeCycle.willResignActive()
  }

  /// Saves the user's work and releases what can be made again.
  open func applicationDidEnterBackground(_ application: UIApplication) {
    Shop.lifeCycle.didEnterBackground()
  }

  /// Saves the user's work; with scenes too.
  open func applicationWillTerminate(_ application: UIApplication) {
    Shop.lifeCycle.willTerminate()
  }

  /// Leaves windows as the manifest has them; one without a scene delegate of the app's own, as
  /// SwiftUI makes them, hands over here what it was opened for.
  open func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    if session.configuration.delegateClass == nil { Shop.push.connect(session, options) }
    return session.configuration
  }

  /// Hands silent pushes on.
  open func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
  ) {
    Shop.push.received(userInfo, fetchCompletionHandler: completionHandler)
  }

  /// Follows a URL of the shop's scheme.
  open func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    Shop.push.open(url)
  }

  /// Follows a web link that the shop claims.
  open func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    Shop.push.continue(userActivity)
  }

  /// Does what was chosen on the app's icon.
  open func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    completionHandler(Shop.push.perform(shortcutItem))
  }
}

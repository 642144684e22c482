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
    Shop.push.leaving { controller in
      let compose = (controller as? UINavigationController)?.topViewController
      return (compose as? ComposeViewController)?.holdsUnsavedWork == true ? .notYet : .allowed
    }
    Shop.push.start(launchOptions)
    Shop.userSteps.observe()
    return true
  }

  /// Hands silent pushes on.
  open func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
  ) {
    Shop.push.received(userInfo, fetchCompletionHandler: completionHandler)
  }
}

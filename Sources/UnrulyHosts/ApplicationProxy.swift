import UIKit

/// Stands between iOS and the app's delegate.
final class ApplicationProxy: NSObject, UIApplicationDelegate {
  private let wrapped: any UIApplicationDelegate

  var window: UIWindow? {
    get { wrapped.window }
    set { wrapped.window = newValue }
  }

  init(wrapping delegate: any UIApplicationDelegate) {
    wrapped = delegate
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    wrapped.applicationDidBecomeActive(application)
  }

  func applicationWillResignActive(_ application: UIApplication) {
    wrapped.applicationWillResignActive(application)
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    wrapped.applicationDidEnterBackground(application)
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    wrapped.applicationWillEnterForeground(application)
  }

  func applicationWillTerminate(_ application: UIApplication) {
    wrapped.applicationWillTerminate(application)
  }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
  ) {
    wrapped.application(
      application, didReceiveRemoteNotification: userInfo,
      fetchCompletionHandler: completionHandler)
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    wrapped.application(application, configurationForConnecting: session, options: options)
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    wrapped.application(app, open: url, options: options)
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    wrapped.application(
      application, continue: userActivity, restorationHandler: restorationHandler)
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    wrapped.application(
      application, performActionFor: shortcutItem, completionHandler: completionHandler)
  }
}

import UIKit

/// Stands between iOS and the app's delegate.
final class ApplicationProxy: NSObject, UIApplicationDelegate {
  private let wrapped: any UIApplicationDelegate

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
}

public import ShopChat
public import UIKit

/// The sample app's delegate in an app that contains another SDK too.
public final class UnrulyAppDelegate: AppDelegate {
  /// Starts the shop, then the other SDK that a launch argument names.
  public override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let result = super.application(application, didFinishLaunchingWithOptions: launchOptions)
    switch LaunchArguments.value(of: "otherSDK") {
    case "proxies": MessagingProxy.shared.install()
    default: break
    }
    return result
  }
}

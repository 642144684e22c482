import Glidepath
import GlidepathUIKit
import UIKit

/// What the whole app shares.
@MainActor enum Shop {
  static let screens = ShopScreens()
  static let push = PushCoordinator(routes: .shop, screens: screens)
  static let session = Session()

  /// The interface as it is after every start: home, alone on its stack.
  static func startScreen() -> UIViewController {
    let home = screens.controller(for: .home)
    push.shows(.home, in: home)
    return UINavigationController(rootViewController: home)
  }
}

/// Who uses the app.
@MainActor final class Session {
  /// Whether anybody is signed in.
  ///
  /// Launch with `-signedIn NO` to start signed out.
  private(set) var isSignedIn = !LaunchArguments.says("signedIn", "NO")
}

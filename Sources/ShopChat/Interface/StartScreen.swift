import GlidepathUIKit
import UIKit

/// The interface as it is after every start.
@MainActor enum StartScreen {
  /// The root of a new window.
  ///
  /// Launch with `-hierarchy NAME` for another build of the same shop.
  static func make() -> UIViewController {
    guard Shop.session.account != nil else { return Shop.push.controller(for: .login) }
    switch LaunchArguments.value(of: "hierarchy") {
    case "tabs": return tabs()
    case "navigation": return stack(.home)
    case "split": return split()
    case "plain": return Shop.push.controller(for: .home)
    default: return DrawerController(menu: menu(), content: tabs())
    }
  }

  private static func tabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [ShopScreen.home, .conversations, .orders, .settings].map(stack)
    return tabs
  }

  private static func split() -> UISplitViewController {
    let split = UISplitViewController()
    split.viewControllers = [UINavigationController(rootViewController: menu()), stack(.home)]
    return split
  }

  private static func stack(_ screen: ShopScreen) -> UINavigationController {
    UINavigationController(rootViewController: Shop.push.controller(for: screen))
  }

  private static func menu() -> UIViewController {
    let menu = TextViewController(title: "Menu", text: "Home, orders, settings")
    menu.restorationIdentifier = "menu"
    return menu
  }
}

import GlidepathUIKit
import UIKit

/// Builds the shop's controllers, for pushes and for the app itself.
struct ShopScreens: UIKitScreens {
  func controller(for screen: ShopScreen) -> UIViewController {
    switch screen {
    case .home: TabRootViewController(title: "ShopChat", text: "Welcome back")
    case .product(let id): ProductViewController(id: id)
    case .orders: TabRootViewController(title: "Orders", text: "All your orders")
    case .order(let id): TextViewController(title: "Order \(id)", text: "Order \(id) is on its way")
    case .messageCenter: TextViewController(title: "Messages", text: "No new messages")
    case .conversations: TabRootViewController(title: "Chats", text: "All conversations")
    case .conversation(let id, let message):
      TextViewController(title: id.target, text: message.map { "At message \($0)" } ?? "At its end")
    case .compose: ComposeViewController()
    case .settings: TabRootViewController(title: "Settings", text: "Nothing to set")
    case .login: TextViewController(title: "Welcome", text: "Sign in to go on")
    }
  }

  func refresh(_ controller: UIViewController, with screen: ShopScreen) {
    guard case .conversation(_, let message?) = screen else { return }
    (controller as? TextViewController)?.text = "At message \(message)"
  }
}

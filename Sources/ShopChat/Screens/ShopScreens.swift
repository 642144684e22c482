import GlidepathUIKit
import UIKit

/// Builds the shop's controllers, for pushes and for the app itself.
struct ShopScreens: UIKitScreens {
  func controller(for screen: ShopScreen) -> UIViewController {
    switch screen {
    case .home: TextViewController(title: "ShopChat", text: "Welcome back")
    case .order(let id): TextViewController(title: "Order \(id)", text: "Order \(id) is on its way")
    case .messageCenter: TextViewController(title: "Messages", text: "No new messages")
    }
  }
}

import Glidepath
import GlidepathUIKit
import UIKit

/// What a user does by hand, told by a post instead of a finger: for scenarios and interface tests.
@MainActor final class UserSteps {
  private static let post = Notification.Name("UserStep")
  private var observer: (any NSObjectProtocol)?

  /// Takes steps from now on.
  func observe() {
    observer = NotificationCenter.default.addObserver(
      forName: Self.post, object: nil, queue: nil
    ) { [weak self] post in
      guard let self else { return }
      let info = post.userInfo as? [String: String] ?? [:]
      // The phone posts on the main thread.
      MainActor.assumeIsolated { take(info) }
    }
  }

  private func take(_ info: [String: String]) {
    switch info["step"] {
    case "open": open(info["address"] ?? "")
    case "drawer": slideDrawer(open: info["to"] == "open")
    case "present": compose(holdsUnsavedWork: info["unsaved"] == "true")
    case "dismissModal": front?.top.dismiss(animated: true)
    case "alert": ask(info["text"] ?? "")
    case "signIn", "switchAccount": Shop.session.signIn(info["account"] ?? "")
    case "signOut": Shop.session.signOut()
    default: refuse("the shop knows no step \(info["step"] ?? "")")
    }
  }

  private func refuse(_ why: String) {
    NotificationCenter.default.post(
      name: Notification.Name("UserStepRefused"), object: self, userInfo: ["why": why])
  }

  private func slideDrawer(open isOpen: Bool) {
    guard let drawer = front?.drawer else { return refuse("this hierarchy has no drawer") }
    drawer.setOpen(isOpen, animated: true)
  }

  private var front: ShopWindow? { ShopWindow.inFront }

  private func open(_ text: String) {
    guard let screen = Address(parsing: text).flatMap(RouteTable.shop.screen) else {
      return refuse("\(text) is no address of the shop")
    }
    guard let stack = front?.currentStack else { return refuse("no stack could take \(text)") }
    stack.pushViewController(Shop.push.controller(for: screen), animated: true)
  }

  private func compose(holdsUnsavedWork: Bool) {
    let screen = Shop.push.controller(for: .compose)
    let navigation = UINavigationController(rootViewController: screen)
    if holdsUnsavedWork { (screen as? ComposeViewController)?.type("Dear shop,") }
    present(navigation)
  }

  private func ask(_ text: String) {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert)
  }

  private func present(_ controller: UIViewController) {
    guard let top = front?.top else { return refuse("no window could show it") }
    top.present(controller, animated: true)
  }
}

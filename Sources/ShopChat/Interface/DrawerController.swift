import GlidepathUIKit
import UIKit

/// A side menu: the content slides aside and shows the menu below it.
final class DrawerController: UIViewController, DrawerContainer {
  /// What lies beside the menu.
  let content: UIViewController
  private let menu: UIViewController
  private(set) var isDrawerOpen = false

  var drawerContent: UIViewController? { content }

  private static let menuWidth: CGFloat = 280

  init(menu: UIViewController, content: UIViewController) {
    self.menu = menu
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, message: "the drawer is made in code")
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [menu, content] {
      addChild(child)
      child.view.frame = view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  /// Opens or closes the menu.
  func setOpen(
    _ isOpen: Bool, animated: Bool, completion: (@MainActor () -> Void)? = nil
  ) {
    isDrawerOpen = isOpen
    let slide = { self.content.view.frame.origin.x = isOpen ? Self.menuWidth : 0 }
    guard animated else {
      slide()
      completion?()
      return
    }
    UIView.animate(withDuration: 0.25, animations: slide) { _ in completion?() }
  }

  func closeDrawer(animated: Bool, completion: @escaping @MainActor () -> Void) {
    setOpen(false, animated: animated, completion: completion)
  }
}

package import UIKit

/// A window of the shop: the login screen while nobody is signed in, else the start screen.
package final class ShopWindow: UIWindow {
  /// The window that the user works in.
  static var inFront: ShopWindow? {
    let all = windows.compactMap(\.window)
    return all.first(where: \.isKeyWindow) ?? all.last
  }

  private struct Entry {
    weak var window: ShopWindow?
  }
  private static var windows: [Entry] = []
  private var observer: (any NSObjectProtocol)?

  package override init(frame: CGRect) {
    super.init(frame: frame)
    showRoot()
  }

  package override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    showRoot()
  }

  @available(*, unavailable, message: "windows are made in code")
  package required init?(coder: NSCoder) { nil }

  private func showRoot() {
    Self.windows.removeAll { $0.window == nil }
    Self.windows.append(Entry(window: self))
    rootViewController = StartScreen.make()
    observer = NotificationCenter.default.addObserver(
      forName: Session.didChange, object: nil, queue: nil
    ) { [weak self] _ in
      guard let self else { return }
      MainActor.assumeIsolated { self.rootViewController = StartScreen.make() }
    }
  }
}

// Where the user is in it.
extension ShopWindow {
  /// The side menu's container, where the interface has one.
  var drawer: DrawerController? { rootViewController as? DrawerController }

  /// The controller over all others.
  var top: UIViewController {
    var top = rootViewController ?? UIViewController()
    while let presented = top.presentedViewController { top = presented }
    return top
  }

  /// The stack that a screen opened by hand comes onto.
  var currentStack: UINavigationController? {
    var controller = top
    while true {
      switch controller {
      case let navigation as UINavigationController: return navigation
      case let drawer as DrawerController: controller = drawer.content
      case let tabs as UITabBarController:
        guard let selected = tabs.selectedViewController else { return nil }
        controller = selected
      case let split as UISplitViewController:
        guard let last = split.viewControllers.last else { return nil }
        controller = last
      default: return nil
      }
    }
  }
}

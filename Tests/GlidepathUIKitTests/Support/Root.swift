import GlidepathUIKit
import UIKit

/// What the probe app's window holds.
@MainActor enum Root: String {
  case stack, tabs, pages, hiddenStack, keptModal, deafStack

  func make() -> UIViewController {
    switch self {
    case .stack: return stack()
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [ProbeScreen.home, .detail].map {
        UINavigationController(rootViewController: ProbeApp.push.controller(for: $0))
      }
      return tabs
    case .pages:
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      pages.setViewControllers([stack()], direction: .forward, animated: false)
      return pages
    case .hiddenStack: return TwoChildren(front: UIViewController(), hidden: stack())
    case .keptModal: return StubbornNavigationController(rootViewController: home())
    case .deafStack: return DeafNavigationController(rootViewController: home())
    }
  }

  private func stack() -> UIViewController {
    UINavigationController(rootViewController: home())
  }

  private func home() -> UIViewController { ProbeApp.push.controller(for: .home) }
}

/// A stack that keeps what it presents, and does not say so.
private final class StubbornNavigationController: UINavigationController {
  override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

/// A stack that takes no screens.
private final class DeafNavigationController: UINavigationController {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {}
}

/// An app's own container: one child is seen, the other is there.
private final class TwoChildren: UIViewController {
  private let front: UIViewController
  private let hidden: UIViewController

  init(front: UIViewController, hidden: UIViewController) {
    self.front = front
    self.hidden = hidden
    super.init(nibName: nil, bundle: nil)
    front.restorationIdentifier = "front"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [hidden, front] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    hidden.view.isHidden = true
  }
}

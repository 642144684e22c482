#if canImport(UIKit)
  import UIKit

  extension UIViewController {
    /// The contained controllers that screens can be in.
    var containedControllers: [UIViewController] {
      switch self {
      case let navigation as UINavigationController: navigation.viewControllers
      case let tabs as UITabBarController: tabs.viewControllers ?? []
      case let split as UISplitViewController: split.viewControllers
      case let pages as UIPageViewController: pages.viewControllers ?? []
      case let drawer as any DrawerContainer: [drawer.drawerContent].compactMap { $0 }
      default: childrenBackToFront
      }
    }

    /// Of an app's own container: the children that can be seen and fill it, the one in front last.
    ///
    /// A panel over a screen, a page beside the visible one and a child that has faded are not what the
    /// user is on.
    private var childrenBackToFront: [UIViewController] {
      let seen = ownChildren.compactMap { child in
        place(of: child.viewIfLoaded).map { (child: child, depth: $0) }
      }
      return seen.sorted { $0.depth < $1.depth }.map(\.child)
    }

    /// The children that the app has put there.
    private var ownChildren: [UIViewController] { children.filter { !($0 is ReturnSentinel) } }

    /// Of an app's own container: the children that it keeps out of sight.
    var hiddenControllers: [UIViewController] {
      let seen = containedControllers
      return ownChildren.filter { child in !seen.contains { $0 === child } }
    }

    /// The contained controller that the user sees.
    var shownController: UIViewController? {
      switch self {
      case let tabs as UITabBarController: tabs.selectedViewController
      // Two pages lie side by side where a book is open.
      case is UIPageViewController: containedControllers.first
      default: containedControllers.last
      }
    }

    /// How far in front a child's view lies among the container's own subviews; nil if the user is not
    /// on it.
    private func place(of child: UIView?) -> Int? {
      guard var view = child, let container = viewIfLoaded else { return nil }
      var frame = view.frame
      let fills = frame.size.fills(container.bounds.size)
      while !view.isHidden, view.alpha > 0.01, let superview = view.superview {
        if superview === container {
          guard fills, frame.isSeen(in: container.bounds) else { return nil }
          return container.subviews.firstIndex { $0 === view }
        }
        frame = frame.offsetBy(dx: superview.frame.minX, dy: superview.frame.minY)
        view = superview
      }
      return nil
    }

    /// From this controller to the one the user sees, through containers and presentations.
    var visiblePath: [UIViewController] {
      var path = [self]
      var last = self
      while let next = last.shownController {
        path.append(next)
        last = next
      }
      guard let modal = path.lazy.compactMap(\.ownPresentedController).first else { return path }
      return path + modal.visiblePath
    }

    /// The controller presented over all others, or this one.
    var frontController: UIViewController? { visiblePath.last { $0.parent == nil } }

    /// What this very controller presents; UIKit answers for its containers too.
    private var ownPresentedController: UIViewController? {
      guard let presented = presentedViewController, !presented.isBeingDismissed,
        presented.presentingViewController === self || parent?.presentedViewController !== presented
      else { return nil }
      return presented
    }
  }

  extension CGSize {
    /// Whether a view of this size is what a container shows, bars and margins apart; before the first
    /// layout it has none.
    fileprivate func fills(_ container: CGSize) -> Bool {
      let own = width * height
      let whole = container.width * container.height
      return own == 0 || whole == 0 || own >= whole * 0.75
    }
  }

  extension CGRect {
    /// Rectangles that only touch have nothing in common.
    fileprivate func isSeen(in bounds: CGRect) -> Bool {
      isEmpty || bounds.isEmpty || !intersection(bounds).isEmpty
    }
  }
#endif

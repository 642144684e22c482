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

    /// Of an app's own container: the children that can be seen, the one in front last.
    private var childrenBackToFront: [UIViewController] {
      let own = children.filter { !($0 is ReturnSentinel) }
      let seen = own.compactMap { child in
        depth(of: child.viewIfLoaded).map { (child: child, depth: $0) }
      }
      return seen.sorted { $0.depth < $1.depth }.map(\.child)
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

    /// How far in front a child's view lies among the container's own subviews; nil if it is not seen.
    private func depth(of view: UIView?) -> Int? {
      guard var view, let container = viewIfLoaded else { return nil }
      while !view.isHidden, let superview = view.superview {
        if superview === container { return container.subviews.firstIndex { $0 === view } }
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
#endif

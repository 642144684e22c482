#if canImport(UIKit)
  import UIKit

  extension UIViewController {
    /// The contained controllers that screens can be in; Glidepath's own are none.
    var containedControllers: [UIViewController] {
      switch self {
      case let navigation as UINavigationController: navigation.viewControllers
      case let tabs as UITabBarController: tabs.viewControllers ?? []
      case let split as UISplitViewController: split.viewControllers
      case let pages as UIPageViewController: pages.viewControllers ?? []
      case let drawer as any DrawerContainer: [drawer.drawerContent].compactMap { $0 }
      default: children.filter { !($0 is ReturnSentinel) }
      }
    }

    /// The contained controller that the user sees.
    var shownController: UIViewController? {
      if let tabs = self as? UITabBarController { return tabs.selectedViewController }
      return shownIndex.map { containedControllers[$0] }
    }

    /// The place of the contained controller that the user sees: of an app's own container it is the
    /// one whose view lies in front.
    var shownIndex: Int? {
      let contained = containedControllers
      switch self {
      case is UINavigationController, is UISplitViewController:
        return contained.indices.last
      case is UIPageViewController, is any DrawerContainer:
        return contained.indices.first
      default:
        let inFront = contained.indices.compactMap { index in
          depth(of: contained[index].viewIfLoaded).map { (index: index, depth: $0) }
        }
        return inFront.max { $0.depth < $1.depth }?.index
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

    /// What this very controller presents; UIKit answers for its containers too.
    private var ownPresentedController: UIViewController? {
      guard let presented = presentedViewController, !presented.isBeingDismissed,
        presented.presentingViewController === self || parent?.presentedViewController !== presented
      else { return nil }
      return presented
    }
  }
#endif

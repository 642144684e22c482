import Foundation

extension UIViewController {
  func take(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  func leaveParent() {
    guard let parent else { return }
    ReplacedScreens.noteReplacement(of: self)
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// The controller and the containers around it, innermost first.
  var lineage: [UIViewController] {
    var line = [self]
    while let next = line.last?.parent { line.append(next) }
    return line
  }

  private func nearestAncestor<Container: UIViewController>(
    _ type: Container.Type
  ) -> Container? {
    lineage.dropFirst().lazy.compactMap { $0 as? Container }.first
  }

  /// The nearest navigation controller around it.
  public var navigationController: UINavigationController? {
    nearestAncestor(UINavigationController.self)
  }
  /// The nearest tab bar controller around it.
  public var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }
}

// A container of an app's own: what counts is where it has put the views of its children.
extension UIViewController {
  /// The children whose views lie in the controller's own.
  var childrenInView: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  /// The child that the user is on: the foremost of those that are in sight and fill the view.
  ///
  /// A smaller one in front, such as a panel or a mini player, leaves the user on the container.
  var frontmostChild: UIViewController? {
    viewIfLoaded.flatMap { frontmostChild(in: $0, at: .zero) }
  }

  /// The same in a view that begins at a point of the controller's own.
  private func frontmostChild(in view: UIView, at origin: CGPoint) -> UIViewController? {
    for subview in view.subviews.reversed() where subview.isSeen {
      let frame = subview.frame.offsetBy(dx: origin.x, dy: origin.y)
      if let owner = subview.owningController, owner.parent === self {
        if isFilled(by: frame) { return owner }
      } else if let child = frontmostChild(in: subview, at: frame.origin) {
        return child
      }
    }
    return nil
  }

  /// Whether what stands there is in sight and as large as the controller's view, bars apart.
  ///
  /// Size and place are told apart: content that a side menu has pushed aside still fills. Nothing
  /// is laid out on the phone, so a frame without size says nothing.
  private func isFilled(by frame: CGRect) -> Bool {
    guard let bounds = viewIfLoaded?.bounds, !bounds.isEmpty, !frame.isEmpty else { return true }
    let leastShare = 0.75
    // Rectangles that only touch intersect by Foundation on Linux.
    let overlap = frame.intersection(bounds)
    return !overlap.isEmpty
      && frame.width * frame.height >= leastShare * bounds.width * bounds.height
  }

  /// Puts one child's view in place of another's, telling both.
  func exchange(
    _ old: UIViewController, for new: UIViewController, duration: TimeInterval,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    precondition(
      old.parent === self && new.parent === self,
      "only children of \(type(of: self)) can be exchanged by it")
    let isSeen = isOnScreen
    if isSeen {
      old.beginDisappearing(animated: true)
      new.beginAppearing(animated: true)
    }
    (old.view.superview ?? view).addSubview(new.view)
    animations?()
    RunningTransition(animated: duration > 0, seconds: duration).start {
      old.view.removeFromSuperview()
      if isSeen {
        old.finishDisappearing(animated: true)
        new.finishAppearing(animated: true)
      }
      completion?(true)
    }
  }

  /// Its view is about to come into the view of a parent that is seen.
  func beginAppearingByView() {
    guard let parent, parent.forwardsToViews, parent.isOnScreen, !isOnScreen else { return }
    beginAppearing(animated: false)
    // As on iOS the child hears that it is seen only after the work under way.
    guard parent.appearance == .appeared else { return }
    DispatchQueue.main.async { self.finishAppearing(animated: false) }
  }

  /// Its view is about to be taken from the view of its parent.
  func beginDisappearingByView() {
    guard let parent, parent.forwardsToViews else { return }
    beginDisappearing(animated: false)
  }

  /// Its view was taken from the view of its parent.
  func finishDisappearingByView() {
    guard let parent, parent.forwardsToViews else { return }
    finishDisappearing(animated: false)
  }

  private var forwardsToViews: Bool {
    shouldAutomaticallyForwardAppearanceMethods && !showsChildrenItself
  }
}

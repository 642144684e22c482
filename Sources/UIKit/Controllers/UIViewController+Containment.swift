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

  /// The child in front of the others.
  var frontmostChild: UIViewController? { viewIfLoaded.flatMap(frontmostChild) }

  private func frontmostChild(in view: UIView) -> UIViewController? {
    for subview in view.subviews.reversed() where !subview.isHidden && subview.alpha > 0 {
      if let owner = subview.owningController, owner.parent === self { return owner }
      if let child = frontmostChild(in: subview) { return child }
    }
    return nil
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

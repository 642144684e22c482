/// Shows one of several controllers, chosen in a bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Asked and told when the user, not the app, selects a tab.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar.
  open private(set) lazy var tabBar = UITabBar(frame: Self.barFrame)
  /// The lower edge, with room for the home indicator.
  private static var barFrame: CGRect {
    let screen = UIScreen.main.bounds
    return CGRect(x: 0, y: screen.height - 83, width: screen.width, height: 83)
  }

  private var selected: UIViewController?

  /// The controllers, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; the selected one stays selected if it stays.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let formerIndex = selectedIndex
    for gone in children where !new.contains(gone) {
      gone.willMove(toParent: nil)
      gone.removeFromParent()
    }
    for controller in new where !children.contains(controller) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    children = new
    tabBar.items = new.map(\.tabBarItem)
    if let selected, new.contains(selected) { return updateBar() }
    change(to: new.indices.contains(formerIndex) ? new[formerIndex] : new.first)
  }

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      precondition(
        children.contains(newValue), "\(type(of: newValue)) is in no tab and cannot be selected")
      change(to: newValue)
    }
  }

  /// The place of the controller that is shown; `NSNotFound` without one.
  ///
  /// As on iOS a place that does not exist is not selected.
  open var selectedIndex: Int {
    get { selected.flatMap(children.firstIndex) ?? NSNotFound }
    set {
      guard children.indices.contains(newValue) else { return }
      change(to: children[newValue])
    }
  }

  /// The user has touched a tab.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  override func addBars() { viewIfLoaded?.addSubview(tabBar) }
  override func raiseBars() { viewIfLoaded?.bringSubviewToFront(tabBar) }
  override var showsChildrenItself: Bool { true }
  override var shownChildren: [UIViewController] { selected.map { [$0] } ?? [] }

  /// Does what touching a tab does.
  func touchTab(at index: Int) {
    guard SingleTap.reaches(tabBar) else { return }
    let touched = children[index]
    guard delegate?.tabBarController(self, shouldSelect: touched) != false else { return }
    if let item = touched.tabBarItem { tabBar(tabBar, didSelect: item) }
    if touched === selected {
      (touched as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      change(to: touched)
    }
    delegate?.tabBarController(self, didSelect: touched)
  }

  private func change(to new: UIViewController?) {
    guard new !== selected else { return updateBar() }
    let old = selected
    selected = new
    updateBar()
    guard isOnScreen else { return }
    new.map { view.addSubview($0.view) }
    raiseBars()
    new?.beginAppearing(animated: false)
    old?.beginDisappearing(animated: false)
    old?.finishDisappearing(animated: false)
    old?.viewIfLoaded?.removeFromSuperview()
    if appearance == .appeared { new?.finishAppearing(animated: false) }
  }

  private func updateBar() { tabBar.selectedItem = selected?.tabBarItem }
}

/// Asked and told when the user selects a tab.
///
/// Every method is optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether the tab may be selected.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// A tab was selected; it may have been selected before.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Stands in for a method the delegate does not implement.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Stands in for a method the delegate does not implement.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

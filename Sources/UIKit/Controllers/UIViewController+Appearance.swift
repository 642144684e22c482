/// How far a controller is on its way to and from the screen.
enum Appearance {
  case disappeared, appearing, appeared, disappearing
}

extension UIViewController {
  /// Tells the controller, and what it shows, that it is about to be seen.
  func beginAppearing(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    viewWillAppear(animated)
    visibleChild?.beginAppearing(animated: animated)
  }

  /// Tells the controller, and what it shows, that it is seen.
  func finishAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(animated)
    visibleChild?.finishAppearing(animated: animated)
  }

  /// Tells the controller, and what it shows, that it is about to go.
  func beginDisappearing(animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
    visibleChild?.beginDisappearing(animated: animated)
  }

  /// Tells the controller, and what it shows, that it is gone.
  func finishDisappearing(animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(animated)
    visibleChild?.finishDisappearing(animated: animated)
  }

  private var visibleChild: UIViewController? {
    if let navigation = self as? UINavigationController { return navigation.topViewController }
    return children.last
  }
}

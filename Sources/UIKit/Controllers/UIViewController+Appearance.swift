/// How far a controller is on its way to and from the screen.
enum Appearance {
  case disappeared, appearing, appeared, disappearing
}

extension UIViewController {
  /// Whether the user sees it, or is about to.
  var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

  /// Tells the controller, and what it shows, that it is about to be seen.
  func beginAppearing(animated: Bool) {
    guard !isOnScreen else { return }
    loadViewIfNeeded()
    if showsChildrenItself { arrangeShownViews() }
    appearance = .appearing
    viewWillAppear(animated)
    for child in shownChildren { child.beginAppearing(animated: animated) }
  }

  /// Tells the controller, and what it shows, that it is seen.
  func finishAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    viewIsAppearing(animated)
    viewWillLayoutSubviews()
    viewDidLayoutSubviews()
    appearance = .appeared
    viewDidAppear(animated)
    for child in shownChildren { child.finishAppearing(animated: animated) }
  }

  /// Tells the controller, and what it shows, that it is about to go.
  func beginDisappearing(animated: Bool) {
    guard isOnScreen else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
    for child in shownChildren { child.beginDisappearing(animated: animated) }
  }

  /// Tells the controller, and what it shows, that it is gone.
  func finishDisappearing(animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(animated)
    for child in shownChildren { child.finishDisappearing(animated: animated) }
  }

  /// Puts the views of the children it shows into its own and takes the others' out.
  func arrangeShownViews() {
    let shown = shownChildren
    for child in children where !shown.contains(child) {
      child.viewIfLoaded?.removeFromSuperview()
    }
    for child in shown where child.view.superview == nil { view.addSubview(child.view) }
    raiseBars()
  }
}

extension UIViewController {
  /// Tells a child that it begins to appear or disappear, where its parent does not forward that.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      beginAppearing(animated: animated)
    } else {
      beginDisappearing(animated: animated)
    }
  }

  /// Tells a child that what `beginAppearanceTransition(_:animated:)` began has ended.
  public func endAppearanceTransition() {
    finishAppearing(animated: false)
    finishDisappearing(animated: false)
  }
}

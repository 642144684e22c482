import PhoneLink

/// A stack of controllers of which the top one is seen.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// Told before and after each change of the top controller.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The transition that runs; a stack changes once it has ended.
  private var running: RunningTransition?
  override var runningTransition: RunningTransition? { running ?? super.runningTransition }
  override var showsChildrenItself: Bool { true }
  override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  /// Makes a stack of one.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    adopt(rootViewController)
    children = [rootViewController]
    rootViewController.didMove(toParent: self)
  }

  /// The stack, bottom first.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller on top.
  open var topViewController: UIViewController? { children.last }
  /// The controller on top, or what is presented over it.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// What stands for the stack in a tab bar: its own item if it has one, else that of its bottom
  /// controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? children.first?.tabBarItem ?? super.tabBarItem }
    set { ownTabBarItem = newValue }
  }

  /// Puts a controller on top.
  ///
  /// As on iOS a change during a running transition, also one of a presentation, is put off until
  /// that has ended; until then the stack is as it was.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if let runningTransition {
      return runningTransition.whenEnded {
        self.pushViewController(viewController, animated: animated)
      }
    }
    precondition(
      !children.contains { $0 === viewController },
      "\(type(of: viewController)) is pushed onto a navigation stack that already contains it")
    precondition(
      !(viewController is UINavigationController),
      "a navigation controller cannot be pushed onto another's stack")
    let previous = topViewController
    adopt(viewController)
    children.append(viewController)
    if previous != nil { PhoneScreen.noteAddition(of: viewController, manner: .pushed) }
    change(from: previous, to: viewController, animated: animated, isPop: false) {
      viewController.didMove(toParent: self)
    }
  }

  /// Takes the top controller away; nil when there is only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    return popToViewController(children[children.count - 2], animated: animated)?.last
  }

  /// Takes all but the bottom controller away.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Takes everything above a controller away; nil when there is nothing above it.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure("\(type(of: viewController)) is not on the navigation stack")
    }
    if let runningTransition {
      runningTransition.whenEnded { self.popToViewController(viewController, animated: animated) }
      return nil
    }
    let popped = Array(children[(index + 1)...])
    guard let top = popped.last else { return nil }
    remove(popped, revealing: viewController, from: top, animated: animated)
    return popped
  }

  /// Replaces the whole stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if let runningTransition {
      return runningTransition.whenEnded {
        self.setViewControllers(viewControllers, animated: animated)
      }
    }
    let previous = topViewController
    let gone = children.filter { child in !viewControllers.contains { $0 === child } }
    let new = viewControllers.filter { controller in !children.contains { $0 === controller } }
    gone.forEach { $0.willMove(toParent: nil) }
    new.forEach(adopt)
    children = viewControllers
    let finish: @MainActor () -> Void = {
      gone.forEach(self.letGo)
      new.forEach { $0.didMove(toParent: self) }
    }
    guard let top = topViewController, top !== previous else { return finish() }
    change(from: previous, to: top, animated: animated, isPop: false, completion: finish)
  }

  /// Puts a controller on top.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: How a change happens

  private func remove(
    _ popped: [UIViewController], revealing top: UIViewController, from previous: UIViewController,
    animated: Bool
  ) {
    popped.forEach { $0.willMove(toParent: nil) }
    children.removeLast(popped.count)
    change(from: previous, to: top, animated: animated, isPop: true) {
      popped.forEach(self.letGo)
    }
  }

  private func adopt(_ controller: UIViewController) {
    controller.willMove(toParent: self)
    controller.parent = self
  }

  private func letGo(_ controller: UIViewController) {
    controller.parent = nil
    controller.didMove(toParent: nil)
  }

  private func change(
    from old: UIViewController?, to new: UIViewController, animated: Bool, isPop: Bool,
    completion: @escaping @MainActor () -> Void
  ) {
    let isOnScreen = isOnScreen
    old?.transition = isPop ? .leaving : .none
    new.transition = isPop ? .none : .entering
    if isOnScreen {
      view.addSubview(new.view)
      old?.beginDisappearing(animated: animated)
      delegate?.navigationController(self, willShow: new, animated: animated)
      new.beginAppearing(animated: animated)
    }
    let transition = RunningTransition(animated: animated && isOnScreen)
    running = transition
    transition.start {
      if isOnScreen {
        old?.finishDisappearing(animated: animated)
        old?.viewIfLoaded?.removeFromSuperview()
        new.finishAppearing(animated: animated)
      }
      old?.transition = .none
      new.transition = .none
      self.running = nil
      completion()
      if isOnScreen {
        self.delegate?.navigationController(self, didShow: new, animated: animated)
      }
    }
  }
}

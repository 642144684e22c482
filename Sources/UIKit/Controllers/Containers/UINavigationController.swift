import PhoneLink

/// A stack of controllers of which the top one is seen.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// Told before and after each change of the top controller.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar above the stack.
  open private(set) lazy var navigationBar = UINavigationBar(frame: .zero)
  /// Whether the bar is out of sight.
  open var isNavigationBarHidden = false

  /// The transition that runs; a stack changes once it has ended.
  private var running: RunningTransition?

  /// Makes an empty stack.
  @preconcurrency @MainActor public override init(
    nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?
  ) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Storyboards do not exist on the phone.
  public required init?(coder: NSCoder) { nil }

  /// Makes a stack of one.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
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

  // As on iOS a change during a running transition, also one of a presentation around the stack, is
  // put off until that has ended; until then the stack is as it was.

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !(viewController is UINavigationController),
      "a navigation controller cannot be pushed onto another's stack")
    // Told when it is asked for: by whom a screen was added is seen from when that was.
    if !children.isEmpty { PhoneScreen.noteAddition(of: viewController, manner: .pushed) }
    guard !putOff({ self.push(viewController, animated: animated) }) else { return }
    push(viewController, animated: animated)
  }

  /// Takes the top controller away; nil when there is only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard !putOff({ self.popTop(animated: animated) }) else { return nil }
    return popTop(animated: animated)
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
    precondition(
      children.contains(viewController),
      "\(type(of: viewController)) is not on the navigation stack")
    guard !putOff({ self.pop(to: viewController, animated: animated) }) else { return nil }
    return pop(to: viewController, animated: animated)
  }

  /// Replaces the whole stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard !putOff({ self.replace(by: viewControllers, animated: animated) }) else { return }
    replace(by: viewControllers, animated: animated)
  }

  /// Takes the bar out of sight, or brings it back.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Puts a controller on top.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  override var runningTransition: RunningTransition? { running ?? super.runningTransition }
  override var showsChildrenItself: Bool { true }
  override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }
}

// MARK: - How a change happens

extension UINavigationController {
  /// Has a change made after the transition that runs; false if none runs.
  private func putOff(_ change: @escaping @MainActor () -> Void) -> Bool {
    guard let runningTransition else { return false }
    runningTransition.whenEnded { if !self.putOff(change) { change() } }
    return true
  }

  private func push(_ controller: UIViewController, animated: Bool) {
    precondition(
      !children.contains(controller),
      "\(type(of: controller)) is pushed onto a navigation stack that already contains it")
    let previous = topViewController
    adopt(controller)
    children.append(controller)
    controller.transition = .entering
    change(from: previous, to: controller, animated: animated) {
      controller.didMove(toParent: self)
    }
  }

  @discardableResult
  private func popTop(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    return pop(to: children[children.count - 2], animated: animated)?.last
  }

  /// Nil also where the controller has left the stack since the pop was asked for.
  @discardableResult
  private func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = children.firstIndex(of: controller), let top = children.last,
      top !== controller
    else { return nil }
    let popped = Array(children[(index + 1)...])
    popped.forEach { $0.willMove(toParent: nil) }
    children.removeLast(popped.count)
    top.transition = .leaving
    change(from: top, to: controller, animated: animated) {
      popped.forEach(self.letGo)
    }
    return popped
  }

  private func replace(by controllers: [UIViewController], animated: Bool) {
    let previous = topViewController
    let gone = children.filter { !controllers.contains($0) }
    let new = controllers.filter { !children.contains($0) }
    if children.first !== controllers.first { gone.forEach(ReplacedScreens.noteReplacement) }
    gone.forEach { $0.willMove(toParent: nil) }
    new.forEach(adopt)
    children = controllers
    let finish: @MainActor () -> Void = {
      gone.forEach(self.letGo)
      new.forEach { $0.didMove(toParent: self) }
    }
    guard let top = topViewController, top !== previous else { return finish() }
    // A top that was below in the stack already does not come to the parent.
    if new.contains(top) { top.transition = .entering }
    if let previous, gone.contains(previous) { previous.transition = .leaving }
    change(from: previous, to: top, animated: animated, completion: finish)
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
    from old: UIViewController?, to new: UIViewController, animated: Bool,
    completion: @escaping @MainActor () -> Void
  ) {
    let isOnScreen = isOnScreen
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

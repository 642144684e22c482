/// Shows one page of several, or two beside each other.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// Told when the user turns pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Knows which page follows which.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// How pages are turned.
  public let transitionStyle: TransitionStyle
  /// In which direction pages follow each other.
  public let navigationOrientation: NavigationOrientation

  private var running: RunningTransition?

  /// Makes a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Storyboards do not exist on the phone.
  public required init?(coder: NSCoder) { nil }

  /// The pages in view.
  open var viewControllers: [UIViewController]? { children }

  /// Turns to other pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    let gone = children.filter { !new.contains($0) }
    let added = new.filter { !children.contains($0) }
    gone.forEach(ReplacedScreens.noteReplacement)
    gone.forEach { $0.willMove(toParent: nil) }
    added.forEach(addChild)
    children = new
    let isSeen = isOnScreen
    if isSeen {
      added.forEach { view.addSubview($0.view) }
      added.forEach { $0.beginAppearing(animated: animated) }
      gone.forEach { $0.beginDisappearing(animated: animated) }
    }
    let transition = RunningTransition(animated: animated && isSeen)
    running = transition
    transition.start {
      // A page that slides in is there before the other is gone, one that is turned up after it.
      if isSeen, self.transitionStyle == .scroll {
        added.forEach { $0.finishAppearing(animated: animated) }
      }
      gone.forEach(self.letGo)
      if isSeen { added.forEach { $0.finishAppearing(animated: animated) } }
      added.forEach { $0.didMove(toParent: self) }
      self.running = nil
      completion?(true)
    }
  }

  override var showsChildrenItself: Bool { true }
  override var shownChildren: [UIViewController] { children }
  override var runningTransition: RunningTransition? { running ?? super.runningTransition }

  private func letGo(_ page: UIViewController) {
    page.finishDisappearing(animated: false)
    page.viewIfLoaded?.removeFromSuperview()
    page.parent = nil
    page.didMove(toParent: nil)
  }
}

extension UIPageViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// Like paper.
    case pageCurl
    /// By sliding.
    case scroll
  }

  /// In which direction pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// Which way is turned.
  public enum NavigationDirection: Int, Sendable {
    /// To a later page.
    case forward
    /// To an earlier page.
    case reverse
  }

  /// What else can be said of how pages look.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name Apple gives it.
    public var rawValue: String
    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The room between pages.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

/// Knows which page follows which.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before a page; nil before the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after a page; nil after the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Told when the user turns pages; on the phone nobody does, as there is no step for it.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// The user has begun to turn.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// The user has turned, or not.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Stands in for a method the delegate does not implement.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Stands in for a method the delegate does not implement.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

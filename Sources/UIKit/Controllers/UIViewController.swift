/// Manages one screen, or contains others that do.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// A name that survives the process; the phone shows it as the screen's.
  open var restorationIdentifier: String?
  /// What the navigation bar says when this controller is on top, and its tab.
  open var title: String? {
    didSet {
      navigationItem.title = title
      ownTabBarItem?.title = title
    }
  }
  /// What the controller shows in a navigation bar.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// What stands for the controller in a tab bar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get {
      let item = ownTabBarItem ?? UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set { ownTabBarItem = newValue }
  }
  /// Whether a tab bar is out of sight while the controller is on top.
  open var hidesBottomBarWhenPushed = false

  /// The controllers it contains, in the order they were added.
  open internal(set) var children: [UIViewController] = []
  /// The container it is in.
  open internal(set) weak var parent: UIViewController?

  /// How far the controller is on its way to and from the screen.
  var appearance = Appearance.disappeared
  /// The transition that adds or removes it, while that runs.
  var transition = TransitionRole.none
  /// What it presents and what presents it.
  var modal = ModalLinks()
  /// Whether it was pushed or presented at some time.
  var wasAdded = false
  /// The item that was asked for or set.
  var ownTabBarItem: UITabBarItem?

  private var loadedView: UIView?

  /// Makes a controller; there are no nib files on the phone, so both are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Makes a controller without nib.
  @preconcurrency @MainActor public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Storyboards do not exist on the phone.
  public required init?(coder: NSCoder) { nil }

  // MARK: View

  /// The controller's view; loading it on first use.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.owningController = self
    }
  }
  /// The view if it was loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view was loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view; to be overridden by controllers that make their own.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    addBars()
    viewDidLoad()
  }

  /// The view was loaded.
  open func viewDidLoad() {}
  /// The view is about to be seen.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in its place and about to be seen.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view's contents are about to be arranged.
  open func viewWillLayoutSubviews() {}
  /// The view's contents are arranged; on the phone nothing has moved.
  open func viewDidLayoutSubviews() {}
  /// The view is seen.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is gone.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Containment

  /// A parent is about to take the controller (or, with nil, to let it go).
  open func willMove(toParent parent: UIViewController?) {}
  /// A parent has taken the controller (or, with nil, let it go).
  open func didMove(toParent parent: UIViewController?) {}
  /// Adds a child; the container then calls `didMove(toParent:)` on it.
  open func addChild(_ childController: UIViewController) { take(childController) }
  /// Takes the controller from its parent; `willMove(toParent: nil)` is called by the container
  /// before.
  open func removeFromParent() { leaveParent() }

  /// Whether children are told that they appear and disappear along with their parent.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// The child that decides how the status bar looks.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is seen.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// How the status bar looks above the controller.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is out of sight.
  open var prefersStatusBarHidden: Bool { false }
  /// The edges along which the view reaches under the bars.
  open var edgesForExtendedLayout: UIRectEdge = .all

  /// Puts one child's view in place of another's.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, animations: animations,
      completion: completion)
  }

  /// Whether it puts the views of its children into its own by itself, as UIKit's containers do.
  var showsChildrenItself: Bool { false }
  /// Puts the container's bars into its view, which was just made.
  func addBars() {}
  /// Brings the container's bars above its children, unless the app has put them elsewhere.
  func raiseBars() {}
  /// The children that appear and disappear along with it.
  var shownChildren: [UIViewController] { childrenInView }

  /// Whether the controller is being added to its parent right now.
  open var isMovingToParent: Bool { transition == .entering }
  /// Whether the controller is being taken from its parent right now.
  open var isMovingFromParent: Bool { transition == .leaving }

  // MARK: Presentation

  /// How the controller covers others when it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.systemDefault
  /// How it moves when it is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user cannot swipe it away.
  open var isModalInPresentation = false
  /// Whether it presents, itself, what its children present over the current context.
  open var definesPresentationContext = false

  /// Shows a controller over this one.
  ///
  /// As on iOS nothing happens, and `completion` is not called, where this is not possible.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    carryOutPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away all that this controller presents; if it presents nothing, itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    carryOutDismissal(animated: flag, completion: completion)
  }

  /// The user, not the app, has dismissed it.
  func userSwipedAway() {}

  /// Shows a controller in the way of the container around this one.
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }
  /// Shows a controller as the detail of what this one shows.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showAsDetail(vc, sender: sender)
  }

  /// The transition that runs around the controller, if any.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition
  }
  /// The transition by which it, or a container around it, changes right now.
  var runningTransition: RunningTransition? { modalTransition ?? parent?.runningTransition }

  /// The view's superview, the parent, who presents it.
  open override var next: UIResponder? {
    loadedView?.superview ?? parent ?? modal.presenter
  }
}

/// Which part a controller has in a running transition.
enum TransitionRole {
  case none, entering, leaving
}

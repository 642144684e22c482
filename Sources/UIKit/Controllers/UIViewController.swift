/// Manages one screen, or contains others that do.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// A name that survives the process; the phone shows it as the screen's.
  open var restorationIdentifier: String?
  /// What the navigation bar says when this controller is on top.
  open var title: String? {
    didSet { navigationItem.title = title }
  }
  /// What the controller shows in a navigation bar.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  /// The controllers it contains, in the order they were added.
  open internal(set) var children: [UIViewController] = []
  /// The container it is in.
  open internal(set) weak var parent: UIViewController?

  /// How far the controller is on its way to and from the screen.
  var appearance = Appearance.disappeared
  /// The transition that adds or removes it, while that runs.
  var transition = TransitionRole.none

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
    set { loadedView = newValue }
  }
  /// The view if it was loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view was loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view; to be overridden by controllers that make their own.
  open func loadView() { loadedView = UIView() }

  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    loadedView?.owningController = self
    viewDidLoad()
  }

  /// The view was loaded.
  open func viewDidLoad() {}
  /// The view is about to be seen.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is seen.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// A parent is about to take the controller (or, with nil, to let it go).
  open func willMove(toParent parent: UIViewController?) {}
  /// A parent has taken the controller (or, with nil, let it go).
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether the controller is being added to its parent right now.
  open var isMovingToParent: Bool { transition == .entering }
  /// Whether the controller is being taken from its parent right now.
  open var isMovingFromParent: Bool { transition == .leaving }

  /// The transition that runs around the controller, if any.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    parent?.transitionCoordinator
  }

  /// The view, its superviews, the parent, the window.
  open override var next: UIResponder? { loadedView?.superview ?? parent }

  /// The nearest navigation controller around it.
  open var navigationController: UINavigationController? {
    var ancestor = parent
    while let container = ancestor {
      if let navigation = container as? UINavigationController { return navigation }
      ancestor = container.parent
    }
    return nil
  }
}

/// Which part a controller has in a running transition.
enum TransitionRole {
  case none, entering, leaving
}

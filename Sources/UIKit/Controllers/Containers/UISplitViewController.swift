/// Shows controllers side by side; on the phone never collapsed to one.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// Told of changes, and asked how to show what is asked for.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// How its columns are arranged.
  public let style: Style
  /// Whether one column is shown in place of all.
  open var isCollapsed: Bool { false }
  /// What the app would like to be shown.
  open var preferredDisplayMode = DisplayMode.automatic
  /// What is shown.
  open var displayMode: DisplayMode { .oneBesideSecondary }

  /// What was set for each column.
  private var assigned: [Column: UIViewController] = [:]

  /// Makes one whose columns are the controllers in `viewControllers`.
  @preconcurrency @MainActor public override init(
    nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?
  ) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes one with named columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Storyboards do not exist on the phone.
  public required init?(coder: NSCoder) { nil }

  /// The columns, the primary one first; named columns are navigation controllers.
  open var viewControllers: [UIViewController] {
    get { children }
    set { change(to: newValue) }
  }

  /// Sets what a column shows; what is no navigation controller gets one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    assigned[column] = vc
    let columns: [Column] = [.primary, .supplementary, .secondary]
    change(
      to: columns.compactMap { column in
        assigned[column].map {
          $0 as? UINavigationController ?? $0.navigationController ?? wrap($0)
        }
      })
  }

  /// What was set for a column.
  open func viewController(for column: Column) -> UIViewController? { assigned[column] }

  /// Brings a column into view; on the phone every one is.
  open func show(_ column: Column) {}
  /// Takes a column out of view; on the phone every one stays.
  open func hide(_ column: Column) {}

  /// Shows a controller in the primary column.
  open override func show(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, show: vc, sender: sender) != true else { return }
    if style == .unspecified {
      change(to: [vc] + children.dropFirst())
    } else {
      setViewController(vc, for: .primary)
    }
  }

  /// Shows a controller in the secondary column.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, showDetail: vc, sender: sender) != true else {
      return
    }
    if style == .unspecified {
      change(to: Array(children.prefix(1)) + [vc])
    } else {
      setViewController(vc, for: .secondary)
    }
  }

  override var showsChildrenItself: Bool { true }
  override var shownChildren: [UIViewController] { children }

  private func wrap(_ controller: UIViewController) -> UINavigationController {
    UINavigationController(rootViewController: controller)
  }

  private func change(to new: [UIViewController]) {
    let gone = children.filter { !new.contains($0) }
    let added = new.filter { !children.contains($0) }
    for controller in gone {
      controller.willMove(toParent: nil)
      controller.beginDisappearing(animated: false)
      controller.finishDisappearing(animated: false)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in added {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    children = new
    guard isOnScreen else { return }
    arrangeShownViews()
    for controller in added {
      controller.beginAppearing(animated: false)
      if appearance == .appeared { controller.finishAppearing(animated: false) }
    }
  }
}

extension UISplitViewController {
  /// How columns are arranged.
  public enum Style: Int, Sendable {
    /// As `viewControllers` says.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A supplementary column between them.
    case tripleColumn
  }

  /// One of the columns.
  public enum Column: Int, Sendable {
    /// The one that leads.
    case primary
    /// The one between.
    case supplementary
    /// The one with the detail.
    case secondary
    /// What is shown instead when collapsed.
    case compact
  }

  /// Which columns are in view.
  public enum DisplayMode: Int, Sendable {
    /// As the system chooses.
    case automatic
    /// Only the secondary one.
    case secondaryOnly
    /// One beside the secondary one.
    case oneBesideSecondary
    /// One over the secondary one.
    case oneOverSecondary
    /// Two beside the secondary one.
    case twoBesideSecondary
    /// Two over the secondary one.
    case twoOverSecondary
    /// Two that push the secondary one aside.
    case twoDisplaceSecondary
  }
}

extension UIViewController {
  /// The nearest split view controller around it.
  public var splitViewController: UISplitViewController? {
    lineage.dropFirst().lazy.compactMap { $0 as? UISplitViewController }.first
  }
}

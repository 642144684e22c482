/// A rectangle on the screen.
///
/// The phone has no layout: order and text are what it shows.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// Where it stands in its superview.
  open var frame: CGRect
  /// Its own rectangle.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// How it follows its superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// The colour behind its contents.
  open var backgroundColor: UIColor?
  /// The colour of what in it can be pressed.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! = .systemBlue
  /// Whether its place follows from its mask instead of rules of layout.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Whether what reaches beyond its edges is cut off.
  open var clipsToBounds = false
  /// A number for the app to know it by.
  open var tag = 0
  /// A name for tests to find it by.
  open var accessibilityIdentifier: String?
  /// What it is called for those who do not see it.
  open var accessibilityLabel: String?
  /// Whether it is left out of what is shown.
  open var isHidden = false
  /// How much of what lies below it is covered; at 0 it is not seen.
  open var alpha: CGFloat = 1
  /// Whether the user can touch it.
  open var isUserInteractionEnabled = true
  /// What it contains, bottom first.
  open private(set) var subviews: [UIView] = []
  /// What contains it.
  open private(set) weak var superview: UIView?

  /// What watches the touches in it; nil if nothing does.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { moveRecognizers(from: oldValue ?? []) }
  }

  /// The controller whose view it is.
  weak var owningController: UIViewController?

  /// Makes a view.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes a view of no size.
  @preconcurrency @MainActor public override convenience init() { self.init(frame: .zero) }

  /// Nib files do not exist on the phone.
  public required init?(coder: NSCoder) { nil }

  /// Puts a view on top of the others.
  open func addSubview(_ view: UIView) { put(view) { $0.endIndex } }

  /// Puts a view in a place, counted from the bottom.
  open func insertSubview(_ view: UIView, at index: Int) {
    put(view) { min(max(index, 0), $0.count) }
  }

  /// Puts a view right above another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    put(view) { $0.firstIndex(of: siblingSubview).map { $0 + 1 } ?? $0.endIndex }
  }

  /// Puts a view right below another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    put(view) { $0.firstIndex(of: siblingSubview) ?? $0.endIndex }
  }

  /// Moves a view of its own above the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.append(view)
  }

  /// Moves a view of its own below the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: 0)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    let leaving = outermostControllers
    leaving.forEach { $0.beginDisappearingByView() }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    leaving.forEach { $0.finishDisappearingByView() }
  }

  /// Has a recogniser watch the touches in the view, and in no other.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Lets go of a recogniser.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard let left = gestureRecognizers?.filter({ $0 !== gestureRecognizer }) else { return }
    gestureRecognizers = left.isEmpty ? nil : left
  }

  /// The window it is in.
  open var window: UIWindow? { superview?.window }

  /// Whether it is the other view or lies in it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Whether UIKit passes touches to the view, which is how it tells whether a view is to be seen.
  var isSeen: Bool { !isHidden && alpha > 0.01 }

  /// Asks for its contents to be arranged; the phone arranges nothing.
  open func setNeedsLayout() {}
  /// Has its contents arranged now; the phone arranges nothing.
  open func layoutIfNeeded() {}

  /// The controller whose view it is, else its superview.
  open override var next: UIResponder? { owningController ?? superview }

  private func put(_ view: UIView, place: ([UIView]) -> Int) {
    // A view that only changes its place does not come or go.
    if view.superview === self {
      subviews.removeAll { $0 === view }
      return subviews.insert(view, at: place(subviews))
    }
    view.removeFromSuperview()
    let arriving = view.outermostControllers
    arriving.forEach { $0.beginAppearingByView() }
    subviews.insert(view, at: place(subviews))
    view.superview = self
  }

  private func moveRecognizers(from former: [UIGestureRecognizer]) {
    let present = gestureRecognizers ?? []
    for gone in former where !present.contains(gone) { gone.view = nil }
    for new in present where new.view !== self {
      new.view?.removeGestureRecognizer(new)
      new.view = self
    }
  }

  private var outermostControllers: [UIViewController] {
    owningController.map { [$0] } ?? subviews.flatMap(\.outermostControllers)
  }
}

extension UIView {
  /// How a view follows its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of Apple's header.
    public let rawValue: UInt
    /// Wraps the bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Grows and shrinks in width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// Grows and shrinks in height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }
}

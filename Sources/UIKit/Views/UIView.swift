/// A rectangle on the screen.
///
/// The phone has no layout: order and text are what it shows.
@preconcurrency @MainActor open class UIView: UIResponder {
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

  /// Where it stands in its superview.
  open var frame: CGRect
  /// Its own rectangle.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// How it follows its superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// The colour behind its contents.
  open var backgroundColor: UIColor?
  /// A name for tests to find it by.
  open var accessibilityIdentifier: String?
  /// Whether it is left out of what is shown.
  open var isHidden = false
  /// What it contains, bottom first.
  open private(set) var subviews: [UIView] = []
  /// What contains it.
  open private(set) weak var superview: UIView?

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
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// The window it is in.
  open var window: UIWindow? { superview?.window }

  /// The controller whose view it is, else its superview.
  open override var next: UIResponder? { owningController ?? superview }
}

/// A control that does something when it is pressed.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    /// As the app makes it.
    case custom
    /// As the system makes it.
    case system
    /// A letter i in a circle, for details.
    case detailDisclosure
    /// A light letter i in a circle.
    case infoLight
    /// A dark letter i in a circle.
    case infoDark
    /// A plus in a circle.
    case contactAdd
    /// A cross in a circle.
    case close = 7
  }

  /// How it looks.
  open private(set) var buttonType = ButtonType.custom
  /// What it says.
  open private(set) lazy var titleLabel: UILabel? = UILabel()

  private var titles: [UIControl.State: String] = [:]
  private var actionTitle: String?

  /// Makes a button.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button that says and does what the action says and does.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    actionTitle = primaryAction?.title
    titleLabel?.text = actionTitle
  }

  /// Sets what it says in a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    titleLabel?.text = currentTitle
  }

  /// What it says in a state.
  open func title(for state: UIControl.State) -> String? {
    titles[state] ?? titles[.normal] ?? actionTitle
  }

  /// What it says now.
  open var currentTitle: String? { title(for: isEnabled ? .normal : .disabled) }

  override var shownTitle: String? { currentTitle }
}

extension UIControl {
  /// In which state a control is.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of Apple's header.
    public let rawValue: UInt
    /// Wraps the bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As usual.
    public static let normal: State = []
    /// Under a finger.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Out of use.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
  }
}

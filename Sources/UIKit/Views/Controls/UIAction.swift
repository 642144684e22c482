/// Something a control or a menu can do.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// Tells actions apart.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The identifier's text.
    public var rawValue: String
    /// Wraps a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Wraps a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Tells it apart from other actions.
  public let identifier: Identifier
  /// Longer words for what it does.
  open var discoverabilityTitle: String?
  /// Whether it can be chosen, and how it looks.
  open var attributes: Attributes
  /// Whether it is ticked.
  open var state: State
  /// Whoever triggered it last.
  open private(set) var sender: Any?

  private let handler: UIActionHandler

  /// Makes an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    Self.made += 1
    self.identifier = identifier ?? Identifier("UIAction.\(Self.made)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// How many there were, so that each without identifier has one of its own.
  private static var made = 0

  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
  }
}

/// What an action calls.
public typealias UIActionHandler = (UIAction) -> Void

/// What menus are made of.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// How an element looks.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of Apple's header.
    public let rawValue: UInt
    /// Wraps the bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Changes or deletes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// Whether an element is ticked.
  public enum State: Int, Sendable {
    /// It is not.
    case off
    /// It is.
    case on
    /// Some of what it stands for is.
    case mixed
  }

  /// What it says.
  open internal(set) var title: String
  /// Its image.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

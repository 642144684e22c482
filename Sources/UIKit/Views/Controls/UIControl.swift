/// A view that reacts to the user's touch.
@preconcurrency @MainActor open class UIControl: UIView {
  /// What can happen to a control.
  public struct Event: OptionSet, Sendable {
    /// The bits of Apple's header.
    public let rawValue: UInt
    /// Wraps the bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger was lifted from it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Its value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// Its main action was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing has begun.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing has ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  /// Whether the user can use it.
  open var isEnabled = true
  /// Whether it is selected.
  open var isSelected = false

  private var actions: [(action: UIAction, events: Event)] = []

  /// Makes a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control with an action for its main event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Nib files do not exist on the phone.
  public required init?(coder: NSCoder) { nil }

  /// Adds an action for events; one of the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Takes an action away from events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Takes the action of an identifier away from events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Calls an action on behalf of the control.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Calls every action of these events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }

  /// What the user reads on it.
  var shownTitle: String? { nil }
}

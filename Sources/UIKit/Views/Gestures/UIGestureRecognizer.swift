/// Watches the touches in a view.
///
/// Linux has no selectors, so a recogniser has no targets: what it has to tell is told to its
/// delegate.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// Nothing is recognised yet.
    case possible
    /// A gesture that lasts was recognised.
    case began
    /// It goes on.
    case changed
    /// It is over; a gesture that does not last was recognised.
    case ended
    /// The system took its touches away.
    case cancelled
    /// The touches were another gesture.
    case failed

    /// A gesture that does not last was recognised.
    public static var recognized: State { .ended }
  }

  /// Asked which touches and gestures the recogniser may take.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether it receives touches.
  open var isEnabled = true
  /// The view it is attached to.
  open internal(set) weak var view: UIView?
  /// How far its gesture has come.
  open internal(set) var state = State.possible
  /// Whether a gesture it recognises takes the touches away from the view.
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches only when the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether the view hears of their end only when the gesture has failed.
  open var delaysTouchesEnded = true
  /// A name for the app to know it by.
  open var name: String?
  /// How many fingers its gesture has.
  open private(set) var numberOfTouches = 0

  /// Makes a recogniser without target.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Nib files do not exist on the phone.
  public required init?(coder: NSCoder) { nil }

  /// Where its gesture is; the phone knows views, not points.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Whether a single short touch is its gesture.
  var recognizesSingleTap: Bool { false }

  func receive(_ touch: UITouch) { numberOfTouches = 1 }

  /// All fingers have left the screen: it is ready for the next gesture.
  func reset() {
    numberOfTouches = 0
    state = .possible
  }
}

/// Recognises taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture.
  open var numberOfTapsRequired = 1
  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1

  override var recognizesSingleTap: Bool {
    numberOfTapsRequired == 1 && numberOfTouchesRequired == 1
  }
}

/// Asked which touches and gestures a recogniser may take.
///
/// Every method is optional.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the recogniser may begin its gesture.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether both may recognise their gestures in the same touches.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the recogniser receives a touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Stands in for a method the delegate does not implement.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Stands in for a method the delegate does not implement.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Stands in for a method the delegate does not implement.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

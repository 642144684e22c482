/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// How far a touch has come.
  public enum Phase: Int, Sendable {
    /// The finger has come down.
    case began
    /// It has moved.
    case moved
    /// It rests where it was.
    case stationary
    /// It has left the screen.
    case ended
    /// The system has taken the touch away.
    case cancelled
    /// A pointer has come over a window.
    case regionEntered
    /// A pointer has moved over a window.
    case regionMoved
    /// A pointer has left a window.
    case regionExited
  }

  /// The view that was touched.
  open private(set) var view: UIView?
  /// How far the touch has come.
  open internal(set) var phase = Phase.began
  /// How often the finger has come down in the same place.
  open var tapCount: Int { 1 }
  /// The window that was touched.
  open var window: UIWindow? { view?.window }
  /// The recognisers that receive the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  init(in view: UIView) {
    self.view = view
    super.init()
  }

  /// Where the finger is; the phone knows views, not points.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

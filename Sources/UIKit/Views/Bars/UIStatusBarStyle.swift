/// How the status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the system chooses.
  case `default`
  /// Light on dark.
  case lightContent
  /// Dark on light.
  case darkContent = 3
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits of Apple's header.
  public let rawValue: UInt
  /// Wraps the bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper one.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left one.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The lower one.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right one.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All of them.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

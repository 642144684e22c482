/// A rule of layout; the phone keeps it and lays nothing out.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// A direction.
  public enum Axis: Int, Sendable {
    /// Side by side.
    case horizontal
    /// One above the other.
    case vertical
  }

  /// Whether it is in force.
  open var isActive = false
  /// What is added.
  open var constant: CGFloat
  /// How much it matters.
  open var priority = UILayoutPriority.required

  init(constant: CGFloat) { self.constant = constant }

  /// Puts rules into force.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = true }
  }

  /// Puts rules out of force.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = false }
  }
}

/// How much a rule of layout matters.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// From 1 to 1000.
  public var rawValue: Float
  /// Wraps a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Wraps a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Must hold.
  public static let required = UILayoutPriority(1000)
  /// Should hold.
  public static let defaultHigh = UILayoutPriority(750)
  /// May hold.
  public static let defaultLow = UILayoutPriority(250)
}

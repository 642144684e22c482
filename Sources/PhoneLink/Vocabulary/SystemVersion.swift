/// The iOS version a phone runs, and the SDK an app was built with.
public struct SystemVersion: Hashable, Sendable, Codable, Comparable {
  /// The number before the point: 17 of 17.4.
  public var major: Int
  /// The number after the point: 4 of 17.4; 0 when none was named.
  public var minor: Int

  /// Makes a version from its numbers.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Compares major first, then minor.
  public static func < (lhs: SystemVersion, rhs: SystemVersion) -> Bool {
    (lhs.major, lhs.minor) < (rhs.major, rhs.minor)
  }
}

extension SystemVersion: CustomStringConvertible {
  /// `17` or, where a minor version was named, `17.4`.
  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}

extension SystemVersion: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// `17` is 17.0.
  public init(integerLiteral value: Int) { self.init(value) }

  /// `17.4`; a minor version has one digit.
  public init(floatLiteral value: Double) {
    let tenths = Int((value * 10).rounded())
    self.init(tenths / 10, tenths % 10)
  }
}

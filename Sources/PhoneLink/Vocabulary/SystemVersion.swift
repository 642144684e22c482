/// The iOS version a phone runs, and the SDK an app was built with.
public struct SystemVersion: Hashable, Sendable, Codable, Comparable {
  /// The number before the point: 17 of 17.4.
  public var major: Int
  /// The number after the point, where one was named: 4 of 17.4.
  public var namedMinor: Int?

  /// The number after the point: 4 of 17.4; 0 when none was named.
  public var minor: Int { namedMinor ?? 0 }

  /// Makes a version from its numbers.
  public init(_ major: Int, _ minor: Int? = nil) {
    self.major = major
    namedMinor = minor
  }

  /// Whether it is this version by name: 18.0, but not 18, which stands for all of its kind.
  ///
  /// Faults of single versions are on only where they are meant.
  public func isNamed(_ major: Int, _ minor: Int) -> Bool {
    self.major == major && namedMinor == minor
  }

  /// Compares major first, then minor; 18 comes before 18.0.
  public static func < (lhs: SystemVersion, rhs: SystemVersion) -> Bool {
    (lhs.major, lhs.namedMinor ?? -1) < (rhs.major, rhs.namedMinor ?? -1)
  }
}

extension SystemVersion: CustomStringConvertible {
  /// `17` or, where a minor version was named, `17.4`.
  public var description: String { namedMinor.map { "\(major).\($0)" } ?? "\(major)" }
}

extension SystemVersion: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// `17` is any 17.
  public init(integerLiteral value: Int) { self.init(value) }

  /// `17.4`; a minor version has one digit.
  public init(floatLiteral value: Double) {
    let tenths = Int((value * 10).rounded())
    self.init(tenths / 10, tenths % 10)
  }
}

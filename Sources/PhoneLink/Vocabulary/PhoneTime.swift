/// A point in the phone's time, as two clocks that move together unless the user sets the date.
public struct PhoneTime: Hashable, Sendable, Codable {
  /// Nanoseconds since the phone was switched on; never goes back, runs on while a process is
  /// suspended.
  public var uptimeNanoseconds: Int64
  /// Nanoseconds since 1970-01-01T00:00Z, as the phone's status bar would show it.
  public var wallNanoseconds: Int64

  /// Makes a point in time from both clocks.
  public init(uptimeNanoseconds: Int64, wallNanoseconds: Int64) {
    self.uptimeNanoseconds = uptimeNanoseconds
    self.wallNanoseconds = wallNanoseconds
  }

  /// The same phone, later (or, for a negative number, earlier) by `nanoseconds` on both clocks.
  public func advanced(byNanoseconds nanoseconds: Int64) -> PhoneTime {
    PhoneTime(
      uptimeNanoseconds: uptimeNanoseconds + nanoseconds,
      wallNanoseconds: wallNanoseconds + nanoseconds
    )
  }
}

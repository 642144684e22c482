/// A moment by both of a phone's clocks.
package struct Instant: Hashable, Sendable, Codable {
  /// Nanoseconds of a clock that never jumps and runs on while the app is suspended.
  ///
  /// Every wait is measured by it.
  package var monotonicNanoseconds: UInt64
  /// Milliseconds since 1970 by the clock on the wall, which the user can set.
  package var wallMilliseconds: Int64

  /// Makes a moment.
  package init(monotonicNanoseconds: UInt64, wallMilliseconds: Int64) {
    self.monotonicNanoseconds = monotonicNanoseconds
    self.wallMilliseconds = wallMilliseconds
  }
}

extension Instant {
  /// The monotonic moment some seconds from now.
  func adding(seconds: Int) -> UInt64 { adding(nanoseconds: UInt64(seconds) * 1_000_000_000) }

  /// The monotonic moment some nanoseconds from now.
  func adding(nanoseconds: UInt64) -> UInt64 { monotonicNanoseconds &+ nanoseconds }
}

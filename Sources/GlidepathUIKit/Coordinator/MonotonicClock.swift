#if canImport(UIKit)
  import Foundation
  import Glidepath

  /// The clock by which taps expire: it never goes back, and runs on while the app is suspended.
  enum MonotonicClock {
    static var nanoseconds: UInt64 {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
  }

  extension Instant {
    /// This moment on both clocks.
    static func now() -> Instant {
      Instant(
        monotonicNanoseconds: MonotonicClock.nanoseconds,
        wallMilliseconds: Int64((Date().timeIntervalSince1970 * 1000).rounded()))
    }
  }
#endif

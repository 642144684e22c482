#if canImport(UIKit)
  import Foundation

  /// Calls back at one moment of the monotonic clock; setting it again moves it.
  @MainActor final class Alarm {
    private var moment: UInt64?
    private var waiting: DispatchWorkItem?

    /// Sets the alarm, or with nil turns it off.
    func set(for moment: UInt64?, _ ring: @escaping @MainActor () -> Void) {
      guard moment != self.moment else { return }
      waiting?.cancel()
      waiting = nil
      self.moment = moment
      guard let moment else { return }
      let now = MonotonicClock.nanoseconds
      let item = DispatchWorkItem { [weak self] in
        guard let self else { return }
        MainActor.assumeIsolated {
          self.moment = nil
          ring()
        }
      }
      waiting = item
      let delay = Int(clamping: moment > now ? moment - now : 0)
      DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(delay), execute: item)
    }
  }
#endif

import CPhoneClock
import Foundation

/// A change on the screen that takes phone time.
@MainActor final class RunningTransition: NSObject, UIViewControllerTransitionCoordinator {
  /// How long a push, pop, presentation or dismissal is seen to move.
  static let usualSeconds = 0.35

  /// The uptime at which the last of the running transitions ends.
  static var lastEndNanoseconds: Int64? { ends.values.max() }

  private static var ends: [ObjectIdentifier: Int64] = [:]

  let isAnimated: Bool
  let isCancelled = false
  var transitionDuration: TimeInterval { isAnimated ? seconds : 0 }

  private let seconds: TimeInterval
  private var waiting: [@MainActor () -> Void] = []

  init(animated: Bool, seconds: TimeInterval = usualSeconds) {
    isAnimated = animated
    self.seconds = seconds
  }

  /// Calls `end` when the transition is over: at once if it is not animated.
  func start(end: @escaping @MainActor () -> Void) {
    guard isAnimated else { return finish(end) }
    Self.ends[ObjectIdentifier(self)] = phone_clock_uptime() + Int64(seconds * 1e9)
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { self.finish(end) }
  }

  /// Runs `work` once the transition is over, after what was asked for earlier.
  func whenEnded(_ work: @escaping @MainActor () -> Void) { waiting.append(work) }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { whenEnded { completion(self) } }
    return true
  }

  private func finish(_ end: @MainActor () -> Void) {
    Self.ends[ObjectIdentifier(self)] = nil
    end()
    // Work may ask for more work after the transition.
    while !waiting.isEmpty { waiting.removeFirst()() }
  }
}

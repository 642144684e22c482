import CPhoneClock
import Foundation

/// A change on the screen that takes phone time.
@MainActor final class RunningTransition: NSObject, UIViewControllerTransitionCoordinator {
  /// How long a push, pop, presentation or dismissal is seen to move.
  static let seconds = 0.35

  /// The uptime at which the last of the running transitions ends.
  static var lastEndNanoseconds: Int64? { ends.values.max() }

  private static var ends: [ObjectIdentifier: Int64] = [:]

  let isAnimated: Bool
  let isCancelled = false
  var transitionDuration: TimeInterval { isAnimated ? duration : 0 }

  private let duration: TimeInterval
  private var waiting: [@MainActor () -> Void] = []

  init(animated: Bool, seconds: TimeInterval = RunningTransition.seconds) {
    isAnimated = animated
    duration = seconds
  }

  /// Calls `end` when the transition is over: at once if it is not animated.
  func start(end: @escaping @MainActor () -> Void) {
    guard isAnimated else { return finish(end) }
    Self.ends[ObjectIdentifier(self)] = phone_clock_uptime() + Int64(duration * 1e9)
    DispatchQueue.main.asyncAfter(deadline: .now() + duration) { self.finish(end) }
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
    for work in waiting { work() }
    waiting = []
  }
}

import CPhoneClock
import Foundation
import Glibc

/// Runs everything that can run at the phone's present time, in an order that is always the same:
/// main queue, then one job of the pool, then one due timer, then one due sleeper, and again.
@MainActor enum MainLoop {
  /// How many turns one instant may take: an app that needs more runs in circles.
  static let mostTurns = 10_000

  /// How long another thread may run, in real time, before the app counts as stuck.
  private static let mostLooksAtThreads = 200_000

  /// Why an app does not come to rest.
  struct Stuck: Error {
    var reason: String
  }

  /// Returns when nothing is left to run.
  static func runUntilQuiet() throws(Stuck) {
    var turns = 0
    var looks = 0
    while true {
      if runOneThing() {
        turns += 1
        // Waiting for a thread once more is no sign that it never rests.
        looks = 0
        guard turns < mostTurns else { throw Stuck(reason: tooManyTurns) }
      } else if phone_other_threads_rest(), !mainQueueHasWork {
        return
      } else {
        looks += 1
        guard looks < mostLooksAtThreads else { throw Stuck(reason: threadsThatRun) }
        sched_yield()
      }
    }
  }

  /// The uptime at which the app will next do something by itself.
  static var nextDeadline: Int64? {
    let timer = phone_clock_next_deadline()
    return [timer < 0 ? nil : timer, PoolExecutor.shared.nextDeadline].compactMap(\.self).min()
  }

  private static func runOneThing() -> Bool {
    if mainQueueHasWork {
      runMainQueue()
      return true
    }
    if PoolExecutor.shared.runNext(serving: { runMainQueue() }) { return true }
    if phone_clock_fire_next() {
      runMainQueue()
      return true
    }
    return PoolExecutor.shared.wakeNext()
  }

  private static func runMainQueue() {
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
  }

  private static var mainQueueHasWork: Bool {
    var wait = pollfd(fd: phone_main_queue_descriptor(), events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, 0) > 0
  }

  private static var tooManyTurns: String {
    "more than \(mostTurns) turns of the main loop at one instant of phone time: "
      + (mainQueueHasWork ? "the main queue keeps filling itself" : "timers or tasks without delay")
  }

  private static var threadsThatRun: String {
    let threads = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
      guard let text = buffer.baseAddress else { return "" }
      phone_running_threads(text, Int64(buffer.count))
      return String(cString: text)
    }
    return "threads that do not come to rest: "
      + (threads.isEmpty ? "they wake each time they have slept" : threads)
  }
}

// The only file that uses the concurrency library's experimental interface. With it every task of
// the app's process runs in an order that depends on nothing but the phone.
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
import CPhoneClock
import Foundation

/// Takes over Swift concurrency in this process.
enum PhoneExecutors {
  /// To be called first thing in the process, before any task exists.
  static func install() { _createExecutors(factory: Factory.self) }

  /// Whether main-actor work really comes to the phone's executor.
  static var areInstalled: Bool { MainActor.executor is PhoneMainExecutor }

  private struct Factory: ExecutorFactory {
    static var mainExecutor: any MainExecutor { PhoneMainExecutor.shared }
    static var defaultExecutor: any TaskExecutor { PoolExecutor.shared }
  }
}

/// Main-actor work goes through the main queue, so that it keeps its place among `main.async`.
private final class PhoneMainExecutor: MainExecutor {
  static let shared = PhoneMainExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func run() { RunLoop.main.run() }
  func stop() {}
  func checkIsolated() { precondition(Thread.isMainThread, "not on the main thread") }
}

extension PoolExecutor: SchedulingExecutor {
  func enqueue(_ job: consuming ExecutorJob) { add(UnownedJob(job)) }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    guard let delay = delay as? Duration else {
      preconditionFailure("a task sleeps on \(C.self), a clock that the phone does not drive")
    }
    let (seconds, attoseconds) = delay.components
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    add(UnownedJob(job), dueAt: phone_clock_uptime() + max(0, nanoseconds))
  }
}

import CPhoneClock
import Synchronization

/// Runs what is not the main actor's, one job at a time on one worker thread, while the main thread
/// waits: in one order always, and yet off the main thread, so that wrong claims to be on it trap.
final class PoolExecutor: TaskExecutor {
  static let shared = PoolExecutor()

  private struct SleepingJob {
    var due: Int64
    var order: Int
    var job: UnownedJob
  }

  private struct Jobs {
    var ready: [UnownedJob] = []
    var sleeping: [SleepingJob] = []
    var added = 0
  }

  private let jobs = Mutex(Jobs())
  private let worker = WorkerThread()

  func add(_ job: UnownedJob) {
    jobs.withLock { $0.ready.append(job) }
  }

  func add(_ job: UnownedJob, dueAt due: Int64) {
    jobs.withLock {
      $0.added += 1
      $0.sleeping.append(SleepingJob(due: due, order: $0.added, job: job))
    }
  }

  /// The uptime at which the next sleeping job is due.
  var nextDeadline: Int64? {
    jobs.withLock { $0.sleeping.map(\.due).min() }
  }

  /// Runs one job that is ready; false when there is none.
  func runNext(serving mainQueue: () -> Void) -> Bool {
    guard let job = jobs.withLock({ $0.ready.isEmpty ? nil : $0.ready.removeFirst() }) else {
      return false
    }
    worker.run(serving: mainQueue) { [executor = asUnownedTaskExecutor()] in
      job.runSynchronously(on: executor)
    }
    return true
  }

  /// Makes the job ready that was to sleep until now or earlier, the first of several.
  func wakeNext() -> Bool {
    jobs.withLock { jobs in
      let now = phone_clock_uptime()
      let due = jobs.sleeping.indices.filter { jobs.sleeping[$0].due <= now }
      let first = due.min {
        let (one, other) = (jobs.sleeping[$0], jobs.sleeping[$1])
        return (one.due, one.order) < (other.due, other.order)
      }
      guard let first else { return false }
      jobs.ready.append(jobs.sleeping.remove(at: first).job)
      return true
    }
  }
}

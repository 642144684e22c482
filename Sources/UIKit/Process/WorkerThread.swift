import Foundation
import Glibc
import Synchronization

/// One thread that runs one piece of work at a time while its caller waits.
///
/// It is woken, and tells that it is done, through pipes: waits with a time limit count real time
/// there, where Dispatch's would count the phone's, which stands still.
final class WorkerThread: Sendable {
  private typealias Work = @Sendable () -> Void
  private let next = Mutex<Work?>(nil)
  private let start = Pipe()
  private let done = Pipe()

  /// How long the worker may run before its caller looks whether it waits for the main queue.
  private static let patienceMilliseconds: Int32 = 20

  init() {
    Thread.detachNewThread { [self] in
      while start.waitForByte() {
        next.withLock { $0.take() }?()
        done.sendByte()
      }
    }
  }

  /// Runs `work` to its end.
  ///
  /// Work that blocks until the main queue has run something (`main.sync`) would wait for ever, so
  /// when it takes long the caller serves the main queue in between.
  func run(serving mainQueue: () -> Void, _ work: @escaping @Sendable () -> Void) {
    next.withLock { $0 = work }
    start.sendByte()
    while !done.isReadable(withinMilliseconds: Self.patienceMilliseconds) { mainQueue() }
    _ = done.waitForByte()
  }

  /// A pipe of single bytes.
  private struct Pipe: Sendable {
    private let readEnd: Int32
    private let writeEnd: Int32

    init() {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else {
        preconditionFailure("no pipe for the worker thread: error number \(errno)")
      }
      (readEnd, writeEnd) = (ends[0], ends[1])
    }

    func sendByte() {
      var byte: UInt8 = 1
      while write(writeEnd, &byte, 1) < 0, errno == EINTR {}
    }

    func waitForByte() -> Bool {
      var byte: UInt8 = 0
      while true {
        let got = read(readEnd, &byte, 1)
        if got >= 0 || errno != EINTR { return got == 1 }
      }
    }

    func isReadable(withinMilliseconds limit: Int32) -> Bool {
      var wait = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
      return poll(&wait, 1, limit) > 0
    }
  }
}

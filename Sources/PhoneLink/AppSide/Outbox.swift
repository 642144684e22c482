import Synchronization

/// What the app's process has to tell the phone with its next answer.
///
/// There is one process-wide, because completion handlers and delegates may be touched on any
/// thread.
public final class Outbox: Sendable {
  /// The process's outbox.
  public static let shared = Outbox()

  private let pending = Mutex<[Emission]>([])

  /// Adds one emission behind those that wait.
  public func emit(_ emission: Emission) {
    pending.withLock { $0.append(emission) }
  }

  /// Takes everything that waits, in the order in which it was emitted.
  public func drain() -> [Emission] {
    pending.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}

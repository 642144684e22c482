import Synchronization

/// What the app's process knows of the phone, so that the app's questions need no answer from it.
public final class SystemStateMirror: Sendable {
  /// The process's mirror.
  public static let shared = SystemStateMirror()

  private let mirrored = Mutex(SystemState())

  /// What the phone told last, and what the app has done since.
  public var state: SystemState { mirrored.withLock { $0 } }

  /// The phone tells.
  public func replace(by state: SystemState) { mirrored.withLock { $0 = state } }

  /// The app writes its badge, and the phone is told.
  public func writeBadge(_ number: Int, by interface: BadgeInterface) {
    mirrored.withLock { if $0.authorisation == .granted { $0.badge = max(number, 0) } }
    Outbox.shared.emit(.badge(number, interface))
  }

  /// The app removes entries of the notification centre, all where none is named, and the phone is
  /// told.
  public func removeDelivered(_ identifiers: [String]?) {
    mirrored.withLock { state in
      state.delivered.removeAll { identifiers?.contains($0.identifier) ?? true }
    }
    Outbox.shared.emit(.removedDelivered(identifiers))
  }
}

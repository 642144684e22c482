/// The responses that were taken, oldest first; it outlives the process.
struct Ledger: Hashable, Sendable, Codable {
  struct Entry: Hashable, Sendable, Codable {
    var identity: TapIdentity
    var takenAtMilliseconds: Int64
  }

  static let capacity = 256
  static let lifetimeMilliseconds: Int64 = 30 * 86_400_000

  private(set) var entries: [Entry] = []

  /// Newest first, since a repetition follows soon as a rule.
  func contains(_ identity: TapIdentity) -> Bool {
    entries.reversed().contains { $0.identity == identity }
  }

  /// Enters a response, and forgets what is too old or too much.
  mutating func insert(_ identity: TapIdentity, takenAt milliseconds: Int64, now: Instant) {
    if !contains(identity) {
      entries.append(Entry(identity: identity, takenAtMilliseconds: milliseconds))
    }
    // A clock set back makes entries lie in the future: those are kept.
    entries.removeAll { now.wallMilliseconds - $0.takenAtMilliseconds > Self.lifetimeMilliseconds }
    if entries.count > Self.capacity { entries.removeFirst(entries.count - Self.capacity) }
  }

  func fingerprint(into fingerprint: inout Fingerprint) {
    fingerprint.combine(entries.count)
    for entry in entries {
      entry.identity.fingerprint(into: &fingerprint)
      fingerprint.combine(dayOf: entry.takenAtMilliseconds)
    }
  }

  mutating func renumber(_ renumbering: inout Renumbering) {
    for index in entries.indices { entries[index].identity.renumber(&renumbering) }
  }

  func checkInvariants() {
    precondition(entries.count <= Self.capacity, "The ledger is over-full: \(entries.count)")
    precondition(
      Set(entries.map(\.identity)).count == entries.count, "The ledger holds a tap twice: \(self)")
  }
}

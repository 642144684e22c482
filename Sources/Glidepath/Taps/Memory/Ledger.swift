/// The responses that were taken, oldest first; it outlives the process.
///
/// Only too many make it forget: a clock that is set forward and back says nothing about their age.
struct Ledger: Hashable, Sendable, Codable {
  static let capacity = 256

  private(set) var entries: [TapIdentity] = []

  /// Newest first, since a repetition follows soon as a rule.
  func contains(_ identity: TapIdentity) -> Bool { entries.reversed().contains(identity) }

  /// Enters a response, and forgets what is too much.
  mutating func insert(_ identity: TapIdentity) {
    if !contains(identity) { entries.append(identity) }
    if entries.count > Self.capacity { entries.removeFirst(entries.count - Self.capacity) }
  }

  func fingerprint(into fingerprint: inout Fingerprint) {
    fingerprint.combine(entries.count)
    for entry in entries { entry.fingerprint(into: &fingerprint) }
  }

  mutating func renumber(_ renumbering: inout Renumbering) {
    for index in entries.indices { entries[index].renumber(&renumbering) }
  }

  func checkInvariants() {
    precondition(entries.count <= Self.capacity, "The ledger is over-full: \(entries.count)")
    precondition(Set(entries).count == entries.count, "The ledger holds a tap twice: \(self)")
  }
}

/// What makes two responses the same tap: request identifier, action and delivery date.
///
/// Payloads are no part of it: two notifications may well say the same. Nor are message ids of the
/// backend, which are often one for a whole campaign.
struct TapIdentity: Hashable, Sendable, Codable {
  /// Lowercased: iOS 18.0 hands one notification over with its identifier in either case.
  var identifier: Symbol
  var action: Symbol
  var deliveredAtMilliseconds: Int64

  func fingerprint(into fingerprint: inout Fingerprint) {
    fingerprint.combine(identifier)
    fingerprint.combine(action)
    fingerprint.combine(UInt64(bitPattern: deliveredAtMilliseconds))
  }

  mutating func renumber(_ renumbering: inout Renumbering) {
    identifier = renumbering[identifier]
    action = renumbering[action]
  }
}

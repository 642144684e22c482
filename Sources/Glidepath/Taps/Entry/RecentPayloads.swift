/// The payloads that came in a living app within the last seconds, by the two ways that tell of one
/// tap twice: iOS by a response, and a host or another SDK that hands the payload over.
///
/// Only between the two is an equal payload the same tap: two notifications may well say the same.
struct RecentPayloads: Hashable, Sendable, Codable {
  struct Entry: Hashable, Sendable, Codable {
    var digest: UInt64
    /// Nil for what the host handed over and no response has followed.
    var identity: TapIdentity?
    /// Monotonic nanoseconds.
    var until: UInt64
  }

  private(set) var entries: [Entry] = []
  private static let capacity = 16
  private static let nanoseconds: UInt64 = 10_000_000_000

  /// The response that told of a payload which is now handed over.
  func response(for digest: UInt64) -> TapIdentity? {
    entries.last { $0.digest == digest && $0.identity != nil }?.identity
  }

  /// Gives a payload that was handed over to the response that tells of it now; false where none was.
  mutating func claim(_ digest: UInt64, for identity: TapIdentity) -> Bool {
    guard let place = entries.firstIndex(where: { $0.digest == digest && $0.identity == nil })
    else { return false }
    entries[place].identity = identity
    return true
  }

  mutating func note(_ digest: UInt64, _ identity: TapIdentity?, at now: Instant) {
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append(
      Entry(
        digest: digest, identity: identity, until: now.adding(nanoseconds: Self.nanoseconds)))
  }

  mutating func forget(at now: Instant) {
    guard let oldest = entries.first, oldest.until < now.monotonicNanoseconds else { return }
    entries.removeAll { $0.until < now.monotonicNanoseconds }
  }

  func fingerprint(into fingerprint: inout Fingerprint) {
    fingerprint.combine(entries.count)
    for entry in entries {
      fingerprint.combine(entry.digest)
      fingerprint.combine(entry.identity != nil)
      entry.identity?.fingerprint(into: &fingerprint)
      fingerprint.combine(moment: entry.until)
    }
  }

  mutating func renumber(_ renumbering: inout Renumbering) {
    for index in entries.indices { entries[index].identity?.renumber(&renumbering) }
  }
}

extension Push {
  /// The same number for equal payloads.
  var digest: UInt64 {
    var digest = Digest()
    digest.combine(.object(payload))
    return digest.value
  }
}

/// FNV-1a over a payload's values, each marked by its kind.
private struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ value: PayloadValue) {
    switch value {
    case .null: byte(0)
    case .boolean(let flag): byte(flag ? 2 : 1)
    case .integer(let number): combine(UInt64(bitPattern: number), 3)
    case .double(let number): combine(number.bitPattern, 4)
    case .string(let text): combine(text)
    case .array(let values):
      combine(UInt64(values.count), 6)
      for value in values { combine(value) }
    case .object(let object):
      combine(UInt64(object.members.count), 7)
      for member in object.members {
        combine(member.key)
        combine(member.value)
      }
    }
  }

  private mutating func combine(_ text: String) {
    combine(UInt64(text.utf8.count), 5)
    for unit in text.utf8 { byte(unit) }
  }

  private mutating func combine(_ number: UInt64, _ kind: UInt8) {
    byte(kind)
    for shift in stride(from: 0, to: 64, by: 8) { byte(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  private mutating func byte(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
}

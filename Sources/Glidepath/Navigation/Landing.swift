/// A landing that has begun: its first step was ordered, and it will be finished.
struct Landing: Hashable, Sendable, Codable {
  enum Phase: Hashable, Sendable, Codable {
    /// A step is under way; one that is not answered by the moment (monotonic nanoseconds) has
    /// failed. Next: `stepping`, `waiting`, or the end.
    case stepping(EffectID, endsBy: UInt64)
    /// Something that only the user can put away has come up, or nothing can take the screen any
    /// more. Next: `stepping`, or the end.
    case waiting
  }

  var tap: Tap
  var scene: Symbol
  var phase: Phase
  /// What was ordered, in order: one entry for each round of planning.
  var trail: [Stage] = []
  /// The ticket that the screen was pushed with.
  var ticket: TicketID?

  static let rounds = 32
  static let stepNanoseconds: UInt64 = 600_000_000_000

  /// When it ends by itself, in monotonic nanoseconds.
  var endsBy: UInt64 {
    switch phase {
    case .stepping(_, let moment): moment
    case .waiting: tap.expiresAt
    }
  }

  func fingerprint(into fingerprint: inout Fingerprint) {
    tap.fingerprint(into: &fingerprint)
    fingerprint.combine(scene)
    switch phase {
    case .stepping(let step, let endsBy):
      fingerprint.combine(0)
      fingerprint.combine(step)
      fingerprint.combine(moment: endsBy)
    case .waiting: fingerprint.combine(1)
    }
    fingerprint.combine(trail.count)
    for stage in trail { stage.fingerprint(into: &fingerprint) }
    // Its number is the newest one; only whether there is one makes a difference.
    fingerprint.combine(ticket != nil)
  }

  mutating func renumber(_ renumbering: inout Renumbering) {
    tap.renumber(&renumbering)
    scene = renumbering[scene]
    for index in trail.indices { trail[index].about = renumbering[trail[index].about] }
  }
}

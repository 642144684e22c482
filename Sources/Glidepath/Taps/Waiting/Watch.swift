/// How the machine finds out whether a waiting tap can land.
///
/// It looks when something has happened, then in each of the next turns, because hosts announce
/// their interface a turn before it is there. A container that is still missing then is looked for
/// at short intervals, and only in the foreground. All other gates are looked at again when told.
enum Watch: Hashable, Sendable, Codable {
  /// Nothing has happened since the last look. Next: `due`.
  case resting
  /// Next: `looking`, or `resting` if no tap waits any more.
  case due(turnsLeft: Int)
  /// Next: `resting`, `awaitingTurn` or `pausing`; `due` if something happened meanwhile.
  case looking(EffectID, turnsLeft: Int, isOutdated: Bool)
  /// Next: `due` at the turn's end or when something happens.
  case awaitingTurn(EffectID, turnsLeft: Int)
  /// Next: `due` at the moment or when something happens; `resting` in the background.
  case pausing(until: UInt64)

  static let turns = 2

  /// How long to pause before the next look: a tenth of a second while the user still watches, a
  /// second once they have done something else for ten.
  static func pause(afterWaiting nanoseconds: UInt64) -> UInt64 {
    nanoseconds < 10_000_000_000 ? 100_000_000 : 1_000_000_000
  }

  /// How long to pause while nothing waits but a landed screen is looked after.
  static let pauseAfterLanding: UInt64 = 200_000_000

  /// Something happened.
  mutating func wake() {
    if case .looking(let id, _, _) = self {
      self = .looking(id, turnsLeft: Self.turns, isOutdated: true)
    } else {
      self = .due(turnsLeft: Self.turns)
    }
  }

  func fingerprint(into fingerprint: inout Fingerprint) {
    switch self {
    case .resting: fingerprint.combine(0)
    case .due(let turnsLeft):
      fingerprint.combine(1)
      fingerprint.combine(turnsLeft)
    case .looking(let id, let turnsLeft, let isOutdated):
      fingerprint.combine(2)
      fingerprint.combine(id)
      fingerprint.combine(turnsLeft)
      fingerprint.combine(isOutdated)
    case .awaitingTurn(let id, let turnsLeft):
      fingerprint.combine(3)
      fingerprint.combine(id)
      fingerprint.combine(turnsLeft)
    case .pausing(let moment):
      fingerprint.combine(4)
      fingerprint.combine(moment: moment)
    }
  }
}

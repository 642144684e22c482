/// The tap that launch options stand for, as long as it is not known whether a response will.
///
/// Launch options know a payload and nothing else, which a service extension may have changed. So
/// they wait: the first response of the launch is the same tap and knows better. If there is none
/// in the turn in which the app first became active, they are the tap.
enum LaunchTap: Hashable, Sendable, Codable {
  /// No launch options, or they have been settled. Final.
  case settled
  /// Next: `awaitingTurn` when the app becomes active, `settled` by a response or by expiry.
  case awaitingActive(Provisional)
  /// Next: `settled` at the turn's end, by a response or by expiry.
  case awaitingTurn(Provisional, EffectID)

  /// What is known of the tap.
  struct Provisional: Hashable, Sendable, Codable {
    /// Nothing is reported before it is a tap.
    var destination: Destination
    /// Monotonic nanoseconds.
    var expiresAt: UInt64
  }

  var provisional: Provisional? {
    switch self {
    case .settled: nil
    case .awaitingActive(let provisional), .awaitingTurn(let provisional, _): provisional
    }
  }

  /// Ends the wait and hands over what was waiting.
  mutating func settle() -> Provisional? {
    let provisional = self.provisional
    self = .settled
    return provisional
  }

  func fingerprint(into fingerprint: inout Fingerprint) {
    switch self {
    case .settled: fingerprint.combine(0)
    case .awaitingActive: fingerprint.combine(1)
    case .awaitingTurn(_, let turn):
      fingerprint.combine(2)
      fingerprint.combine(turn)
    }
    guard let provisional else { return }
    fingerprint.combine(moment: provisional.expiresAt)
    provisional.destination.fingerprint(into: &fingerprint)
  }

  mutating func renumber(_ renumbering: inout Renumbering) {
    guard var provisional else { return }
    provisional.destination.renumber(&renumbering)
    switch self {
    case .settled: break
    case .awaitingActive: self = .awaitingActive(provisional)
    case .awaitingTurn(_, let turn): self = .awaitingTurn(provisional, turn)
    }
  }
}

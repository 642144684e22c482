/// The tap that started the process, as far as it is known.
///
/// Launch options, and what a host hands over by itself, know a payload and nothing else, which a
/// service extension may have changed. So they wait: the first response of the launch is the same
/// tap and knows better. If there is none by the end of the cold start, they are the tap.
enum LaunchTap: Hashable, Sendable, Codable {
  /// None has come. Next: any other.
  case none
  /// Next: `taken` by a response, by expiry or at the end of the cold start.
  case provisional(Provisional)
  /// It has come by a response with this identity, or has been taken without one. Final.
  case taken(TapIdentity?)
  /// The process was launched in the background, where nobody taps: what a host hands over is what
  /// arrived. Next: `none` when the app comes to the foreground, `taken` by a response.
  case arrival

  /// What is known of the tap.
  struct Provisional: Hashable, Sendable, Codable {
    /// Nothing is reported before it is a tap.
    var destination: Destination
    var sightings: Sightings
    /// Monotonic nanoseconds.
    var expiresAt: UInt64
  }

  var provisional: Provisional? {
    guard case .provisional(let provisional) = self else { return nil }
    return provisional
  }

  /// The tap has come: hands over what was waiting.
  mutating func take(_ identity: TapIdentity?) -> Provisional? {
    let provisional = self.provisional
    if case .taken = self { return nil }
    self = .taken(identity)
    return provisional
  }

  func fingerprint(into fingerprint: inout Fingerprint) {
    switch self {
    case .none: fingerprint.combine(0)
    case .provisional(let provisional):
      fingerprint.combine(1)
      fingerprint.combine(moment: provisional.expiresAt)
      provisional.destination.fingerprint(into: &fingerprint)
      provisional.sightings.fingerprint(into: &fingerprint)
    case .taken(let identity):
      fingerprint.combine(2)
      fingerprint.combine(identity != nil)
      identity?.fingerprint(into: &fingerprint)
    case .arrival: fingerprint.combine(3)
    }
  }

  mutating func renumber(_ renumbering: inout Renumbering) {
    switch self {
    case .none, .arrival, .taken(nil): break
    case .provisional(var provisional):
      provisional.destination.renumber(&renumbering)
      self = .provisional(provisional)
    case .taken(var identity?):
      identity.renumber(&renumbering)
      self = .taken(identity)
    }
  }
}

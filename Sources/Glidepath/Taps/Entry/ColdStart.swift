/// The time in which what comes in may be what the process or a scene was started for.
///
/// For taps it ends with the turn of the main loop in which the app first became active, for links one
/// second after the scene did: SwiftUI's views hear of them late. What comes twice until then, by two
/// callbacks, was done once.
struct ColdStart: Hashable, Sendable, Codable {
  enum Phase: Hashable, Sendable, Codable {
    /// The app has not been active so far. Next: `ending` when it becomes active.
    case awaitingActive
    /// It has become active in this turn. Next: `over` at the turn's end.
    case ending(EffectID)
    /// Next: `ending` if a launch by a push is announced only now.
    case over
  }

  var phase = Phase.awaitingActive
  var tap = LaunchTap.none
  /// The links that came in, oldest first.
  private(set) var links: [ColdLink] = []
  /// No process is started by as many; a host that makes links up is held to it.
  private static let capacity = 8

  /// Notes a link that may have started its scene; tells whether it has come before.
  mutating func note(_ link: ColdLink) -> Bool {
    if links.contains(where: link.isSame) { return true }
    if links.count == Self.capacity { links.removeFirst() }
    links.append(link)
    return false
  }

  /// Once its scene has been active for long enough, a link is always a new one.
  mutating func settleLinks(_ scenes: Scenes) {
    guard scenes.hasArriving else { return links = [] }
    links.removeAll { link in
      link.scene.map { scenes[$0]?.arrival == .settled } ?? !scenes.mayHaveArrivedByLink
    }
  }

  /// The turn has ended, and the launch tap is settled.
  mutating func end(isLaunched: Bool) {
    phase = .over
    // Only a launch that is announced late still asks for it.
    if isLaunched { tap = .none }
  }

  func fingerprint(into fingerprint: inout Fingerprint) {
    switch phase {
    case .awaitingActive: fingerprint.combine(0)
    case .ending(let turn):
      fingerprint.combine(1)
      fingerprint.combine(turn)
    case .over: fingerprint.combine(2)
    }
    tap.fingerprint(into: &fingerprint)
    fingerprint.combine(links.count)
    for link in links {
      fingerprint.combine(link.scene)
      link.destination.fingerprint(into: &fingerprint)
    }
  }

  mutating func renumber(_ renumbering: inout Renumbering) {
    tap.renumber(&renumbering)
    for index in links.indices {
      links[index].scene = renumbering[links[index].scene]
      links[index].destination.renumber(&renumbering)
    }
  }
}

/// A link that came while its scene was starting.
struct ColdLink: Hashable, Sendable, Codable {
  /// Nil where the callback does not say.
  var scene: Symbol?
  var destination: Destination

  func isSame(as other: ColdLink) -> Bool {
    guard destination == other.destination else { return false }
    return scene == nil || other.scene == nil || scene == other.scene
  }
}

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

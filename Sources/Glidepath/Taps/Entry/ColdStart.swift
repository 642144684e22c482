/// The time in which what comes in may be what the process was started for.
///
/// It ends with the turn of the main loop in which the app first became active. What comes twice
/// until then, by two callbacks, was done once.
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
  /// Where the links that came in lead, oldest first.
  private(set) var links: [Destination] = []
  /// No process is started by as many; a host that makes links up is held to it.
  private static let capacity = 8

  /// Notes a link; tells whether it has come before.
  mutating func note(_ link: Destination) -> Bool {
    guard phase != .over else { return false }
    if links.contains(link) { return true }
    if links.count == Self.capacity { links.removeFirst() }
    links.append(link)
    return false
  }

  /// The turn has ended, and the launch tap is settled.
  mutating func end(isLaunched: Bool) {
    phase = .over
    links = []
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
    for link in links { link.fingerprint(into: &fingerprint) }
  }

  mutating func renumber(_ renumbering: inout Renumbering) {
    tap.renumber(&renumbering)
    for index in links.indices { links[index].renumber(&renumbering) }
  }
}

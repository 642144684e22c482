/// The scenes, the one that was active last in front.
struct Scenes: Hashable, Sendable, Codable {
  private(set) var list: [SceneMachine] = []
  /// Caps hosts that invent scenes; no iPad shows as many.
  static let capacity = 32

  subscript(name: Symbol) -> SceneMachine? { list.first { $0.name == name } }

  /// The scene in front among those that iOS has connected.
  ///
  /// Of two side by side the one focused last may be closed; nothing tells then that the other is
  /// active, as it was all the time.
  var front: SceneMachine? {
    list.first { $0.phase == .active } ?? list.first(where: \.isConnected)
  }

  /// Those that iOS has connected, the one in front first.
  var connected: [SceneMachine] {
    let connected = list.filter(\.isConnected)
    return connected.filter { $0.phase == .active } + connected.filter { $0.phase != .active }
  }

  // By place, since a copy of each scene costs more than what is looked for.
  var landings: [Landing] { list.indices.compactMap { list[$0].landing } }

  /// How many scenes have a step under way.
  var busy: Int { list.indices.count { list[$0].isBusy } }

  /// When something must be done about what is under way, in monotonic nanoseconds.
  var deadline: UInt64? {
    list.indices.compactMap { place in
      [list[place].landing?.deadline, list[place].wayBack?.endsBy].compactMap(\.self).min()
    }.min()
  }

  /// Gives up ways back that nobody has finished.
  mutating func expireWaysBack(at now: Instant) {
    for index in list.indices {
      guard let wayBack = list[index].wayBack, wayBack.endsBy <= now.monotonicNanoseconds
      else { continue }
      list[index].finishWayBack()
    }
  }

  /// Whether any scene is, or may be, on the way to the user's eyes.
  var isInForeground: Bool {
    list.indices.contains { list[$0].phase == .connected || list[$0].isInForeground }
  }

  var hasActive: Bool { list.contains { $0.phase == .active } }

  /// Whether what comes now may be why some scene is there.
  var hasArriving: Bool {
    !list.contains(where: \.isConnected)
      || list.contains { $0.isConnected && $0.arrival != .settled }
  }

  /// Whether any landed screen is looked after unasked.
  func hasWatched(at now: Instant) -> Bool {
    list.indices.contains { list[$0].landed?.isWatched(at: now) ?? false }
  }

  /// Whether a link that names no scene may be why some scene is there.
  ///
  /// A scene that iOS has connected in the background is not, while the user is in another one.
  var mayHaveArrivedByLink: Bool {
    guard let front, front.phase == .active, front.arrival == .settled else { return hasArriving }
    return list.contains { $0.arrival != .settled && $0.isInForeground }
  }

  /// Takes a scene in; tells whether there was room for it.
  @discardableResult mutating func add(_ name: Symbol) -> Bool {
    if self[name] != nil { return true }
    if list.count == Self.capacity {
      guard let idle = list.lastIndex(where: { $0.landing == nil }) else { return false }
      list.remove(at: idle)
    }
    list.append(SceneMachine(name: name))
    return true
  }

  mutating func connect(_ name: Symbol, returningTo tab: Int? = nil) {
    guard add(name) else { return }
    change(name) { $0.connect(returningTo: tab) }
  }

  mutating func disconnect(_ name: Symbol) { list.removeAll { $0.name == name } }

  mutating func move(_ name: Symbol, to phase: SceneMachine.Phase, at now: Instant) {
    guard add(name), let index = list.firstIndex(where: { $0.name == name }) else { return }
    list[index].move(to: phase, at: now)
    if phase == .active { list.insert(list.remove(at: index), at: 0) }
  }

  /// Ends the arrival of scenes that became active long enough ago.
  mutating func settle(at now: Instant) {
    for index in list.indices { list[index].settle(at: now) }
  }

  /// Changes a scene; nil where there is none of the name.
  @discardableResult mutating func change<Result>(
    _ name: Symbol, _ change: (inout SceneMachine) -> Result
  ) -> Result? {
    guard let index = list.firstIndex(where: { $0.name == name }) else { return nil }
    return change(&list[index])
  }

  func fingerprint(into fingerprint: inout Fingerprint, nextTicket: UInt64) {
    fingerprint.combine(list.count)
    for scene in list { scene.fingerprint(into: &fingerprint, nextTicket: nextTicket) }
  }

  mutating func renumber(_ renumbering: inout Renumbering) {
    for index in list.indices { list[index].renumber(&renumbering) }
  }
}

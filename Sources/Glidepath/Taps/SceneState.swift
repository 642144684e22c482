/// A connected scene, or the one thing an app without scenes has.
struct SceneState: Hashable, Sendable, Codable {
  enum Phase: UInt8, Hashable, Sendable, Codable {
    /// Connected, and not in the foreground so far.
    case connected
    case inactive, active, background
  }

  /// Whether a tap that comes now may be why the scene is there.
  enum Arrival: Hashable, Sendable, Codable {
    /// Connected and not active so far. Next: `awaitingTurn` when it becomes active.
    case awaitingActive
    /// It has become active in this turn of the main loop. Next: `settled` at the turn's end.
    case awaitingTurn(EffectID)
    /// Final.
    case settled
  }

  var name: Symbol
  var phase: Phase
  var arrival = Arrival.awaitingActive
  /// The tab it showed when it went, if it went in this process.
  var tabToReturnTo: Int?

  func fingerprint(into fingerprint: inout Fingerprint) {
    fingerprint.combine(name)
    fingerprint.combine(Int(phase.rawValue))
    switch arrival {
    case .awaitingActive: fingerprint.combine(0)
    case .awaitingTurn(let turn):
      fingerprint.combine(1)
      fingerprint.combine(turn)
    case .settled: fingerprint.combine(2)
    }
    fingerprint.combine(tabToReturnTo ?? -1)
  }
}

/// The connected scenes, the one that was active last in front.
struct Scenes: Hashable, Sendable, Codable {
  private(set) var list: [SceneState] = []
  /// No iPad shows as many; a host that makes scenes up is held to it.
  static let capacity = 32

  subscript(name: Symbol) -> SceneState? { list.first { $0.name == name } }

  var front: SceneState? { list.first }

  /// Whether any scene is, or may be, on the way to the user's eyes.
  var isInForeground: Bool { list.contains { $0.phase != .background } }

  var hasActive: Bool { list.contains { $0.phase == .active } }

  mutating func connect(
    _ name: Symbol, phase: SceneState.Phase = .connected, returningTo tab: Int? = nil
  ) {
    guard self[name] == nil else { return }
    if list.count == Self.capacity { list.removeLast() }
    list.append(SceneState(name: name, phase: phase, tabToReturnTo: tab))
  }

  mutating func disconnect(_ name: Symbol) { list.removeAll { $0.name == name } }

  mutating func move(_ name: Symbol, to phase: SceneState.Phase) {
    connect(name)
    guard let index = list.firstIndex(where: { $0.name == name }) else { return }
    list[index].phase = phase
    if phase == .active { list.insert(list.remove(at: index), at: 0) }
  }

  /// A scene has become active: a tap that it is there for comes within this turn, if at all.
  mutating func awaitTurn(_ turn: EffectID, of name: Symbol) {
    guard let index = list.firstIndex(where: { $0.name == name }) else { return }
    list[index].arrival = .awaitingTurn(turn)
  }

  /// The turn has ended.
  mutating func settle(_ turn: EffectID) {
    for index in list.indices where list[index].arrival == .awaitingTurn(turn) {
      list[index].arrival = .settled
      list[index].tabToReturnTo = nil
    }
  }

  func fingerprint(into fingerprint: inout Fingerprint) {
    fingerprint.combine(list.count)
    for scene in list { scene.fingerprint(into: &fingerprint) }
  }

  mutating func renumber(_ renumbering: inout Renumbering) {
    for index in list.indices { list[index].name = renumbering[list[index].name] }
  }
}

/// A connected scene, or the one thing an app without scenes has.
struct SceneState: Hashable, Sendable, Codable {
  enum Phase: UInt8, Hashable, Sendable, Codable {
    /// Connected, and not in the foreground so far.
    case connected
    /// On the way to the front: launched there, or about to enter the foreground.
    case arriving
    case inactive, active, background
  }

  /// Whether a tap that comes now may be why the scene is there.
  enum Arrival: Hashable, Sendable, Codable {
    /// Connected and not active so far. Next: `active` when it becomes so.
    case awaitingActive
    /// It has become active just now; the moment (monotonic nanoseconds) is when that is over.
    /// Next: `settled` then, or by a landing, or by the user who goes elsewhere.
    case active(until: UInt64)
    /// Final.
    case settled
  }

  var name: Symbol
  var phase: Phase
  var arrival = Arrival.awaitingActive
  /// The tab it showed when it went, if it went in this process.
  var tabToReturnTo: Int?
  /// Where the user was since it was connected, as long as it has not settled.
  var whereabouts: Whereabouts?

  /// A response may come after the scene has become active; iOS does not say how long after, and
  /// nobody taps another notification as soon.
  static let arrivalNanoseconds: UInt64 = 1_000_000_000

  mutating func settle() {
    arrival = .settled
    tabToReturnTo = nil
    whereabouts = nil
  }

  func fingerprint(into fingerprint: inout Fingerprint) {
    fingerprint.combine(name)
    fingerprint.combine(Int(phase.rawValue))
    switch arrival {
    case .awaitingActive: fingerprint.combine(0)
    case .active(let until):
      fingerprint.combine(1)
      fingerprint.combine(moment: until)
    case .settled: fingerprint.combine(2)
    }
    fingerprint.combine(tabToReturnTo ?? -1)
    fingerprint.combine(whereabouts != nil)
    whereabouts?.fingerprint(into: &fingerprint)
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

  /// A scene has become active: a tap that it is there for comes soon, if at all.
  mutating func arrive(_ name: Symbol, at now: Instant) {
    change(name) { scene in
      guard scene.arrival == .awaitingActive else { return }
      scene.arrival = .active(until: now.adding(nanoseconds: SceneState.arrivalNanoseconds))
    }
  }

  /// Whatever comes to a scene from now on, it is not there for it.
  mutating func settle(_ name: Symbol) { change(name) { $0.settle() } }

  /// The same for all that became active long enough ago.
  mutating func settle(at now: Instant) {
    for index in list.indices {
      if case .active(let until) = list[index].arrival, until <= now.monotonicNanoseconds {
        list[index].settle()
      }
    }
  }

  /// Notes where the user is in a scene that has not settled; it has once they have gone elsewhere.
  mutating func follow(_ whereabouts: Whereabouts) {
    change(whereabouts.scene) { scene in
      guard scene.arrival != .settled else { return }
      if scene.whereabouts?.wereLeft(for: whereabouts) == true { return scene.settle() }
      scene.whereabouts = whereabouts
    }
  }

  private mutating func change(_ name: Symbol, _ change: (inout SceneState) -> Void) {
    guard let index = list.firstIndex(where: { $0.name == name }) else { return }
    change(&list[index])
  }

  func fingerprint(into fingerprint: inout Fingerprint) {
    fingerprint.combine(list.count)
    for scene in list { scene.fingerprint(into: &fingerprint) }
  }

  mutating func renumber(_ renumbering: inout Renumbering) {
    for index in list.indices {
      let name = renumbering[list[index].name]
      list[index].name = name
      // Where the user was is in the scene itself.
      list[index].whereabouts?.scene = name
    }
  }
}

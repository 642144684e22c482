/// A connected scene, or the one thing an app without scenes has.
struct SceneState: Hashable, Sendable, Codable {
  enum Phase: UInt8, Hashable, Sendable, Codable {
    /// Connected, and not in the foreground so far.
    case connected
    case inactive, active, background
  }

  var name: Symbol
  var phase: Phase
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

  mutating func connect(_ name: Symbol, phase: SceneState.Phase = .connected) {
    guard self[name] == nil else { return }
    if list.count == Self.capacity { list.removeLast() }
    list.append(SceneState(name: name, phase: phase))
  }

  mutating func disconnect(_ name: Symbol) { list.removeAll { $0.name == name } }

  mutating func move(_ name: Symbol, to phase: SceneState.Phase) {
    connect(name)
    guard let index = list.firstIndex(where: { $0.name == name }) else { return }
    list[index].phase = phase
    if phase == .active { list.insert(list.remove(at: index), at: 0) }
  }

  func fingerprint(into fingerprint: inout Fingerprint) {
    fingerprint.combine(list.count)
    for scene in list {
      fingerprint.combine(scene.name)
      fingerprint.combine(Int(scene.phase.rawValue))
    }
  }

  mutating func renumber(_ renumbering: inout Renumbering) {
    for index in list.indices { list[index].name = renumbering[list[index].name] }
  }
}

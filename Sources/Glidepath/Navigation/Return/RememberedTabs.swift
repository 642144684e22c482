/// The tab that each scene showed last.
struct RememberedTabs: Hashable, Sendable, Codable {
  struct Entry: Hashable, Sendable, Codable {
    var scene: Symbol
    var tab: Int
    /// Whether the scene has gone since, in this process; only then is there something to come
    /// back to when it is connected anew.
    var hasGone = false
  }

  /// The one seen last at the end.
  private(set) var entries: [Entry] = []

  /// The tab a scene showed before it went, if it went in this process.
  func tabLeft(in scene: Symbol) -> Int? {
    entries.first { $0.scene == scene && $0.hasGone }?.tab
  }

  /// A scene goes.
  mutating func leave(_ scene: Symbol) {
    for index in entries.indices where entries[index].scene == scene {
      entries[index].hasGone = true
    }
  }

  /// Notes what a scene shows, nil where there is no tab to speak of.
  mutating func note(_ tab: Int?, in scene: Symbol) {
    entries.removeAll { $0.scene == scene }
    if let tab { add(Entry(scene: scene, tab: tab)) }
  }

  /// A new process starts on the first tab everywhere.
  mutating func startOver(with scenes: [Symbol]) {
    let seen = entries
    entries = []
    for scene in scenes where !seen.contains(where: { $0.scene == scene }) {
      add(Entry(scene: scene, tab: 0))
    }
    for entry in seen { add(entry) }
  }

  private mutating func add(_ entry: Entry) {
    if entries.count == Scenes.capacity { entries.removeFirst() }
    entries.append(entry)
  }

  func fingerprint(into fingerprint: inout Fingerprint) {
    fingerprint.combine(entries.count)
    for entry in entries {
      fingerprint.combine(entry.scene)
      fingerprint.combine(entry.tab)
      fingerprint.combine(entry.hasGone)
    }
  }

  mutating func renumber(_ renumbering: inout Renumbering) {
    for index in entries.indices { entries[index].scene = renumbering[entries[index].scene] }
  }
}

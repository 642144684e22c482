/// The tab that each scene showed last.
struct RememberedTabs: Hashable, Sendable, Codable {
  struct Entry: Hashable, Sendable, Codable {
    var scene: Symbol
    var tab: Int
    /// Whether this very process has seen it; only then is there something to come back to.
    var wasSeen: Bool
  }

  /// The one seen last at the end.
  private(set) var entries: [Entry] = []

  /// The tab a scene showed before it went, if it went in this process.
  func tab(in scene: Symbol) -> Int? {
    entries.first { $0.scene == scene && $0.wasSeen }?.tab
  }

  /// Notes what a scene shows, nil where there is no tab to speak of; tells whether that is news.
  mutating func note(_ tab: Int?, in scene: Symbol) -> Bool {
    let earlier = entries.firstIndex { $0.scene == scene }.map { entries.remove(at: $0) }
    if let tab { add(Entry(scene: scene, tab: tab, wasSeen: true)) }
    return earlier?.tab != tab
  }

  /// A new process starts on the first tab everywhere.
  mutating func startOver(with scenes: [Symbol]) {
    let seen = entries
    entries = []
    for scene in scenes where !seen.contains(where: { $0.scene == scene }) {
      add(Entry(scene: scene, tab: 0, wasSeen: false))
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
      fingerprint.combine(entry.wasSeen)
    }
  }

  mutating func renumber(_ renumbering: inout Renumbering) {
    for index in entries.indices { entries[index].scene = renumbering[entries[index].scene] }
  }
}

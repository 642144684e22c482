import PhoneLink

/// Keeps account of the controllers that came without the user touching the app, against those
/// that landings explain.
struct LandingAccount {
  /// A landing, and what has become of its screen.
  private struct Entry {
    var address: String
    /// Whether a host took its screen away, before it was recorded or while it was not over.
    var wasLost = false
    /// Whether the user or another landing has done something since.
    var isOver = false
  }

  /// Names of the controllers that came.
  private(set) var additions: [String] = []
  private var entries: [Entry] = []
  /// Screens that a host took away before a landing on them was recorded, if one ever is.
  private var interrupted: Set<String> = []

  mutating func add(_ addition: ControllerAddition) { additions.append(addition.name) }

  mutating func land(on address: String) {
    endEntries()
    let wasInterrupted = interrupted.remove(address) != nil
    entries.append(Entry(address: address, wasLost: wasInterrupted))
  }

  /// Whatever vanishes from now on may be the user's doing.
  mutating func noteUserStep() { endEntries() }

  /// Notes screens whose containers a host replaced.
  ///
  /// The cause plays no part: a user who signs out interrupts a landing under way as well.
  mutating func noteReplaced(_ names: [String]) {
    for name in names {
      if let index = entries.lastIndex(where: { $0.address == name && !$0.isOver }) {
        entries[index].wasLost = true
      } else if additions.count(where: { $0 == name }) > explained(name) {
        interrupted.insert(name)
      }
    }
  }

  /// Notes landed screens that are gone without a user step: a host took them away.
  mutating func noteScreen(_ screen: ScreenSnapshot) {
    for index in entries.indices where !entries[index].isOver {
      if !screen.contains(entries[index].address) { entries[index].wasLost = true }
    }
  }

  /// How many controllers landings explain: each one, one more of the same name after its screen was
  /// lost, and one that a host took away in the midst of a landing.
  ///
  /// Screens below it that its route declares come with the stack as a whole, not one by one.
  var explained: Int { entries.reduce(interrupted.count) { $0 + explained($1) } }

  private func explained(_ name: String) -> Int {
    entries.reduce(0) { $1.address == name ? $0 + explained($1) : $0 }
  }

  private func explained(_ entry: Entry) -> Int {
    let hasComeAgain = entry.wasLost && additions.count(where: { $0 == entry.address }) > 1
    return hasComeAgain ? 2 : 1
  }

  private mutating func endEntries() {
    for index in entries.indices { entries[index].isOver = true }
  }
}

extension ScreenSnapshot {
  fileprivate func contains(_ name: String) -> Bool {
    windows.contains { $0.root?.contains(name) == true }
  }
}

extension ControllerSnapshot {
  fileprivate func contains(_ name: String) -> Bool {
    self.name == name || (children + presented).contains { $0.contains(name) }
  }
}

import PhoneLink

/// Keeps account of the controllers that came without the user touching the app, against those
/// that landings explain.
struct LandingAccount {
  /// A landing, and what has become of its screen.
  private struct Entry {
    var address: String
    /// Whether its screen left without the user or another landing having done anything.
    var wasLost = false
    /// Whether one of them has.
    var isOver = false
  }

  /// Names of the controllers that came.
  private(set) var additions: [String] = []
  private var entries: [Entry] = []

  mutating func add(_ addition: ControllerAddition) { additions.append(addition.name) }

  mutating func land(on address: String) {
    endEntries()
    entries.append(Entry(address: address))
  }

  /// Whatever vanishes from now on may be the user's doing.
  mutating func noteUserStep() { endEntries() }

  /// Without the user, only a host that replaces an ancestor takes a landed screen away.
  mutating func noteScreen(_ screen: ScreenSnapshot) {
    for index in entries.indices where !entries[index].isOver {
      let address = entries[index].address
      // Taken away and put back within one turn, it is still there, but has come twice.
      let onScreen = screen.count(of: address)
      if onScreen < max(1, additions.count { $0 == address }) { entries[index].wasLost = true }
    }
  }

  /// How many controllers landings explain: each one, and one more of the same name after its
  /// screen was lost.
  ///
  /// Screens below it that its route declares come with the stack as a whole, not one by one.
  var explained: Int {
    entries.reduce(0) { sum, entry in
      let hasComeAgain = entry.wasLost && additions.count { $0 == entry.address } > 1
      return sum + (hasComeAgain ? 2 : 1)
    }
  }

  private mutating func endEntries() {
    for index in entries.indices { entries[index].isOver = true }
  }
}

extension ScreenSnapshot {
  fileprivate func count(of name: String) -> Int {
    windows.reduce(0) { $0 + ($1.root?.count(of: name) ?? 0) }
  }
}

extension ControllerSnapshot {
  fileprivate func count(of name: String) -> Int {
    (children + presented).reduce(self.name == name ? 1 : 0) { $0 + $1.count(of: name) }
  }
}

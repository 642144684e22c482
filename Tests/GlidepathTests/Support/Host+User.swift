@testable import Glidepath

// What a user does by hand, and what an adapter tells of it.
extension Host {
  mutating func push(_ address: Address, in scene: SceneID = .main) {
    guard let stack = hierarchy(of: scene)?.root.currentStack else { return }
    _ = push(address, onto: stack.id, in: scene)
    tell(scene)
  }

  mutating func select(_ tab: Int, in scene: SceneID = .main) {
    guard let tabs = hierarchy(of: scene)?.root.visibleTabs else { return }
    change(scene) { $0.root.select(tab, in: tabs.id) }
    tell(scene)
  }

  /// Dismisses what is presented, else takes the top of the stack away.
  mutating func goBack(in scene: SceneID = .main) {
    guard let window = hierarchy(of: scene) else { return }
    if !window.modals.isEmpty {
      putAway(in: scene)
    } else if let stack = window.root.currentStack, let below = stack.children.dropLast().last {
      change(scene) { $0.root.pop(to: below.id, in: stack.id) }
    }
    tell(scene)
  }

  /// Sends what the adapter would: screens that were left, and what is seen now.
  mutating func tell(_ scene: SceneID = .main) {
    for event in leftTickets() { send(event) }
    if let window = hierarchy(of: scene) { send(.seen(window)) }
  }

  /// The events of landed screens that are no longer there.
  mutating func leftTickets() -> [Event] {
    let gone = tickets.filter { ticket in
      hierarchy(of: ticket.scene).map { !$0.holds(ticket.screen) } ?? true
    }
    tickets.removeAll { ticket in gone.contains { $0.id == ticket.id } }
    return gone.map { .left($0.id, hierarchy(of: $0.scene)) }
  }
}

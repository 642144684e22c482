extension PushMachine {
  /// A step as it is ordered: a push into another tab than the user was in carries a ticket.
  mutating func ticketed(_ change: Step.Change, of landing: inout Landing) -> Step.Change {
    guard case .push(let address, onto: let stack, ticket: nil) = change, landing.tabChange != nil
    else { return change }
    let ticket = TicketID(state.nextTicket)
    state.nextTicket += 1
    landing.ticket = ticket
    return .push(address, onto: stack, ticket: ticket)
  }

  /// A step takes screens away or the user elsewhere: no screen landed on before leads back by it.
  mutating func voidTickets(by change: Step.Change, in scene: Symbol) {
    switch change {
    case .pop, .select, .replaceStack: state.tickets.removeAll { $0.scene == scene }
    case .push, .refresh, .present, .dismiss, .closeDrawer: break
    }
  }

  /// A landing has arrived; the newest ticket of a scene is the one that is held.
  func ticket(_ below: Ticket, of landing: Landing, in hierarchy: Hierarchy) -> (
    Ticket, HeldTicket?
  ) {
    guard let id = landing.ticket, let held = HeldTicket(id, of: landing, in: hierarchy) else {
      return (below, nil)
    }
    return (Ticket(toTab: hierarchy.root.tabs(held.tabs)?.child(held.left)), held)
  }

  /// Lets go of the tickets that a hierarchy shows to be void.
  mutating func checkTickets(_ hierarchy: Hierarchy) {
    update(hierarchy) { $0.holds(in: hierarchy) }
  }

  /// What a landing did itself voids no ticket.
  mutating func keepTickets(_ hierarchy: Hierarchy) {
    update(hierarchy) { $0.holdsTab(in: hierarchy) }
  }

  private mutating func update(_ hierarchy: Hierarchy, keeping holds: (HeldTicket) -> Bool) {
    let scene = hierarchy.scene.name
    for index in state.tickets.indices.reversed()
    where state.symbols[state.tickets[index].scene] == scene {
      if holds(state.tickets[index]) {
        state.tickets[index].compare(from: hierarchy)
      } else {
        state.tickets.remove(at: index)
      }
    }
  }

  /// A landed screen was left by Back: the tab that the landing left is selected again.
  mutating func left(_ id: TicketID, _ hierarchy: Hierarchy?, into effects: inout [Effect]) {
    guard let index = state.tickets.firstIndex(where: { $0.id == id }) else { return }
    let ticket = state.tickets.remove(at: index)
    // A landing under way plans from what is there by itself.
    guard let hierarchy, ticket.holds(in: hierarchy), state.landing?.scene != ticket.scene else {
      return
    }
    let change = Step.Change.select(tab: ticket.left, in: ticket.tabs)
    forgetWhereabouts(in: ticket.scene)
    effects.append(.perform(state.makeEffectID(), step(change, in: ticket.scene)))
  }

  /// A step in a scene, animated if the user sees it and it is one move.
  func step(_ change: Step.Change, in scene: Symbol) -> Step {
    var isOneMove = true
    if case .replaceStack = change { isOneMove = false }
    return Step(
      scene: SceneID(state.symbols[scene]), change: change,
      animated: isOneMove && state.scenes[scene]?.phase == .active)
  }
}

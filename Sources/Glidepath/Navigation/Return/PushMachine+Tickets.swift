extension PushMachine {
  /// A step as it is ordered: one that puts its screen into another tab than the user was in carries
  /// a ticket.
  mutating func ticketed(_ change: Step.Change, of landing: inout Landing) -> Step.Change {
    guard landing.tabChange != nil, change.takesTicket else { return change }
    let ticket = TicketID(state.nextTicket)
    state.nextTicket += 1
    landing.ticket = ticket
    switch change {
    case .push(let address, onto: let stack, ticket: _):
      return .push(address, onto: stack, ticket: ticket)
    case .refresh(let node, let address, ticket: _):
      return .refresh(node, address, ticket: ticket)
    default: return change
    }
  }

  /// A landed screen is gone: if Back took it, the tab that the landing left is selected again.
  mutating func left(
    _ id: TicketID, _ hierarchy: Hierarchy?, at now: Instant, into effects: inout [Effect]
  ) {
    guard let scene = state.scenes.list.first(where: { $0.tickets.contains { $0.id == id } })
    else { return }
    guard let hierarchy else {
      state.scenes.change(scene.name) { $0.dropTicket(id) }
      return
    }
    observe(hierarchy, isTold: true, at: now, into: &effects)
    // A step under way was planned for where the user is now.
    guard let ticket = state.scenes.change(scene.name, { $0.takeTicket(id) }) ?? nil,
      state.scenes[scene.name]?.isStepping == false, let tabs = hierarchy.tabs(ticket.tabs),
      let place = tabs.children.firstIndex(where: { $0.id == ticket.left })
    else { return }
    let change = Step.Change.select(tab: place, in: ticket.tabs)
    let effect = state.makeEffectID()
    state.scenes.change(scene.name) { $0.goBack(by: change, effect, at: now) }
    effects.append(.perform(effect, step(change, in: scene.name)))
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

extension Step.Change {
  /// Whether the adapter can watch over the screen that the step leads to.
  fileprivate var takesTicket: Bool {
    switch self {
    case .push(_, onto: _, ticket: nil), .refresh(_, _, ticket: nil): true
    default: false
    }
  }
}

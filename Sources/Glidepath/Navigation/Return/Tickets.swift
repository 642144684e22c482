/// A landed screen whose Back leads to another tab, as long as it does.
///
/// It names controllers, not places: a tab that is inserted shifts nobody's way back. It is void
/// once the user selects a tab; what is opened and closed above the screen does not touch it.
struct HeldTicket: Hashable, Sendable, Codable {
  let id: TicketID
  let tabs: NodeID
  /// The tab that was left.
  let left: NodeID
  /// The landed screen.
  let screen: NodeID
  /// Whether the screen was seen to go by Back; the adapter tells of it by its id then.
  var wasLeft = false

  /// The ticket of a landing that has arrived; nil where nothing is as it was ordered.
  init?(_ id: TicketID, of landing: Landing, in hierarchy: Hierarchy) {
    // What the app has replaced since leads nowhere any more.
    let changes = landing.trail.filter(\.isTabChange)
    guard let selection = changes.first(where: { hierarchy.tabs($0.node) != nil }),
      let left = selection.leaving, let tabs = hierarchy.tabs(selection.node),
      let screen = landing.screen(in: hierarchy),
      // The user may have selected another tab before the landing was over.
      tabs.selectedChild?.holds(screen) == true
    else { return nil }
    self.id = id
    self.tabs = tabs.id
    self.left = left
    self.screen = screen
  }

  func fingerprint(into fingerprint: inout Fingerprint, next: UInt64) {
    fingerprint.combine(next &- id.number)
    fingerprint.combine(tabs.number)
    fingerprint.combine(left.number)
    fingerprint.combine(screen.number)
    fingerprint.combine(wasLeft)
  }
}

extension Landing {
  /// The step that took the user to another tab, if there was one.
  var tabChange: Stage? { trail.first(where: \.isTabChange) }

  /// The screen that the last step made or found.
  fileprivate func screen(in hierarchy: Hierarchy) -> NodeID? {
    guard let last = trail.last(where: { $0.wasDone && $0.kind.tellsAddress }) else { return nil }
    switch last.kind {
    case .push, .replaceStack: return hierarchy.stack(last.node)?.children.last?.id
    case .refresh: return last.node
    case .pop, .present, .dismiss, .select, .closeDrawer: return nil
    }
  }
}

extension Landing.Stage {
  fileprivate var isTabChange: Bool { kind == .select && wasDone && leaving != nil }
}

/// Where Back leads from a landed screen.
enum Ticket: Hashable {
  /// To this address.
  case address(Address)
  /// To the tab that was left, by the address of its lowest screen.
  case tab(Address?)
  /// To a screen that Glidepath was not told of.
  case unknownScreen
  /// Nowhere: nothing lies below.
  case none

  /// Back to a screen, if there is one.
  init(to screen: Node.Content?) {
    switch screen {
    case nil: self = .none
    case .some(let screen): self = screen.address.map(Ticket.address) ?? .unknownScreen
    }
  }

  /// Back to what lies below the visible screen.
  init(below stack: Node.Stack) { self.init(to: stack.screens.dropLast().last) }

  /// Back to a tab, and to whatever it shows.
  init(toTab tab: Node?) {
    let shown = tab?.visibleScreen?.address
    self =
      shown.flatMap { $0.name == "home" ? .address($0) : nil } ?? .tab(tab?.lowestScreen?.address)
  }

  /// As records print it.
  var description: String {
    switch self {
    case .address(let address): "back leads \(address.name == "home" ? "" : "to ")\(address)"
    case .tab(let base): "back leads to \(base.map { $0.name + "'s tab" } ?? "the tab left")"
    case .unknownScreen: "back leads to the screen below, whose address is not known"
    case .none: "no screen lies below"
    }
  }
}

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

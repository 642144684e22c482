/// How a scene's hierarchy differs from the one seen before it.
///
/// Everything that depends on whether the user has gone on asks here: superseding, tickets, landed
/// screens, landing again, and what the next step is planned on.
enum Change: Hashable, Sendable, Codable {
  /// Nothing that the user could tell.
  case same
  /// Exactly what Glidepath ordered.
  case ours
  /// The app has put other controllers in the place of those that were there.
  case rebuilt
  /// A screen of unknown address or a question came over the rest, or something there went.
  case covered
  /// So many screens were taken from the top of the stack.
  case back(Int)
  /// Another tab was selected; the address it shows.
  case selected(Address?)
  /// A container of the app's own shows another of the children it keeps, as hand-made tabs do.
  case switched
  /// A screen was added to the stack; its address.
  case opened(Address?)
  /// A screen of known address was presented.
  case presented(Address)

  /// How much a change says; of several at once the one that says most counts.
  private var weight: Int {
    switch self {
    case .same, .ours: 0
    case .covered: 1
    case .back: 2
    case .switched, .opened, .presented: 3
    case .selected: 4
    case .rebuilt: 5
    }
  }

  private func or(_ other: Change) -> Change { other.weight > weight ? other : self }
}

extension Change {
  /// Tells what has happened between two looks at a scene; `expected` is what it was last with the
  /// steps that Glidepath has carried out meanwhile.
  init(from last: Hierarchy, expecting expected: Hierarchy, to now: Hierarchy) {
    let change = Change(from: expected, to: now)
    self = change == .same && expected != last ? .ours : change
  }

  private init(from last: Hierarchy, to now: Hierarchy) {
    let (before, after) = (last.ground, now.ground)
    guard before.root.id == after.root.id else {
      self = .rebuilt
      return
    }
    self = Change(from: before.root, to: after.root)
      .or(Change(from: before.modals, to: after.modals))
  }

  private init(from last: [Modal], to now: [Modal]) {
    let common = zip(last, now).prefix { $0.root.id == $1.root.id }.count
    if common == last.count, common == now.count {
      guard let top = last.last, let newTop = now.last else {
        self = .same
        return
      }
      self = Change(from: top.root, to: newTop.root).insideModal
    } else if let new = now.dropFirst(common).last, new.kind == .screen,
      let address = new.root.visibleScreen?.address
    {
      self = .presented(address)
    } else {
      self = .covered
    }
  }

  /// What an app rebuilds in a modal, or the user leaves there, is not the interface below.
  private var insideModal: Change {
    switch self {
    case .same, .ours, .covered, .switched, .opened, .presented: self
    case .rebuilt, .back, .selected: .covered
    }
  }
}

// One controller and what it contains
extension Change {
  private init(from last: Node, to now: Node) {
    guard last.id == now.id else {
      self = .rebuilt
      return
    }
    switch (last, now) {
    case (.stack(let last), .stack(let now)): self.init(from: last, to: now)
    case (.tabs(let last), .tabs(let now)): self.init(from: last, to: now)
    case (.split(let last), .split(let now)): self.init(from: last, to: now)
    case (.drawer(let last), .drawer(let now)): self.init(from: last.content, to: now.content)
    case (.container(let last), .container(let now)): self.init(from: last, to: now)
    // A container is a screen as soon as its address is known.
    default: self = .same
    }
  }

  private init(from last: Node.Stack, to now: Node.Stack) {
    let common = zip(last.children, now.children).prefix { $0.id == $1.id }.count
    if common == last.children.count, common == now.children.count {
      self = Self.between(last.children.last, now.children.last)
    } else if common == 0 {
      self = .rebuilt
    } else if common == now.children.count {
      self = .back(last.children.count - common)
    } else {
      self = .opened(now.visible?.address)
    }
  }

  /// Tabs are told apart by their controllers: one inserted before another moves nobody.
  private init(from last: Node.Tabs, to now: Node.Tabs) {
    guard let before = last.selectedChild, let after = now.selectedChild,
      before.id != after.id
    else {
      self = Self.between(last.selectedChild, now.selectedChild)
      return
    }
    let isStillThere = now.children.contains { $0.id == before.id }
    self = isStillThere ? .selected(after.visibleScreen?.address) : .rebuilt
  }

  private init(from last: Node.Split, to now: Node.Split) {
    let (before, after) = (Node.split(last).visibleChild, Node.split(now).visibleChild)
    // Collapsing and expanding is the system's doing.
    let isChosen = last.columns.count == now.columns.count && before?.id != after?.id
    self = isChosen ? .opened(after?.visibleScreen?.address) : Self.between(before, after)
  }

  private init(from last: Node.Container, to now: Node.Container) {
    guard let before = last.visibleChild, let after = now.visibleChild, before.id != after.id else {
      self = Self.between(last.visibleChild, now.visibleChild)
      return
    }
    if now.turnsPages {
      self = .opened(after.visibleScreen?.address)
    } else {
      self = now.holds(before.id) ? .switched : .rebuilt
    }
  }

  /// None before is filled, none after is taken away: neither is a move.
  private static func between(_ last: Node?, _ now: Node?) -> Change {
    switch (last, now) {
    case (nil, nil): .same
    case (let last?, let now?): Change(from: last, to: now)
    case (nil, _), (_, nil): .rebuilt
    }
  }
}

// What a hierarchy is like once a step was carried out, so that only what differs from it is
// somebody else's doing.
extension Hierarchy {
  /// Makes the change a step makes, if the other hierarchy shows that it was made; tells whether.
  ///
  /// New controllers are taken from there, since nobody knew their numbers before.
  mutating func carryOut(_ step: Step.Change, asSeenIn now: Hierarchy) -> Bool {
    switch step {
    case .push(let address, onto: let stack, ticket: _):
      return add([address], to: stack, asSeenIn: now)
    case .replaceStack(let addresses, in: let stack):
      var changed = self
      guard let base = self.stack(stack)?.children.first, changed.pop(to: base.id, in: stack),
        changed.add(addresses, to: stack, asSeenIn: now)
      else { return false }
      self = changed
      return true
    case .pop(to: let target, in: let stack, _):
      guard let above = self.stack(stack)?.child(above: target),
        let seen = now.stack(stack), seen.children.contains(where: { $0.id == target }),
        !seen.children.contains(where: { $0.id == above.id })
      else { return false }
      return pop(to: target, in: stack)
    case .select(tab: let place, in: let tabs):
      guard let wanted = self.tabs(tabs)?.child(place)?.id,
        now.tabs(tabs)?.selectedChild?.id == wanted
      else { return false }
      return select(place, in: tabs)
    case .dismiss(let node):
      guard !now.modals.contains(where: { $0.root.id == node }),
        let place = modals.firstIndex(where: { $0.root.id == node })
      else { return false }
      modals.removeSubrange(place...)
      return true
    case .present(let address):
      guard now.modals.count > modals.count,
        zip(modals, now.modals).allSatisfy({ $0.root.id == $1.root.id }),
        now.modals[modals.count].root.lowestScreen?.address?.name == address.name
      else { return false }
      modals.append(now.modals[modals.count])
      return true
    case .closeDrawer(let drawer): return now.root.openDrawer?.id != drawer
    // Nothing in a hierarchy tells that a screen has loaded again.
    case .refresh: return false
    }
  }

  private mutating func add(
    _ addresses: [Address], to stack: NodeID, asSeenIn now: Hierarchy
  ) -> Bool {
    guard let before = self.stack(stack), let seen = now.stack(stack) else { return false }
    let new = seen.children.dropFirst(before.children.count).prefix(addresses.count)
    guard new.count == addresses.count,
      zip(before.children, seen.children).allSatisfy({ $0.id == $1.id }),
      zip(new, addresses).allSatisfy({ $0.visibleScreen?.address?.name == $1.name })
    else { return false }
    return change(stack) { node in
      guard case .stack(var found) = node else { return }
      found.children += new
      node = .stack(found)
    }
  }

  private mutating func pop(to target: NodeID, in stack: NodeID) -> Bool {
    change(stack) { node in
      guard case .stack(var found) = node,
        let place = found.children.firstIndex(where: { $0.id == target })
      else { return }
      found.children.removeSubrange((place + 1)...)
      node = .stack(found)
    }
  }

  private mutating func select(_ place: Int, in tabs: NodeID) -> Bool {
    change(tabs) { node in
      guard case .tabs(var found) = node else { return }
      found.selected = place
      node = .tabs(found)
    }
  }

  private mutating func change(_ id: NodeID, _ change: (inout Node) -> Void) -> Bool {
    if root.change(id, change) { return true }
    return modals.indices.contains { modals[$0].root.change(id, change) }
  }
}

extension Node.Stack {
  fileprivate func child(above target: NodeID) -> Node? {
    guard let place = children.firstIndex(where: { $0.id == target }) else { return nil }
    return children.dropFirst(place + 1).first
  }
}

extension Node {
  /// Changes the node with a number, wherever it is; tells whether there is one.
  fileprivate mutating func change(_ id: NodeID, _ change: (inout Node) -> Void) -> Bool {
    guard self.id != id else {
      change(&self)
      return true
    }
    switch self {
    case .content: return false
    case .stack(var stack):
      defer { self = .stack(stack) }
      return stack.children.change(id, change)
    case .tabs(var tabs):
      defer { self = .tabs(tabs) }
      return tabs.children.change(id, change)
    case .split(var split):
      defer { self = .split(split) }
      return split.columns.change(id, change)
    case .drawer(var drawer):
      defer { self = .drawer(drawer) }
      return drawer.content.change(id, change)
    case .container(var container):
      defer { self = .container(container) }
      return container.children.change(id, change)
    }
  }
}

extension [Node] {
  fileprivate mutating func change(_ id: NodeID, _ change: (inout Node) -> Void) -> Bool {
    indices.contains { self[$0].change(id, change) }
  }
}

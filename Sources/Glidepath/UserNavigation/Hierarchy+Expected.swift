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

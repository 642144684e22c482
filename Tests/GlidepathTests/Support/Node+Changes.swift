@testable import Glidepath

// What UIKit would do to the controllers that nodes stand for. Each tells whether it was done.
extension Node {
  mutating func push(_ child: Node, onto stack: NodeID) -> Bool {
    change(stack) { node in
      guard case .stack(var found) = node else { return false }
      found.children.append(child)
      node = .stack(found)
      return true
    }
  }

  mutating func pop(to child: NodeID, in stack: NodeID) -> Bool {
    change(stack) { node in
      guard case .stack(var found) = node,
        let place = found.children.firstIndex(where: { $0.id == child })
      else { return false }
      found.children.removeSubrange((place + 1)...)
      node = .stack(found)
      return true
    }
  }

  mutating func pop(toRootOf stack: NodeID) -> Bool {
    guard let root = self.stack(stack)?.children.first else { return false }
    return pop(to: root.id, in: stack)
  }

  mutating func select(_ place: Int, in tabs: NodeID) -> Bool {
    change(tabs) { node in
      guard case .tabs(var found) = node, found.children.indices.contains(place) else {
        return false
      }
      found.selected = place
      node = .tabs(found)
      return true
    }
  }

  mutating func closeDrawer(_ drawer: NodeID) -> Bool { setDrawer(drawer, isOpen: false) }

  mutating func setDrawer(_ drawer: NodeID, isOpen: Bool) -> Bool {
    change(drawer) { node in
      guard case .drawer(var found) = node else { return false }
      found.isOpen = isOpen
      node = .drawer(found)
      return true
    }
  }

  mutating func setAddress(_ address: Address, of screen: NodeID) -> Bool {
    change(screen) { node in
      switch node {
      case .content(var found):
        found.address = address
        node = .content(found)
      case .container(var found):
        found.address = address
        node = .container(found)
      case .stack, .tabs, .split, .drawer: return false
      }
      return true
    }
  }

  func holds(_ id: NodeID) -> Bool {
    var copy = self
    return copy.change(id) { _ in true }
  }

  fileprivate mutating func change(_ id: NodeID, _ change: (inout Node) -> Bool) -> Bool {
    if self.id == id { return change(&self) }
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

extension Hierarchy {
  mutating func push(_ child: Node, onto stack: NodeID) -> Bool {
    change { $0.push(child, onto: stack) }
  }

  mutating func pop(to child: NodeID, in stack: NodeID) -> Bool {
    change { $0.pop(to: child, in: stack) }
  }

  mutating func pop(toRootOf stack: NodeID) -> Bool { change { $0.pop(toRootOf: stack) } }

  mutating func select(_ place: Int, in tabs: NodeID) -> Bool {
    change { $0.select(place, in: tabs) }
  }

  /// Changes the root or whatever modal the change can be made in.
  private mutating func change(_ change: (inout Node) -> Bool) -> Bool {
    if change(&root) { return true }
    return modals.indices.contains { change(&modals[$0].root) }
  }

  mutating func setAddress(_ address: Address, of screen: NodeID) -> Bool {
    if root.setAddress(address, of: screen) { return true }
    return modals.indices.contains { modals[$0].root.setAddress(address, of: screen) }
  }
}

extension [Node] {
  fileprivate mutating func change(_ id: NodeID, _ change: (inout Node) -> Bool) -> Bool {
    for index in indices where self[index].holds(id) { return self[index].change(id, change) }
    return false
  }
}

/// Which tabs must be selected so that a tab is in front, the outermost first.
struct TabPath: Hashable {
  /// A choice on the way.
  struct Choice: Hashable {
    var tabs: Node.Tabs
    var place: Int
  }

  var choices: [Choice]
  /// What lies in the tab.
  var content: Node
}

extension Node {
  /// The way to the first tab of a kind.
  func path(toTab isWanted: (Node) -> Bool) -> TabPath? {
    switch self {
    case .content: return nil
    case .tabs(let tabs):
      if let place = tabs.children.firstIndex(where: isWanted) {
        return TabPath(choices: [.init(tabs: tabs, place: place)], content: tabs.children[place])
      }
      for (place, child) in tabs.children.enumerated() {
        guard var path = child.path(toTab: isWanted) else { continue }
        path.choices.insert(.init(tabs: tabs, place: place), at: 0)
        return path
      }
      return nil
    case .split(let split):
      for column in split.columns {
        if let path = column.path(toTab: isWanted) { return path }
      }
      return nil
    case .stack, .drawer, .container: return visibleChild?.path(toTab: isWanted)
    }
  }

  /// The tabs with a number, wherever a tab can be selected.
  func tabs(_ id: NodeID) -> Tabs? {
    if case .tabs(let tabs) = self, tabs.id == id { return tabs }
    return children.lazy.compactMap { $0.tabs(id) }.first
  }

  /// The stack with a number.
  func stack(_ id: NodeID) -> Stack? {
    if case .stack(let stack) = self, stack.id == id { return stack }
    return children.lazy.compactMap { $0.stack(id) }.first
  }

  /// Whether a controller is anywhere in it, in sight or not.
  func holds(_ id: NodeID) -> Bool {
    if self.id == id { return true }
    if case .container(let container) = self, container.hidden.contains(id) { return true }
    return children.contains { $0.holds(id) }
  }

  private var children: [Node] {
    switch self {
    case .content: []
    case .stack(let stack): stack.children
    case .tabs(let tabs): tabs.children
    case .split(let split): split.columns
    case .drawer(let drawer): [drawer.content]
    case .container(let container): container.children
    }
  }
}

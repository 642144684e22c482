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
  /// The way to the tab whose lowest screen has a name.
  func path(toTab name: String) -> TabPath? {
    switch self {
    case .content: return nil
    case .tabs(let tabs):
      let place = tabs.children.firstIndex { $0.lowestScreen?.address?.name == name }
      if let place {
        return TabPath(choices: [.init(tabs: tabs, place: place)], content: tabs.children[place])
      }
      for (place, child) in tabs.children.enumerated() {
        guard var path = child.path(toTab: name) else { continue }
        path.choices.insert(.init(tabs: tabs, place: place), at: 0)
        return path
      }
      return nil
    case .split(let split): return split.columns.lazy.compactMap { $0.path(toTab: name) }.first
    case .stack, .drawer, .container: return visibleChild?.path(toTab: name)
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

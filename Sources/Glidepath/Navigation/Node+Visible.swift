// What of a node the user sees, and where in it a screen can be put.
extension Node {
  /// The child the user sees.
  var visibleChild: Node? {
    switch self {
    case .content: nil
    case .stack(let stack): stack.children.last
    case .tabs(let tabs): tabs.selectedChild
    // What is in front in a split view is its last column, unless nothing can be put there.
    case .split(let split):
      split.columns.last { $0.currentStack != nil } ?? split.columns.last
    case .drawer(let drawer): drawer.content
    case .container(let container): container.visibleChild
    }
  }

  /// The stack that a screen is added to: the innermost one around what is visible.
  ///
  /// An empty one does not count, since what is pushed onto it would have no way back.
  var currentStack: Stack? {
    guard let visibleChild else { return nil }
    if let inner = visibleChild.currentStack { return inner }
    guard case .stack(let stack) = self, visibleChild.visibleScreen != nil else { return nil }
    return stack
  }

  /// The screen the user sees: the innermost one whose address is known, else the innermost.
  var visibleScreen: Content? {
    switch self {
    case .content(let content): return content
    case .container(let container):
      let inner = visibleChild?.visibleScreen
      if let inner, inner.address != nil || container.address == nil { return inner }
      return Content(id: container.id, address: container.address)
    case .stack, .tabs, .split, .drawer: return visibleChild?.visibleScreen
    }
  }

  /// The screen that is there before anything is pushed.
  var lowestScreen: Content? {
    switch self {
    case .content, .container: visibleScreen
    case .stack(let stack): stack.children.first?.lowestScreen
    case .tabs(let tabs): tabs.children.first?.lowestScreen
    case .split(let split): split.columns.first?.lowestScreen
    case .drawer(let drawer): drawer.content.lowestScreen
    }
  }

  /// The outermost drawer that stands open around what is visible.
  var openDrawer: Drawer? {
    if case .drawer(let drawer) = self, drawer.isOpen { return drawer }
    return visibleChild?.openDrawer
  }

  /// The outermost tabs around what is visible.
  var visibleTabs: Tabs? {
    if case .tabs(let tabs) = self { return tabs }
    return visibleChild?.visibleTabs
  }
}

extension Node.Tabs {
  /// The tab at a place, if there is one.
  func child(_ place: Int) -> Node? { children.indices.contains(place) ? children[place] : nil }

  /// The selected tab, if there is one.
  var selectedChild: Node? { selected.flatMap { child($0) } }
}

extension Node.Container {
  /// Whether a controller is a child, in sight or not.
  func holds(_ id: NodeID) -> Bool { hidden.contains(id) || children.contains { $0.id == id } }

  /// The child that is shown, unless only another one can take a screen.
  var visibleChild: Node? {
    let front = shown.flatMap { children.indices.contains($0) ? children[$0] : nil }
    if let front, front.currentStack != nil { return front }
    return children.first { $0.currentStack != nil } ?? front
  }
}

extension Node.Stack {
  /// What lies in this very stack, bottom first, each by its own number.
  var screens: [Node.Content] {
    children.map { Node.Content(id: $0.id, address: $0.visibleScreen?.address) }
  }

  /// What the user sees of it.
  var visible: Node.Content? { children.last?.visibleScreen }

  /// Where the lowest screen is.
  var base: Address? { children.first?.lowestScreen?.address }
}

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

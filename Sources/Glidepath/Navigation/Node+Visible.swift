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

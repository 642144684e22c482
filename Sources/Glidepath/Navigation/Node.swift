/// One view controller with what it contains.
package indirect enum Node: Hashable, Sendable, Codable {
  /// A screen.
  case content(Content)
  /// A navigation controller.
  case stack(Stack)
  /// A tab bar controller.
  case tabs(Tabs)
  /// A split view controller.
  case split(Split)
  /// A side menu with what lies beside it.
  case drawer(Drawer)
  /// Any other container: a page controller, or one of the app's own.
  case container(Container)

  /// A screen: what contains nothing.
  package struct Content: Hashable, Sendable, Codable {
    package var id: NodeID
    /// Where it is, or nil for a screen Glidepath was not told of.
    package var address: Address?

    package init(id: NodeID, address: Address?) {
      self.id = id
      self.address = address
    }
  }

  /// A navigation controller, bottom first.
  package struct Stack: Hashable, Sendable, Codable {
    package var id: NodeID
    package var children: [Node]

    package init(id: NodeID, children: [Node]) {
      self.id = id
      self.children = children
    }
  }

  /// A tab bar controller.
  package struct Tabs: Hashable, Sendable, Codable {
    package var id: NodeID
    package var children: [Node]
    /// The selected tab's place; nil where none is, or one behind "More".
    package var selected: Int?

    package init(id: NodeID, children: [Node], selected: Int?) {
      self.id = id
      self.children = children
      self.selected = selected
    }
  }

  /// A split view controller.
  package struct Split: Hashable, Sendable, Codable {
    package var id: NodeID
    /// The columns there are, the primary one first; a collapsed one has a single column.
    package var columns: [Node]

    package init(id: NodeID, columns: [Node]) {
      self.id = id
      self.columns = columns
    }
  }

  /// A side menu with what lies beside it.
  package struct Drawer: Hashable, Sendable, Codable {
    package var id: NodeID
    package var content: Node
    package var isOpen: Bool

    package init(id: NodeID, content: Node, isOpen: Bool) {
      self.id = id
      self.content = content
      self.isOpen = isOpen
    }
  }

  /// Any other container.
  package struct Container: Hashable, Sendable, Codable {
    package var id: NodeID
    /// Where it is, if Glidepath was told of it as of a screen.
    package var address: Address?
    package var children: [Node]
    /// The place of the child the user sees.
    package var shown: Int?
    /// Children that it keeps out of sight.
    package var hidden: [NodeID]
    /// Whether the user turns its pages, so that a child which has gone was turned over.
    package var turnsPages: Bool

    package init(
      id: NodeID, address: Address?, children: [Node], shown: Int?, hidden: [NodeID] = [],
      turnsPages: Bool = false
    ) {
      self.id = id
      self.address = address
      self.children = children
      self.shown = shown
      self.hidden = hidden
      self.turnsPages = turnsPages
    }
  }

  /// The controller's number.
  package var id: NodeID {
    switch self {
    case .content(let content): content.id
    case .stack(let stack): stack.id
    case .tabs(let tabs): tabs.id
    case .split(let split): split.id
    case .drawer(let drawer): drawer.id
    case .container(let container): container.id
    }
  }
}

/// What a scene's window holds, as a value.
package struct Hierarchy: Hashable, Sendable, Codable {
  /// The scene.
  package var scene: SceneID
  /// The window's root.
  package var root: Node

  /// Makes a hierarchy.
  package init(scene: SceneID, root: Node) {
    self.scene = scene
    self.root = root
  }
}

/// A view controller for as long as it lives.
///
/// The adapter gives the numbers out and never twice.
package struct NodeID: Hashable, Sendable, Codable {
  package let number: UInt64

  package init(_ number: UInt64) { self.number = number }
}

/// One view controller with what it contains.
package indirect enum Node: Hashable, Sendable, Codable {
  /// A screen.
  case content(Content)
  /// A navigation controller.
  case stack(Stack)

  /// A screen: what is no container that Glidepath knows.
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
}

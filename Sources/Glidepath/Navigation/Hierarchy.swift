/// What a scene's window holds, as a value.
package struct Hierarchy: Hashable, Sendable, Codable {
  /// The scene.
  package var scene: SceneID
  /// The window's root.
  package var root: Node
  /// What is presented over it, the one over all others last.
  package var modals: [Modal]

  /// Makes a hierarchy.
  package init(scene: SceneID, root: Node, modals: [Modal] = []) {
    self.scene = scene
    self.root = root
    self.modals = modals
  }
}

/// A view controller for as long as it lives.
///
/// The adapter gives the numbers out and never twice.
package struct NodeID: Hashable, Sendable, Codable {
  package let number: UInt64

  package init(_ number: UInt64) { self.number = number }
}

/// What is presented over a window's root.
package struct Modal: Hashable, Sendable, Codable {
  /// What a plan may do with it.
  package enum Kind: String, Hashable, Sendable, Codable {
    /// A screen of the app, which may be dismissed.
    case screen
    /// A question that only the user can answer: an alert, a share, picker or payment sheet.
    case question
  }

  package var root: Node
  package var kind: Kind
  /// Whether it holds work that dismissing it would lose, and nobody can be asked about that.
  package var hasUnsavedWork: Bool
  /// Whether it covers the whole screen, as `.fullScreen` does.
  package var coversAll: Bool

  package init(
    root: Node, kind: Kind = .screen, hasUnsavedWork: Bool = false, coversAll: Bool = false
  ) {
    self.root = root
    self.kind = kind
    self.hasUnsavedWork = hasUnsavedWork
    self.coversAll = coversAll
  }
}

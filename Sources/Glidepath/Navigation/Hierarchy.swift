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

/// The part of a hierarchy that takes screens, with the modals above it.
struct Ground: Hashable {
  /// The app's interface: the window's root, or a modal that is more than a screen in the way.
  var root: Node
  /// The modals presented above it, the topmost last.
  var modals: [Modal]
}

extension Hierarchy {
  /// Where screens go.
  ///
  /// Many apps present their whole interface over a login or launch screen. Such a modal is not to be
  /// dismissed for a tap: it is what the user takes for the app.
  var ground: Ground {
    let place = modals.indices.last { place in
      modals[place].isInterface(over: place == 0 ? root : modals[place - 1].root)
    }
    guard let place else { return Ground(root: root, modals: modals) }
    return Ground(root: modals[place].root, modals: Array(modals[(place + 1)...]))
  }

  /// Whether a controller is anywhere in it.
  func holds(_ id: NodeID) -> Bool { root.holds(id) || modals.contains { $0.root.holds(id) } }

  /// The stack with a number.
  func stack(_ id: NodeID) -> Node.Stack? {
    root.stack(id) ?? modals.lazy.compactMap { $0.root.stack(id) }.first
  }

  /// The tabs with a number.
  func tabs(_ id: NodeID) -> Node.Tabs? {
    root.tabs(id) ?? modals.lazy.compactMap { $0.root.tabs(id) }.first
  }

  /// The screen the user sees, behind any question that is asked.
  var shownScreen: Node.Content? {
    (modals.last { $0.kind == .screen }?.root ?? root).visibleScreen
  }
}

extension Modal {
  /// Whether it is the app's interface rather than a screen over it.
  ///
  /// Tabs, drawers and split views are never mere screens. A stack that covers everything is the
  /// interface where nothing below could take a screen.
  fileprivate func isInterface(over below: Node) -> Bool {
    guard kind == .screen else { return false }
    if root.isInterface { return true }
    return coversAll && root.currentStack != nil && below.currentStack == nil
  }
}

extension Node {
  fileprivate var isInterface: Bool {
    switch self {
    case .tabs, .drawer, .split: true
    case .stack, .container: visibleChild?.isInterface ?? false
    case .content: false
    }
  }
}

/// One change to a scene's hierarchy.
package struct Step: Hashable, Sendable, Codable {
  /// What is done.
  package enum Change: Hashable, Sendable, Codable {
    /// Make the screen at the address and push it onto a stack.
    case push(Address, onto: NodeID)
    /// Go back to a screen which lies deeper in a stack; it is told the address.
    case pop(to: NodeID, in: NodeID, Address)
    /// The visible screen is the right one already: it is told the address, to load anew.
    case refresh(NodeID, Address)
  }

  /// The scene.
  package var scene: SceneID
  /// What is done.
  package var change: Change
  /// Whether the user sees it move.
  package var animated: Bool

  package init(scene: SceneID, change: Change, animated: Bool) {
    self.scene = scene
    self.change = change
    self.animated = animated
  }
}

/// How a step went.
package enum StepResult: Hashable, Sendable, Codable {
  /// It was carried out; the hierarchy tells what came of it.
  case done
  /// It could not be carried out as things were: the container was busy or gone.
  ///
  /// The rest is planned anew.
  case refused
  /// It never can be, for instance because the app makes no view controller for the address.
  case failed(String)
}

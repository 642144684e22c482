/// One change to a scene's hierarchy.
package struct Step: Hashable, Sendable, Codable {
  /// What is done.
  package enum Change: Hashable, Sendable, Codable {
    /// Make the screen at the address and push it onto a stack.
    ///
    /// With a ticket, the adapter tells by `Event.left` when the screen is taken from the stack
    /// again, and by `Event.seen` when something else covers it.
    case push(Address, onto: NodeID, ticket: TicketID?)
    /// Go back to a screen which lies deeper in a stack; it is told the address.
    case pop(to: NodeID, in: NodeID, Address)
    /// The visible screen is the right one already: it is told the address, to load again.
    ///
    /// With a ticket it is watched over as a pushed one is.
    case refresh(NodeID, Address, ticket: TicketID? = nil)
    /// Make the screen at the address and present it over whatever is on top, in a navigation
    /// controller of its own.
    case present(Address)
    /// Dismiss the modal whose root is this node, and all that it presents, in one move.
    case dismiss(NodeID)
    /// Select a tab by its place.
    case select(tab: Int, in: NodeID)
    /// Close a drawer.
    case closeDrawer(NodeID)
    /// Replace what lies in a stack by screens made at these addresses, bottom first, keeping the
    /// lowest one.
    case replaceStack([Address], in: NodeID)
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
  /// It is planned again: at once where the hierarchy has changed meanwhile, else after a pause.
  case refused
  /// It would lose work that the user has not saved, and was not carried out.
  ///
  /// The landing waits as it does for a question.
  case unsaved
  /// It never can be, for instance because the app makes no view controller for the address.
  case failed(String)
  /// The app refuses to leave what it shows; the text is its reason.
  case vetoed(String)
}

/// Tells one ticket from another: which landed screen has been left.
package struct TicketID: Hashable, Sendable, Codable {
  package let number: UInt64

  package init(_ number: UInt64) { self.number = number }
}

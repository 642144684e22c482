/// Finds the next step from a hierarchy to a screen.
///
/// There is no plan that could go stale: after each step the hierarchy is read anew and only the
/// step after it is asked for.
struct Planner {
  /// The screen to reach.
  struct Goal: Hashable {
    var address: Address
    var detailKeys: [String]
    var alreadyThere: RouteRule.AlreadyThere

    /// Whether a screen is the one to reach, whatever its details.
    func isReached(by content: Node.Content) -> Bool {
      guard let there = content.address, there.name == address.name else { return false }
      return there.without(detailKeys) == address.without(detailKeys)
    }
  }

  /// What is to be done next.
  enum Move: Hashable {
    case arrived(Ticket)
    case change(Step.Change, base: Address?)
    /// No further step leads there.
    case stuck(String)
  }

  let goal: Goal
  /// The steps of this landing that were carried out.
  let done: [Landing.Stage]

  /// The next move in a hierarchy.
  func move(in root: Node) -> Move {
    guard let stack = root.currentStack, let visible = stack.visible else {
      return .stuck("the window holds no navigation controller with a screen in it any more")
    }
    if goal.isReached(by: visible) {
      if done.isEmpty { return .change(.refresh(visible.id, goal.address), base: stack.base) }
      return .arrived(Ticket(below: visible, in: stack))
    }
    if goal.alreadyThere == .pop, let there = stack.screens.last(where: goal.isReached) {
      return unlessDone(.pop, stack, .pop(to: there.id, in: stack.id, goal.address))
    }
    return unlessDone(.push, stack, .push(goal.address, onto: stack.id, ticket: nil))
  }

  /// A step that was carried out and came to nothing is not tried again: a host whose screens do
  /// not say where they are would be buried under copies.
  private func unlessDone(
    _ kind: Landing.Stage.Kind, _ stack: Node.Stack, _ change: Step.Change
  ) -> Move {
    let wasDone = done.contains { $0.kind == kind && $0.node == stack.id }
    guard wasDone else { return .change(change, base: stack.base) }
    let visible = stack.visible?.address.map { "\"\($0.name)\"" } ?? "another screen"
    return .stuck("the \(kind) was carried out, but \(visible) is what the user sees")
  }
}

extension Node {
  /// The stack that a screen is added to: the innermost one around what is visible.
  ///
  /// An empty one does not count, since what is pushed onto it would have no way back.
  var currentStack: Stack? {
    guard case .stack(let stack) = self else { return visibleChild?.currentStack }
    return stack.children.last.flatMap { $0.currentStack ?? stack }
  }

  /// The child the user sees.
  var visibleChild: Node? {
    switch self {
    case .content: nil
    case .stack(let stack): stack.children.last
    case .tabs(let tabs): tabs.selected.map { tabs.children[$0] }
    case .split(let split): split.columns.last
    case .drawer(let drawer): drawer.content
    case .container(let container): container.shown.map { container.children[$0] }
    }
  }
}

extension Node.Stack {
  /// The screens that lie in this very stack, bottom first.
  var screens: [Node.Content] {
    children.compactMap { child in
      guard case .content(let content) = child else { return nil }
      return content
    }
  }

  /// What the user sees, if it is a screen.
  var visible: Node.Content? {
    guard case .content(let content) = children.last else { return nil }
    return content
  }

  /// Where the lowest screen is.
  var base: Address? { screens.first?.address }
}

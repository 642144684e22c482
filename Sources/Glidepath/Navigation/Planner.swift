/// Finds the next step from a hierarchy to a screen.
///
/// There is no plan that could go stale: after each step the hierarchy is read anew and only the
/// step after it is asked for.
struct Planner {
  /// The screen to reach.
  struct Goal: Hashable {
    var address: Address
    var detailKeys: [String] = []
    var placement = Placement.currentStack
    var alreadyThere = RouteRule.AlreadyThere.push
    /// The tab the user was in before the window was made anew.
    var tabToReturnTo: Int?
    /// What is to lie below it where nothing but a lowest screen does, bottom first.
    var parents: [Address] = []

    /// Whether a screen is the one to reach, whatever its details.
    func isReached(by content: Node.Content?) -> Bool {
      guard let there = content?.address, there.name == address.name else { return false }
      return there.without(detailKeys) == address.without(detailKeys)
    }
  }

  /// What is to be done next.
  enum Move: Hashable {
    case arrived(Ticket)
    /// `about` is what the step is done to; `leaving` the tab that selecting another one leaves.
    case change(Step.Change, about: Address?, leaving: Int? = nil)
    /// Nothing can take the screen so far.
    case unready
    /// Something that only the user can put away is in the way.
    case blocked
    /// No further step leads there.
    case stuck(String)
  }

  let goal: Goal
  /// The steps of this landing that were carried out.
  var done: [Landing.Stage] = []

  /// The next move in a hierarchy.
  func move(in hierarchy: Hierarchy) -> Move {
    let inWindow = moveBehindDrawer(in: hierarchy.root)
    let covering = hierarchy.modals.reversed().prefix { !goal.isReached(by: $0.root.visibleScreen) }
    let isInModal = covering.count < hierarchy.modals.count
    if !isInModal, inWindow == .unready { return .unready }
    let uncovered = isInModal ? settle(in: hierarchy, under: covering.count) : inWindow
    // Who asks something over a screen that is reached has not taken it away.
    if case .arrived = uncovered,
      hasToldAddress || covering.allSatisfy({ $0.kind == .question })
    {
      return uncovered
    }
    guard covering.allSatisfy(\.canBeDismissed) else { return .blocked }
    guard let top = covering.first else { return uncovered }
    return unlessDone(
      .dismiss, top.root.id, .dismiss(top.root.id), about: top.root.visibleScreen?.address)
  }

  /// Whether the screen was told where it is.
  ///
  /// Nothing lay over it then: what does now came later, by somebody who goes on from it.
  private var hasToldAddress: Bool { done.contains(where: \.kind.tellsAddress) }

  /// The goal is what a modal shows, perhaps under others.
  private func settle(in hierarchy: Hierarchy, under count: Int) -> Move {
    let modals = hierarchy.modals.dropLast(count)
    let below = modals.dropLast().last?.root ?? hierarchy.root
    return settle(modals.last?.root.visibleScreen, Ticket(to: below.visibleScreen))
  }

  private func settle(_ visible: Node.Content?, _ ticket: Ticket) -> Move {
    guard let visible, !hasToldAddress else { return .arrived(ticket) }
    return .change(.refresh(visible.id, goal.address), about: visible.address)
  }

  private func moveBehindDrawer(in root: Node) -> Move {
    let move = move(in: root)
    guard move != .unready, let drawer = root.openDrawer else { return move }
    if case .arrived = move, hasToldAddress { return move }
    return unlessDone(.closeDrawer, drawer.id, .closeDrawer(drawer.id), about: nil)
  }

  private func move(in root: Node) -> Move {
    if let move = finishing(in: root) { return move }
    switch goal.placement {
    case .currentStack: return returning(in: root) ?? root.currentStack.map(move) ?? .unready
    case .tab(let name):
      if let path = root.path(toTab: name) { return move(along: path) }
      // Without any tabs, as in the split view of a large screen, the stack there is must do.
      return root.visibleTabs == nil ? root.currentStack.map(move) ?? .unready : .unready
    case .modal:
      if case .content = root { return .unready }
      guard root.visibleScreen != nil else { return .unready }
      return unlessDone(.present, root.id, .present(goal.address), about: nil)
    }
  }

  /// The screen lies on the stack it was pushed onto, whatever tab the user has selected since: a
  /// landing that has begun is finished there, no second screen is made, and where the user goes on
  /// is theirs to say.
  private func finishing(in root: Node) -> Move? {
    guard let push = done.last(where: { $0.kind == .push }), let stack = root.stack(push.node)
    else { return nil }
    return move(in: stack)
  }

  /// Selects the tab the user was in, as if the window had never gone; once, since it is no more
  /// than where the way begins.
  private func returning(in root: Node) -> Move? {
    guard let place = goal.tabToReturnTo, let tabs = root.visibleTabs, tabs.selected != place,
      let tab = tabs.child(place), tab.currentStack != nil,
      !done.contains(where: { $0.kind == .select && $0.node == tabs.id })
    else { return nil }
    return .change(
      .select(tab: place, in: tabs.id), about: tab.lowestScreen?.address, leaving: nil)
  }

  private func move(along path: TabPath) -> Move {
    let isRoot = goal.isReached(by: path.content.lowestScreen)
    guard path.content.currentStack != nil || isRoot else { return .unready }
    for choice in path.choices where choice.tabs.selected != choice.place {
      return unlessDone(
        .select, choice.tabs.id, .select(tab: choice.place, in: choice.tabs.id),
        about: choice.tabs.child(choice.place)?.lowestScreen?.address,
        leaving: choice == path.choices.first
          ? goal.tabToReturnTo ?? choice.tabs.selected : choice.tabs.selected)
    }
    guard let stack = path.content.currentStack else {
      return settle(path.content.visibleScreen, .none)
    }
    return move(in: stack)
  }

  private func move(in stack: Node.Stack) -> Move {
    if goal.isReached(by: stack.visible) { return settle(stack.visible, Ticket(below: stack)) }
    if let there = deeper(in: stack) {
      return unlessDone(
        .pop, stack.id, .pop(to: there.id, in: stack.id, goal.address), about: stack.base)
    }
    if let parents = missingParents(in: stack) {
      return unlessDone(
        .replaceStack, stack.id, .replaceStack(parents + [goal.address], in: stack.id),
        about: stack.base)
    }
    return unlessDone(
      .push, stack.id, .push(goal.address, onto: stack.id, ticket: nil), about: stack.base)
  }

  private func missingParents(in stack: Node.Stack) -> [Address]? {
    guard stack.children.count == 1 else { return nil }
    let parents = goal.parents.drop { $0 == stack.base }
    return parents.isEmpty ? nil : Array(parents)
  }

  /// The screen below the visible one that is gone back to.
  private func deeper(in stack: Node.Stack) -> Node.Content? {
    let below = stack.screens.dropLast()
    if goal.alreadyThere == .pop { return below.last(where: goal.isReached) }
    // A tab's own screen is there once; what lies on it is left.
    guard case .tab = goal.placement, goal.isReached(by: below.first) else { return nil }
    return below.first
  }

  /// A step that was carried out and came to nothing is not tried again: a host whose screens do
  /// not say where they are would be buried under copies.
  private func unlessDone(
    _ kind: Landing.Stage.Kind, _ node: NodeID, _ change: Step.Change, about: Address?,
    leaving: Int? = nil
  ) -> Move {
    let wasDone = done.contains { $0.kind == kind && $0.node == node }
    guard wasDone else { return .change(change, about: about, leaving: leaving) }
    return .stuck("\(kind.words) was carried out and came to nothing")
  }
}

extension Modal {
  /// Whether dismissing it loses nothing and answers nothing.
  fileprivate var canBeDismissed: Bool { kind == .screen && !hasUnsavedWork }
}

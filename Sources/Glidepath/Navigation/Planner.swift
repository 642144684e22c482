/// Finds the next step from a hierarchy to a screen.
///
/// There is no plan that could go stale: after each step the hierarchy is read again and only the
/// step after it is asked for.
struct Planner {
  /// The screen to reach.
  struct Goal: Hashable {
    var address: Address
    var detailKeys: [String] = []
    var placement = Placement.currentStack
    var alreadyThere = RouteRule.AlreadyThere.push
    /// The tab the user was in before the window was made again.
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
    case change(Step.Change, about: Address?, leaving: NodeID? = nil)
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
  /// The hierarchy for which the last step was ordered.
  var before: Hierarchy?
  /// Whether what the screen was told is no longer all there is to say.
  var mustTellAgain = false
  /// Whether a tab that was selected to be filled has stayed empty, so that the screen becomes its
  /// lowest.
  var takesEmptyStack = false

  /// The next move in a hierarchy.
  func move(in hierarchy: Hierarchy) -> Move {
    let ground = hierarchy.ground
    let inWindow = moveBehindDrawer(in: ground.root)
    let covering = ground.modals.reversed().prefix { self.goal(in: $0) == nil }
    let isInModal = covering.count < ground.modals.count
    if !isInModal, inWindow == .unready { return .unready }
    let uncovered = isInModal ? settle(in: ground, under: covering.count) : inWindow
    // An alert over the goal does not remove it.
    if case .arrived = uncovered,
      hasToldAddress || covering.allSatisfy({ $0.kind == .question })
    {
      return uncovered
    }
    guard covering.allSatisfy(\.canBeDismissed) else { return .blocked }
    // Dismissing the lowest dismisses those above it too.
    guard let lowest = covering.last else { return uncovered }
    return unlessDone(
      .dismiss, lowest.root.id, .dismiss(lowest.root.id),
      about: lowest.root.visibleScreen?.address)
  }

  /// Whether the screen was told where it is.
  ///
  /// Nothing lay over it then: what does now came later, by somebody who goes on from it.
  private var hasToldAddress: Bool { !mustTellAgain && done.contains(where: \.kind.tellsAddress) }

  /// The goal is what a modal shows, perhaps under others.
  private func settle(in ground: Ground, under count: Int) -> Move {
    let modals = ground.modals.dropLast(count)
    let below = modals.dropLast().last?.root ?? ground.root
    return settle(modals.last.flatMap(goal), Ticket(to: below.visibleScreen))
  }

  /// The goal in a modal: what it shows, or what this landing has presented there and somebody has
  /// gone on from since.
  private func goal(in modal: Modal) -> Node.Content? {
    let (visible, lowest) = (modal.root.visibleScreen, modal.root.lowestScreen)
    if goal.isReached(by: visible) { return visible }
    let isPresented = done.last?.kind == .present && before?.holds(modal.root.id) == false
    return isPresented && goal.isReached(by: lowest) ? lowest : nil
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
}

// MARK: - Where the screen goes
extension Planner {
  private func move(in root: Node) -> Move {
    if let move = finishing(in: root) { return move }
    if goal.isReached(by: root.visibleScreen) {
      let stack = root.currentStack
      return settle(root.visibleScreen, stack.map(Ticket.init(below:)) ?? .none)
    }
    if let path = root.path(toTab: { goal.isReached(by: $0.lowestScreen) }) {
      return move(along: path)
    }
    switch goal.placement {
    case .currentStack: return returning(in: root) ?? root.currentStack.map(move) ?? .unready
    case .tab(let name): return move(toTab: name, in: root)
    case .modal:
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
    let old = before?.stack(push.node)?.children.count ?? stack.children.count
    // Somebody may have gone on from it while it was still moving in.
    if let place = stack.screens.dropFirst(old).firstIndex(where: goal.isReached) {
      let below = stack.screens[..<place].last
      return settle(stack.screens[place], Ticket(to: below))
    }
    return move(in: stack)
  }

  /// Selects the tab the user was in, as if the window had never gone; once, since it is only where the
  /// way begins.
  private func returning(in root: Node) -> Move? {
    guard let place = goal.tabToReturnTo, let tabs = root.visibleTabs, tabs.selected != place,
      let tab = tabs.child(place), tab.currentStack != nil,
      !done.contains(where: { $0.kind == .select && $0.node == tabs.id })
    else { return nil }
    return .change(
      .select(tab: place, in: tabs.id), about: tab.lowestScreen?.address, leaving: nil)
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
    stack.screens.dropLast().last(
      where: goal.alreadyThere == .pop ? goal.isReached : { _ in false })
  }

  /// Does not try again a step that was carried out and came to nothing: a host whose screens do not
  /// say where they are would be buried under copies.
  private func unlessDone(
    _ kind: Landing.Stage.Kind, _ node: NodeID, _ change: Step.Change, about: Address?
  ) -> Move {
    let wasDone = done.contains { $0.kind == kind && $0.node == node }
    guard wasDone else { return .change(change, about: about) }
    return .stuck("\(kind.words) was carried out and came to nothing")
  }
}

// MARK: - Tabs
extension Planner {
  private func move(toTab name: String, in root: Node) -> Move {
    if let path = root.path(toTab: { $0.lowestScreen?.address?.name == name }) {
      return move(along: path)
    }
    // Without tabs, as in the split view of a large screen, uses the current stack.
    guard root.visibleTabs != nil else { return root.currentStack.map(move) ?? .unready }
    return filling(in: root) ?? .unready
  }

  private func move(along path: TabPath) -> Move {
    let isRoot = goal.isReached(by: path.content.lowestScreen)
    guard path.content.currentStack != nil || isRoot else { return .unready }
    if let choice = select(along: path) { return choice }
    guard let stack = path.content.currentStack else {
      return settle(path.content.visibleScreen, .none)
    }
    // A tab has its own screen only once: the screens above it are popped.
    if isRoot, let base = stack.screens.first, stack.screens.count > 1,
      goal.isReached(by: base)
    {
      return unlessDone(
        .pop, stack.id, .pop(to: base.id, in: stack.id, goal.address), about: stack.base)
    }
    return move(in: stack)
  }

  /// Selects the outermost tab on a path that is not selected.
  private func select(along path: TabPath) -> Move? {
    guard let choice = path.choices.first(where: { $0.tabs.selected != $0.place }),
      let tab = choice.tabs.child(choice.place)
    else { return nil }
    let first = choice == path.choices.first ? goal.tabToReturnTo : nil
    let left = first.flatMap { choice.tabs.child($0) } ?? choice.tabs.selectedChild
    // Once more if it was left meanwhile, not for ever: some tab bars refuse without a word.
    guard done.count(where: { $0.selects(tab) }) < 2 else {
      return .stuck("selecting the tab was carried out and came to nothing")
    }
    return .change(
      .select(tab: choice.place, in: choice.tabs.id), about: tab.lowestScreen?.address,
      leaving: left?.id)
  }

  /// Some apps fill a tab when it is first selected, so that none is named as wanted before: each empty
  /// one is selected in turn, and one that stays empty takes the screen.
  private func filling(in root: Node) -> Move? {
    guard let tabs = root.visibleTabs else { return nil }
    if let selected = tabs.selectedChild, selected.isUnfilled, hasTried(selected), !takesEmptyStack
    {
      return .unready
    }
    if let path = root.path(toTab: { $0.isUnfilled && !hasTried($0) }) {
      return select(along: path)
    }
    guard takesEmptyStack, let stack = tabs.selectedChild?.emptyStack else { return nil }
    return unlessDone(
      .push, stack.id, .push(goal.address, onto: stack.id, ticket: nil), about: nil)
  }

  private func hasTried(_ tab: Node) -> Bool {
    done.contains { $0.selects(tab) }
  }
}

extension Landing.Stage {
  fileprivate func selects(_ tab: Node) -> Bool { kind == .select && target == tab.id }
}

extension Node {
  /// Whether it contains a stack without any screen yet.
  fileprivate var isUnfilled: Bool { emptyStack != nil }

  fileprivate var emptyStack: Stack? {
    if case .stack(let stack) = self, stack.children.isEmpty { return stack }
    return visibleChild?.emptyStack
  }
}

extension Modal {
  /// Whether dismissing it loses nothing and answers nothing.
  fileprivate var canBeDismissed: Bool { kind == .screen && !hasUnsavedWork }
}

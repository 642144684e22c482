/// A landed screen whose Back leads to another tab, as long as it does.
///
/// It is void as soon as the user goes on from there by hand: what was left is then no longer where
/// they came from.
struct HeldTicket: Hashable, Sendable, Codable {
  let id: TicketID
  var scene: Symbol
  let tabs: NodeID
  /// The tab that was left.
  let left: Int
  /// The tab that was landed in.
  let landed: Int
  let stack: NodeID
  /// How many screens lie in the stack.
  private var depth: Int
  /// How many screens are presented.
  private var screensOver: Int

  /// The ticket of a landing that has arrived; nil where nothing there is as it was ordered.
  init?(_ id: TicketID, of landing: Landing, in hierarchy: Hierarchy) {
    guard let selection = landing.tabChange, let left = selection.leaving,
      let push = landing.trail.last(where: { $0.kind == .push && $0.wasDone }),
      let landed = hierarchy.root.tabs(selection.node)?.selected,
      let stack = hierarchy.root.stack(push.node),
      // The user may have selected another tab before the landing was over.
      hierarchy.root.currentStack?.id == stack.id
    else { return nil }
    self.id = id
    scene = landing.scene
    tabs = selection.node
    self.left = left
    self.landed = landed
    self.stack = stack.id
    depth = stack.children.count
    screensOver = hierarchy.screensOver
  }

  /// Whether the user has not selected, pushed or presented since.
  func holds(in hierarchy: Hierarchy) -> Bool {
    guard let stack = hierarchy.root.stack(stack), holdsTab(in: hierarchy) else { return false }
    return stack.children.count <= depth && hierarchy.screensOver <= screensOver
  }

  /// Whether the tab landed in is still selected.
  func holdsTab(in hierarchy: Hierarchy) -> Bool {
    hierarchy.root.tabs(tabs)?.selected == landed
  }

  /// Takes what is there now for what was landed on.
  mutating func compare(from hierarchy: Hierarchy) {
    depth = hierarchy.root.stack(stack)?.children.count ?? depth
    screensOver = hierarchy.screensOver
  }

  func fingerprint(into fingerprint: inout Fingerprint, next: UInt64) {
    fingerprint.combine(next &- id.number)
    fingerprint.combine(scene)
    fingerprint.combine(tabs.number)
    fingerprint.combine(left)
    fingerprint.combine(landed)
    fingerprint.combine(stack.number)
    fingerprint.combine(depth)
    fingerprint.combine(screensOver)
  }
}

extension Hierarchy {
  /// How many screens are presented; a question is nothing the user went to.
  fileprivate var screensOver: Int { modals.count { $0.kind == .screen } }
}

extension Landing {
  /// The step that took the user to another tab, if there was one.
  var tabChange: Stage? {
    trail.first { $0.kind == .select && $0.wasDone && $0.leaving != nil }
  }
}

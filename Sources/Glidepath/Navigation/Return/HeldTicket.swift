/// A landed screen whose Back leads to another tab, as long as it does.
///
/// It names controllers, not places: a tab that is inserted shifts nobody's way back. It is void
/// once the user selects a tab; what is opened and closed above the screen does not touch it.
struct HeldTicket: Hashable, Sendable, Codable {
  let id: TicketID
  let tabs: NodeID
  /// The tab that was left.
  let left: NodeID
  /// The landed screen.
  let screen: NodeID
  /// Whether the screen was seen to go by Back; the adapter tells of it by its id then.
  var wasLeft = false

  /// The ticket of a landing that has arrived; nil where nothing is as it was ordered.
  init?(_ id: TicketID, of landing: Landing, in hierarchy: Hierarchy) {
    // What the app has replaced since leads nowhere any more.
    let changes = landing.trail.filter(\.isTabChange)
    guard let selection = changes.first(where: { hierarchy.tabs($0.node) != nil }),
      let left = selection.leaving, let tabs = hierarchy.tabs(selection.node),
      let screen = landing.screen(in: hierarchy),
      // The user may have selected another tab before the landing was over.
      tabs.selectedChild?.holds(screen) == true
    else { return nil }
    self.id = id
    self.tabs = tabs.id
    self.left = left
    self.screen = screen
  }

  func fingerprint(into fingerprint: inout Fingerprint, next: UInt64) {
    fingerprint.combine(next &- id.number)
    fingerprint.combine(tabs.number)
    fingerprint.combine(left.number)
    fingerprint.combine(screen.number)
    fingerprint.combine(wasLeft)
  }
}

extension Landing {
  /// The step that took the user to another tab, if there was one.
  var tabChange: Stage? { trail.first(where: \.isTabChange) }

  /// The screen that the last step made or found.
  fileprivate func screen(in hierarchy: Hierarchy) -> NodeID? {
    guard let last = trail.last(where: { $0.wasDone && $0.kind.tellsAddress }) else { return nil }
    switch last.kind {
    case .push, .replaceStack: return hierarchy.stack(last.node)?.children.last?.id
    case .refresh: return last.node
    case .pop, .present, .dismiss, .select, .closeDrawer: return nil
    }
  }
}

extension Landing.Stage {
  fileprivate var isTabChange: Bool { kind == .select && wasDone && leaving != nil }
}

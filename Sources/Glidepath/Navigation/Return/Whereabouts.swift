/// Where the user was in a scene when a waiting tap was looked after.
///
/// Who has gone on by hand since is not to be pulled away from there. Another root, a dismissal and
/// going back are not going on.
struct Whereabouts: Hashable, Sendable, Codable {
  var scene: Symbol
  private var tabs: NodeID?
  private var selected: Int?
  private var stack: NodeID?
  private var depth = 0

  init(_ hierarchy: Hierarchy, scene: Symbol) {
    self.scene = scene
    let tabs = hierarchy.root.visibleTabs
    self.tabs = tabs?.id
    selected = tabs?.selected
    let stack = hierarchy.root.currentStack
    self.stack = stack?.id
    depth = stack?.children.count ?? 0
  }

  /// Whether the user has selected another tab or pushed a screen meanwhile.
  func wereLeft(for later: Whereabouts) -> Bool {
    guard scene == later.scene else { return false }
    if let tabs, tabs == later.tabs, selected != later.selected { return true }
    guard let stack else { return false }
    return stack == later.stack && later.depth > depth
  }

  func fingerprint(into fingerprint: inout Fingerprint) {
    fingerprint.combine(scene)
    fingerprint.combine(tabs?.number ?? 0)
    fingerprint.combine(selected ?? -1)
    fingerprint.combine(stack?.number ?? 0)
    fingerprint.combine(depth)
  }
}

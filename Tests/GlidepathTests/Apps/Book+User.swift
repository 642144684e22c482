@testable import Glidepath

// What the user's own way means for the taps that wait, and where Back leads.
extension Book {
  /// The user opens a screen or selects a tab by hand: rule 4 says for which taps that counts.
  ///
  /// What an app does in the same way, once it has settled, may be taken for it.
  mutating func userMoved(
    _ scene: SceneID, to address: Address?, isApp: Bool = false, in walk: AppWalk
  ) {
    disturb(scene)
    if address == nil { ledAway(in: scene) }
    guard let window = walk.window(scene) else { return }
    let isSettled = now >= window.activeSince + 1_000_000_000
    let shut = walk.host.gates.filter { !$0.isOpen }.map(\.gate)
    let isDeclared = address?.name == "page" && shut.allSatisfy { $0 == .signedIn }
    let front = walk.front?.scene
    let isQuiet = walk.host.transitions.isEmpty
    let steps = walk.host.performed
    changeWaiting(in: scene) { tap in
      let own = shut.filter { $0 != .signedIn || tap.needsSignIn }
      guard own.isEmpty || isDeclared else { return }
      // A touch of the tab bar says that it is the user also before.
      guard isSettled else {
        if address == nil, !isApp { tap.exceptions.insert("user") }
        return
      }
      tap.exceptions.insert("user")
      let hasBegun = steps.count > tap.steps
      if isQuiet, !isApp, !hasBegun, tap.target ?? front == scene {
        tap.forbidden = "was left for \(address?.description ?? "another tab") by the user"
      }
    }
  }

  /// A landing that changed tabs has a way back to the tab left.
  mutating func noteWayBack(to telling: Int, in scene: SceneID, _ host: Host) {
    let landed = host.performed[telling]
    var screen: NodeID?
    switch landed.step.change {
    case .push(_, onto: let stack, ticket: _):
      screen = shown(in: scene, host)?.stack(stack)?.children.last?.id
    case .refresh(let node, _, ticket: _): screen = node
    default: break
    }
    var way: WayBack?
    for (place, step) in host.performed[..<telling].enumerated().reversed() {
      guard !backSteps.contains(place), step.step.scene == scene, step.step.change.addresses.isEmpty
      else { break }
      guard case .select(tab: _, in: let tabs) = step.step.change, step.result == .done,
        let left = step.before?.tabs(tabs)?.selectedChild, let screen
      else { continue }
      way = WayBack(scene: scene, screen: screen, tabs: tabs, left: left.id)
    }
    if let way { ways.append(way) }
  }

  /// The way back from a screen that the user is about to leave.
  mutating func wayBack(from screen: NodeID, in scene: SceneID) -> WayBack? {
    guard let place = ways.lastIndex(where: { $0.screen == screen && $0.scene == scene }) else {
      return nil
    }
    return ways.remove(at: place)
  }

  mutating func check(_ way: WayBack, in hierarchy: Hierarchy?) {
    guard let tabs = hierarchy?.tabs(way.tabs), tabs.children.contains(where: { $0.id == way.left })
    else { return }
    backs += 1
    met.insert("back into the tab left")
    if tabs.selectedChild?.id != way.left { fault("Back does not lead to the tab left") }
  }
}

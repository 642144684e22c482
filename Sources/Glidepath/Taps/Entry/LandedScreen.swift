/// A screen that was landed on, as long as it is visible and the user has gone nowhere since.
///
/// A tap that leads where a link has just led, or a link where a tap has, asks for nothing more.
struct LandedScreen: Hashable, Sendable, Codable {
  var scene: Symbol
  let node: NodeID
  let route: Int
  /// The address it was told last.
  var address: Symbol
  /// What led there.
  var sightings: Sightings

  func fingerprint(into fingerprint: inout Fingerprint) {
    fingerprint.combine(scene)
    fingerprint.combine(node.number)
    fingerprint.combine(route)
    fingerprint.combine(address)
    sightings.fingerprint(into: &fingerprint)
  }

  mutating func renumber(_ renumbering: inout Renumbering) {
    scene = renumbering[scene]
    address = renumbering[address]
  }
}

extension Hierarchy {
  /// The screen the user sees, behind any question that is asked.
  fileprivate var shownScreen: Node.Content? {
    (modals.last { $0.kind == .screen }?.root ?? root).visibleScreen
  }
}

extension PushMachine {
  /// Remembers what was landed on.
  mutating func keepLanded(_ landing: Landing, in hierarchy: Hierarchy) {
    var sightings = landing.tap.sightings
    if landing.tap.joinsLanding,
      let earlier = state.landed.first(where: { $0.scene == landing.scene })
    {
      sightings = earlier.sightings
      sightings.append(landing.tap.sightings)
    }
    state.landed.removeAll { $0.scene == landing.scene }
    let details = rules.routes[landing.tap.route].detailKeys
    guard landing.tap.nowhere == nil, let screen = hierarchy.shownScreen,
      // The user may have gone on before the landing was over.
      screen.address?.without(details) == address(landing.tap.address).without(details)
    else { return }
    if state.landed.count == Scenes.capacity { state.landed.removeFirst() }
    state.landed.append(
      LandedScreen(
        scene: landing.scene, node: screen.id, route: landing.tap.route,
        address: landing.tap.address, sightings: sightings))
  }

  /// Lets go of a landed screen that a hierarchy shows no more.
  mutating func checkLanded(_ hierarchy: Hierarchy) {
    let shown = hierarchy.shownScreen?.id
    state.landed.removeAll {
      state.symbols[$0.scene] == hierarchy.scene.name && $0.node != shown
    }
  }

  /// The landing that a tap is one with, if it is still to be seen in its place.
  func landed(for tap: Tap, _ place: LandingPlace) -> LandedScreen? {
    guard let landed = state.landed.first(where: { $0.node == place.goal }),
      isOneLanding(tap, landed.sightings, route: landed.route, address: landed.address)
    else { return nil }
    return landed
  }

  /// Whether a landed screen was told all that a tap has to say.
  func says(_ landed: LandedScreen, all tap: Tap) -> Bool {
    address(landed.address).holds(address(tap.address))
  }
}

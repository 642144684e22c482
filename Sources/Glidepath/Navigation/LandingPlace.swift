/// A window that can take a screen, and what is to be done there first.
struct LandingPlace {
  var hierarchy: Hierarchy
  var move: Planner.Move

  /// The visible screen, if it is the one to reach.
  var goal: NodeID? {
    guard case .change(.refresh(let node, _, ticket: _), _, _) = move else { return nil }
    return node
  }
}

extension PushMachine {
  /// The gates that are shut for a tap, if the next move in its window is this one.
  func shutGates(
    for tap: Tap, _ move: Planner.Move?, _ conditions: Conditions
  ) -> GateSet {
    var shut = rules.needed(by: rules.routes[tap.route])
    if move != nil, move != .unready, !conditions.shuts(.interfaceReady) {
      shut.remove(.interfaceReady)
    }
    if move != .blocked { shut.remove(.nothingInTheWay) }
    shut.subtract(state.openGates)
    if waitsForSignIn(tap) { shut.insert(.signedIn) }
    return shut
  }

  /// Where a tap lands, if anything there can take its screen.
  ///
  /// That is an active scene which shows the screen already, else the one the tap names, else the
  /// one that was in front last.
  func place(for tap: Tap, _ look: Look) -> LandingPlace? {
    let planner = planner(for: tap)
    let places = look.hierarchies
      .map { LandingPlace(hierarchy: $0, move: planner.move(in: $0)) }
      .filter { $0.move != .unready }
    func place(in scene: Symbol) -> LandingPlace? {
      places.first { $0.hierarchy.scene.name == state.symbols[scene] }
    }
    for scene in state.scenes.list where scene.phase == .active {
      if let place = place(in: scene.name), place.goal != nil { return place }
    }
    if let scene = tap.scene { return place(in: scene) }
    // A host that hands over no life-cycle callbacks may have windows all the same.
    return state.scenes.connected.lazy.compactMap { place(in: $0.name) }.first
      ?? places.first
  }
}

extension Conditions {
  /// Whether the app keeps a gate shut.
  func shuts(_ gate: Gate) -> Bool { gates.contains { $0.gate == gate && !$0.isOpen } }
}

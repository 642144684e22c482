/// Some of the rules' gates, one bit each.
struct GateSet: OptionSet, Hashable, Sendable, Codable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The gate at a place in `Rules.gates`.
  init(place: Int) { rawValue = 1 << UInt64(place) }

  /// The places of these are fixed by `Rules`.
  static let interfaceReady = GateSet(place: 0)
  static let unlocked = GateSet(place: 1)
  static let nothingInTheWay = GateSet(place: 2)
  static let signedIn = GateSet(place: 3)

  /// Glidepath's own, which no event tells of.
  static let own: GateSet = [.interfaceReady, .nothingInTheWay]
}

extension Rules {
  /// The gates a route's taps wait for.
  func needed(by route: RouteRule) -> GateSet {
    var needed: GateSet = [.interfaceReady, .unlocked, .nothingInTheWay]
    for gate in route.requires {
      if let place = gates.firstIndex(of: gate) { needed.insert(GateSet(place: place)) }
    }
    return needed
  }

  /// The gates' names in the order of their bits.
  func names(of gates: GateSet) -> [String] {
    self.gates.indices.filter { gates.contains(GateSet(place: $0)) }.map { self.gates[$0].name }
  }
}

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

extension PushMachine {
  /// Takes in what the app said of its gates and of whose it is.
  mutating func take(_ conditions: Conditions) {
    state.openGates = rules.open(conditions)
    state.keptUnready = State.Recent(
      now: conditions.shuts(.interfaceReady), before: state.keptUnready.now)
    state.tellsAccount = conditions.account != .untold
    switch conditions.account {
    case .untold: break
    case .signedOut: state.isSignedOut = true
    case .signedIn(let name):
      state.isSignedOut = false
      state.account = state.symbols.symbol(for: name)
    }
    // A tap that came before the app was asked at all is of whoever is signed in now, or was last.
    for index in state.queue.indices where state.queue[index].landsAgain == nil {
      state.queue[index].account = state.queue[index].account ?? state.account
      if case .signedIn = conditions.account, !state.queue[index].wasLookedAfter {
        state.queue[index].cameSignedIn = true
      }
    }
  }

  /// Whether whoever a tap came for has signed out since: it waits for them, also where its route asks
  /// for no sign-in.
  func waitsForSignIn(_ tap: Tap) -> Bool { tap.cameSignedIn && state.isSignedOut }

  /// Whether somebody else has signed in since a tap came, who must not see where it leads.
  func belongsToAnother(_ tap: Tap) -> Bool {
    guard let account = tap.account, let now = state.account else { return false }
    return account != now
  }

  /// Ends the waiting taps of the account before.
  mutating func endTapsOfOthers(into effects: inout [Effect]) {
    let others = state.queue.filter(belongsToAnother)
    guard !others.isEmpty else { return }
    state.queue.removeAll(where: belongsToAnother)
    for tap in others { endAsAnothers(tap, into: &effects) }
  }
}

extension Rules {
  /// The gates that the app says are open; one without a lock of its own has none to open.
  fileprivate func open(_ conditions: Conditions) -> GateSet {
    var open: GateSet = conditions.gates.contains { $0.gate == .unlocked } ? [] : .unlocked
    for reading in conditions.gates where reading.isOpen {
      if let place = gates.firstIndex(of: reading.gate) { open.insert(GateSet(place: place)) }
    }
    return open.subtracting(.own)
  }
}

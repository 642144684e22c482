extension PushMachine {
  mutating func lifecycle(
    _ change: Lifecycle, _ scene: SceneID, at now: Instant, into effects: inout [Effect]
  ) {
    let name = state.symbols.symbol(for: scene.name)
    switch change {
    case .willEnterForeground:
      state.scenes.move(name, to: .inactive)
      state.watch.wake()
    case .didBecomeActive:
      state.scenes.move(name, to: .active)
      state.watch.wake()
      awaitResponseThisTurn(into: &effects)
      awaitArrival(of: name, into: &effects)
    case .willResignActive:
      state.scenes.move(name, to: .inactive)
    case .didEnterBackground:
      state.scenes.move(name, to: .background)
      if !state.scenes.isInForeground, case .pausing = state.watch { state.watch = .resting }
    case .disconnected:
      disconnected(name, into: &effects)
    }
  }

  private mutating func awaitArrival(of scene: Symbol, into effects: inout [Effect]) {
    guard state.scenes[scene]?.arrival == .awaitingActive else { return }
    let id = state.makeEffectID()
    state.scenes.awaitTurn(id, of: scene)
    effects.append(.awaitNextTurn(id))
  }

  private mutating func disconnected(_ scene: Symbol, into effects: inout [Effect]) {
    state.scenes.disconnect(scene)
    state.tickets.removeAll { $0.scene == scene }
    for index in state.queue.indices where state.queue[index].scene == scene {
      state.queue[index].scene = nil
    }
    state.watch.wake()
    if let landing = state.landing, landing.scene == scene {
      fail(landing, because: "its scene was disconnected", into: &effects)
    }
  }

  mutating func turnEnded(_ id: EffectID, at now: Instant, into effects: inout [Effect]) {
    if case .awaitingTurn(_, id) = state.launchTap {
      promoteLaunchTap(at: now, into: &effects)
    } else if case .awaitingTurn(id, let turnsLeft) = state.watch {
      state.watch = .due(turnsLeft: turnsLeft)
    } else {
      state.scenes.settle(id)
    }
  }

  /// Orders a look where one is due.
  ///
  /// While a landing is under way nothing else can begin, and before the launch is announced it is
  /// not known which taps were taken by processes before.
  mutating func watch(at now: Instant, into effects: inout [Effect]) {
    if state.queue.isEmpty, state.landing?.phase != .waiting {
      state.watch = .resting
      return
    }
    guard state.isLaunched, !isStepping else { return }
    if case .pausing(let until) = state.watch, until <= now.monotonicNanoseconds {
      state.watch = .due(turnsLeft: 0)
    }
    guard case .due(let turnsLeft) = state.watch else { return }
    let id = state.makeEffectID()
    state.watch = .looking(id, turnsLeft: turnsLeft, isOutdated: false)
    effects.append(.look(id))
  }

  /// While a step is under way nothing else can begin.
  private var isStepping: Bool { state.landing.map { $0.phase != .waiting } ?? false }

  mutating func looked(
    _ id: EffectID, _ look: Look, at now: Instant, into effects: inout [Effect]
  ) {
    guard case .looking(id, let turnsLeft, let isOutdated) = state.watch else { return }
    state.watch = isOutdated ? .due(turnsLeft: turnsLeft) : .resting
    for hierarchy in look.hierarchies {
      checkTickets(hierarchy)
      yieldToUser(in: hierarchy, into: &effects)
    }
    if let landing = state.landing {
      resume(landing, look, at: now, into: &effects)
    } else {
      beginFirst(look, at: now, into: &effects)
    }
    if state.watch == .resting { lookAgain(turnsLeft, at: now, into: &effects) }
  }

  /// Begins the landing of the oldest tap whose gates are open.
  private mutating func beginFirst(
    _ look: Look, at now: Instant, into effects: inout [Effect]
  ) {
    for index in state.queue.indices {
      let place = place(for: state.queue[index], look)
      let shut = shutGates(for: state.queue[index], place, look)
      state.queue[index].shut = shut
      state.queue[index].waitedFor.formUnion(shut)
      guard shut.isEmpty, let place else { continue }
      let tap = state.queue.remove(at: index)
      return begin(tap, in: place.hierarchy, at: now, into: &effects)
    }
  }

  /// No event tells that a container has come or a question has gone, so both are looked for.
  private mutating func lookAgain(
    _ turnsLeft: Int, at now: Instant, into effects: inout [Effect]
  ) {
    let unannounced: GateSet = [.interfaceReady, .nothingInTheWay]
    guard !isStepping, state.scenes.isInForeground,
      state.landing != nil
        || state.queue.contains(where: { !$0.shut.isDisjoint(with: unannounced) })
    else { return }
    if turnsLeft > 0 {
      let id = state.makeEffectID()
      state.watch = .awaitingTurn(id, turnsLeft: turnsLeft - 1)
      effects.append(.awaitNextTurn(id))
    } else {
      state.watch = .pausing(until: now.monotonicNanoseconds + Watch.pauseNanoseconds)
    }
  }

  private func shutGates(for tap: Tap, _ place: LandingPlace?, _ look: Look) -> GateSet {
    var shut = rules.needed(by: rules.routes[tap.route])
    if place != nil { shut.remove(.interfaceReady) }
    if place?.move != .blocked { shut.remove(.nothingInTheWay) }
    // An app without a lock of its own has no such gate.
    if !look.gates.contains(where: { $0.gate == .unlocked }) { shut.remove(.unlocked) }
    let own: [Gate] = [.interfaceReady, .nothingInTheWay]
    for reading in look.gates where reading.isOpen && !own.contains(reading.gate) {
      if let place = rules.gates.firstIndex(of: reading.gate) { shut.remove(GateSet(place: place)) }
    }
    return shut
  }

  /// Where a tap lands, if anything there can take its screen.
  ///
  /// That is an active scene which shows the screen already, else the one the tap names, else the
  /// one that was in front last.
  private func place(for tap: Tap, _ look: Look) -> LandingPlace? {
    let planner = planner(for: tap)
    let places = look.hierarchies
      .map { LandingPlace(hierarchy: $0, move: planner.move(in: $0)) }
      .filter { $0.move != .unready }
    func place(in scene: Symbol) -> LandingPlace? {
      places.first { $0.hierarchy.scene.name == state.symbols[scene] }
    }
    for scene in state.scenes.list where scene.phase == .active {
      if let place = place(in: scene.name), place.showsGoal { return place }
    }
    if let scene = tap.scene { return place(in: scene) }
    // A host that hands over no life-cycle callbacks may have windows all the same.
    return state.scenes.list.lazy.compactMap { place(in: $0.name) }.first ?? places.first
  }
}

/// A window that can take a screen, and what is to be done there first.
private struct LandingPlace {
  var hierarchy: Hierarchy
  var move: Planner.Move

  var showsGoal: Bool {
    guard case .change(.refresh, _, _) = move else { return false }
    return true
  }
}

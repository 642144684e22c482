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
    case .willResignActive:
      state.scenes.move(name, to: .inactive)
    case .didEnterBackground:
      state.scenes.move(name, to: .background)
      if !state.scenes.isInForeground, case .pausing = state.watch { state.watch = .resting }
    case .disconnected:
      disconnected(name, into: &effects)
    }
  }

  private mutating func disconnected(_ scene: Symbol, into effects: inout [Effect]) {
    state.scenes.disconnect(scene)
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
    }
  }

  /// Orders a look where one is due.
  ///
  /// While a landing is under way nothing else can begin, and before the launch is announced it is
  /// not known which taps were taken by processes before.
  mutating func watch(at now: Instant, into effects: inout [Effect]) {
    if state.queue.isEmpty {
      state.watch = .resting
      return
    }
    guard state.isLaunched, state.landing == nil else { return }
    if case .pausing(let until) = state.watch, until <= now.monotonicNanoseconds {
      state.watch = .due(turnsLeft: 0)
    }
    guard case .due(let turnsLeft) = state.watch else { return }
    let id = state.makeEffectID()
    state.watch = .looking(id, turnsLeft: turnsLeft, isOutdated: false)
    effects.append(.look(id))
  }

  mutating func looked(
    _ id: EffectID, _ look: Look, at now: Instant, into effects: inout [Effect]
  ) {
    guard case .looking(id, let turnsLeft, let isOutdated) = state.watch else { return }
    state.watch = isOutdated ? .due(turnsLeft: turnsLeft) : .resting
    for index in state.queue.indices {
      let shut = shutGates(for: state.queue[index], look)
      state.queue[index].shut = shut
      state.queue[index].waitedFor.formUnion(shut)
      if shut.isEmpty, let hierarchy = hierarchy(for: state.queue[index], look) {
        let tap = state.queue.remove(at: index)
        begin(tap, in: hierarchy, at: now, into: &effects)
        return
      }
    }
    if state.watch == .resting { lookForContainer(turnsLeft, at: now, into: &effects) }
  }

  /// No event tells that a container has come, so it is looked for.
  private mutating func lookForContainer(
    _ turnsLeft: Int, at now: Instant, into effects: inout [Effect]
  ) {
    guard state.queue.contains(where: { $0.shut.contains(.interfaceReady) }),
      state.scenes.isInForeground
    else { return }
    if turnsLeft > 0 {
      let id = state.makeEffectID()
      state.watch = .awaitingTurn(id, turnsLeft: turnsLeft - 1)
      effects.append(.awaitNextTurn(id))
    } else {
      state.watch = .pausing(until: now.monotonicNanoseconds + Watch.pauseNanoseconds)
    }
  }

  private func shutGates(for tap: Tap, _ look: Look) -> GateSet {
    var shut = rules.needed(by: rules.routes[tap.route])
    if hierarchy(for: tap, look) != nil { shut.remove(.interfaceReady) }
    // An app without a lock of its own has no such gate.
    if !look.gates.contains(where: { $0.gate == .unlocked }) { shut.remove(.unlocked) }
    for reading in look.gates where reading.isOpen && reading.gate != .interfaceReady {
      if let place = rules.gates.firstIndex(of: reading.gate) { shut.remove(GateSet(place: place)) }
    }
    return shut
  }

  /// The hierarchy a tap lands in, if it has a container.
  private func hierarchy(for tap: Tap, _ look: Look) -> Hierarchy? {
    let ready = look.hierarchies.filter { $0.root.currentStack?.visible != nil }
    if let scene = tap.scene { return ready.first { $0.scene.name == state.symbols[scene] } }
    for scene in state.scenes.list {
      if let first = ready.first(where: { $0.scene.name == state.symbols[scene.name] }) {
        return first
      }
    }
    // A host that hands over no life-cycle callbacks may have windows all the same.
    return ready.first
  }
}

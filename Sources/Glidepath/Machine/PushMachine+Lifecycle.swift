extension PushMachine {
  mutating func lifecycle(
    _ change: Lifecycle, _ scene: SceneID, at now: Instant, into effects: inout [Effect]
  ) {
    let name = state.symbols.symbol(for: scene.name)
    switch change {
    case .willEnterForeground:
      state.scenes.move(name, to: .arriving)
      cameForward()
      if state.fetchTaps == .taken { state.fetchTaps = .awaited }
      state.watch.wake()
    case .didBecomeActive:
      state.scenes.move(name, to: .active)
      state.watch.wake()
      cameForward()
      endColdStartWithTurn(into: &effects)
      state.scenes.arrive(name, at: now)
    case .willResignActive:
      state.scenes.move(name, to: .inactive)
    case .didEnterBackground:
      state.scenes.move(name, to: .background)
      state.landed.removeAll { $0.scene == name }
      if !state.scenes.isInForeground, case .pausing = state.watch { state.watch = .resting }
    case .disconnected:
      disconnected(name, into: &effects)
    }
  }

  /// From here on something may have been tapped.
  private mutating func cameForward() {
    if state.coldStart.tap == .arrival { state.coldStart.tap = .none }
  }

  private mutating func disconnected(_ scene: Symbol, into effects: inout [Effect]) {
    state.scenes.disconnect(scene)
    state.remembered.leave(scene)
    state.tickets.removeAll { $0.scene == scene }
    state.landed.removeAll { $0.scene == scene }
    for index in state.queue.indices where state.queue[index].scene == scene {
      state.queue[index].scene = nil
    }
    state.watch.wake()
    if let landing = state.landing, landing.scene == scene {
      fail(landing, because: "its scene was disconnected", into: &effects)
    }
  }

  mutating func turnEnded(_ id: EffectID, at now: Instant, into effects: inout [Effect]) {
    if state.coldStart.phase == .ending(id) {
      endColdStart(at: now, into: &effects)
    } else if case .awaitingTurn(id, let turnsLeft) = state.watch {
      state.watch = .due(turnsLeft: turnsLeft)
    }
  }
}

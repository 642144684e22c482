extension PushMachine {
  mutating func lifecycle(
    _ change: Lifecycle, _ scene: SceneID, at now: Instant, into effects: inout [Effect]
  ) {
    let name = state.symbols.symbol(for: scene.name)
    switch change {
    case .willEnterForeground:
      state.scenes.move(name, to: .arriving, at: now)
      cameForward()
      if state.fetchTaps == .taken { state.fetchTaps = .awaited }
    case .didBecomeActive:
      state.scenes.move(name, to: .active, at: now)
      cameForward()
      endColdStartWithTurn(into: &effects)
    case .willResignActive:
      state.scenes.move(name, to: .inactive, at: now)
    case .didEnterBackground:
      state.scenes.move(name, to: .background, at: now)
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
    if let landing = state.scenes[scene]?.landing {
      fail(landing, because: "its scene was disconnected", into: &effects)
    }
    state.scenes.disconnect(scene)
    state.remembered.leave(scene)
    for index in state.queue.indices where state.queue[index].scene == scene {
      state.queue[index].scene = nil
      state.queue[index].wasLookedAfter = false
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

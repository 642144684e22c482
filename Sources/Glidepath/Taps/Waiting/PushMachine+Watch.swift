extension Tap {
  /// Whether all that it waits for is what no event tells of: a container, or the end of a question.
  fileprivate var waitsForWhatNobodyTells: Bool {
    !shut.isEmpty && shut.isSubset(of: [.interfaceReady, .nothingInTheWay])
  }
}

extension PushMachine {
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
      checkLanded(hierarchy)
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
      var tap = state.queue.remove(at: index)
      if let landed = landed(for: tap, place) {
        if says(landed, all: tap) { return endJoined(tap, landed, into: &effects) }
        tap.joinsLanding = true
      }
      return begin(tap, in: place.hierarchy, at: now, into: &effects)
    }
  }

  /// No event tells that a container has come or a question has gone, so both are looked for.
  private mutating func lookAgain(
    _ turnsLeft: Int, at now: Instant, into effects: inout [Effect]
  ) {
    let looksFor = state.queue.filter(\.waitsForWhatNobodyTells)
    guard !isStepping, state.scenes.isInForeground, state.landing != nil || !looksFor.isEmpty
    else { return }
    if turnsLeft > 0 {
      let id = state.makeEffectID()
      state.watch = .awaitingTurn(id, turnsLeft: turnsLeft - 1)
      effects.append(.awaitNextTurn(id))
    } else {
      let taps = looksFor + [state.landing?.tap].compactMap(\.self)
      let waited = taps.map { waitedNanoseconds(of: $0, at: now) }.min() ?? 0
      state.watch = .pausing(until: now.monotonicNanoseconds + Watch.pause(afterWaiting: waited))
    }
  }

  private func waitedNanoseconds(of tap: Tap, at now: Instant) -> UInt64 {
    let whole = UInt64(rules.routes[tap.route].expirySeconds) * 1_000_000_000
    let left = tap.expiresAt - min(tap.expiresAt, now.monotonicNanoseconds)
    return whole - min(whole, left)
  }
}

extension PushMachine {
  /// Stops at a state that must never be, and prints it.
  ///
  /// Called after every event in tests.
  package func checkInvariants() {
    state.ledger.checkInvariants()
    check(state.queue.count <= State.queueCapacity, "the queue is over-full")
    check(state.scenes.list.count <= Scenes.capacity, "there are too many scenes")
    let names = state.scenes.list.map(\.name)
    check(Set(names).count == names.count, "a scene is connected twice")
    let identities = (state.queue + [state.landing?.tap].compactMap { $0 }).compactMap(\.identity)
    check(Set(identities).count == identities.count, "one tap waits twice")
    check(
      state.queue.allSatisfy { rules.routes.indices.contains($0.route) },
      "a tap waits for a route that is none")
    if let landing = state.landing {
      if case .stepping(let step, _) = landing.phase {
        check(step.number < state.nextEffect, "a step is under way that was never ordered")
      }
      check(
        (1...Landing.rounds).contains(landing.trail.count), "a landing has begun without a step")
    }
    check(
      Set(state.tickets.map(\.scene)).count == state.tickets.count,
      "a scene holds two tickets")
    check(
      state.tickets.count <= Scenes.capacity
        && state.remembered.entries.count <= Scenes.capacity,
      "more scenes are remembered than there can be")
    check(
      state.tickets.allSatisfy { $0.id.number < state.nextTicket },
      "a ticket is held that was never given out")
    check(
      Set(state.landed.map(\.scene)).count == state.landed.count,
      "a scene shows two landed screens")
    let waiting = state.queue + [state.landing?.tap].compactMap { $0 }
    check(
      waiting.allSatisfy { $0.requests.count <= Tap.requestCapacity },
      "too many requests wait for one landing")
    let requests = waiting.flatMap(\.requests)
    check(Set(requests).count == requests.count, "one request waits twice")
    checkWatch()
  }

  private func checkWatch() {
    let waits = state.landing?.phase == .waiting
    switch state.watch {
    case .resting: break
    case .due:
      check(
        (state.landing != nil && !waits) || !state.isLaunched, "a look is due and was not ordered")
    case .looking(let id, _, _), .awaitingTurn(let id, _):
      check(
        state.landing == nil || waits, "it watches for one tap while another lands")
      check(id.number < state.nextEffect, "an answer is awaited that was never asked for")
    case .pausing: check(waits || !state.queue.isEmpty, "a pause is made and nothing waits")
    }
    if state.queue.isEmpty, !waits {
      check(state.watch == .resting, "it watches and nothing waits")
    }
  }

  private func check(_ holds: Bool, _ message: String) {
    precondition(holds, "\(message): \(state)")
  }
}

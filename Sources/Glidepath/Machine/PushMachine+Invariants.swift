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
    check(state.remembered.entries.count <= Scenes.capacity, "more tabs are remembered than scenes")
    checkTaps()
    for scene in state.scenes.list { check(scene) }
    checkWatch()
  }

  private func checkTaps() {
    let taps = state.queue + state.scenes.landings.map(\.tap)
    let identities = taps.filter { $0.landsAgain == nil }.compactMap(\.identity)
    check(Set(identities).count == identities.count, "one tap waits twice")
    check(
      taps.allSatisfy { rules.routes.indices.contains($0.route) },
      "a tap waits for a route that is none")
    check(
      taps.allSatisfy { $0.requests.count <= Tap.requestCapacity },
      "too many requests wait for one landing")
    let requests = taps.flatMap(\.requests)
    check(Set(requests).count == requests.count, "one request waits twice")
  }

  private func check(_ scene: SceneMachine) {
    if let landing = scene.landing {
      check(landing.scene == scene.name, "a landing is in another scene than its own")
      if case .stepping(let step, _) = landing.phase {
        check(step.number < state.nextEffect, "a step is under way that was never ordered")
        check(!landing.trail.isEmpty, "a step is under way and none was ordered")
      }
    }
    check(scene.tickets.count <= SceneMachine.ticketCapacity, "a scene holds too many tickets")
    check(
      scene.tickets.allSatisfy { $0.id.number < state.nextTicket },
      "a ticket is held that was never given out")
  }

  private func checkWatch() {
    switch state.watch {
    case .resting: break
    case .due:
      check(
        !state.isLaunched || state.scenes.busy > 0,
        "a look is due and was not ordered")
    case .looking(let id, _, _), .awaitingTurn(let id, _):
      check(id.number < state.nextEffect, "an answer is awaited that was never asked for")
    case .pausing:
      check(
        waits || state.scenes.list.contains { $0.landed != nil },
        "a pause is made and nothing waits")
    }
  }

  private func check(_ holds: Bool, _ message: String) {
    precondition(holds, "\(message): \(state)")
  }
}

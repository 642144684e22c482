extension PushMachine {
  /// Begins a landing with its first step: from then on it is finished, whatever comes.
  mutating func begin(
    _ tap: Tap, in hierarchy: Hierarchy, at now: Instant, into effects: inout [Effect]
  ) {
    let scene = state.symbols.symbol(for: hierarchy.scene.name)
    state.scenes.settle(scene)
    let landing = Landing(tap: tap, scene: scene, phase: .waiting)
    plan(landing, in: hierarchy, at: now, into: &effects)
  }

  mutating func stepFinished(
    _ id: EffectID, _ result: StepResult, _ hierarchy: Hierarchy?, at now: Instant,
    into effects: inout [Effect]
  ) {
    guard var landing = state.landing, case .stepping(id, _) = landing.phase else { return }
    switch result {
    case .done:
      landing.markLastStageDone()
      if let hierarchy { keepTickets(hierarchy) }
    case .refused: break
    case .failed(let reason):
      return fail(landing, because: reason, into: &effects)
    case .vetoed(let reason):
      return fail(
        landing, .vetoed, because: "the app keeps what it shows (\(reason))", into: &effects)
    }
    goOn(landing, in: hierarchy, at: now, into: &effects)
  }

  /// Takes up a landing that waits, now that its window has been looked at again.
  mutating func resume(
    _ landing: Landing, _ look: Look, at now: Instant, into effects: inout [Effect]
  ) {
    guard landing.phase == .waiting else { return }
    let scene = state.symbols[landing.scene]
    goOn(
      landing, in: look.hierarchies.first { $0.scene.name == scene }, at: now, into: &effects)
  }

  private mutating func goOn(
    _ landing: Landing, in hierarchy: Hierarchy?, at now: Instant, into effects: inout [Effect]
  ) {
    guard let hierarchy, hierarchy.scene.name == state.symbols[landing.scene] else {
      return fail(landing, because: "its window is gone", into: &effects)
    }
    plan(landing, in: hierarchy, at: now, into: &effects)
  }

  /// Orders the next step, or ends the landing.
  private mutating func plan(
    _ landing: Landing, in hierarchy: Hierarchy, at now: Instant, into effects: inout [Effect]
  ) {
    var landing = landing
    switch planner(for: landing.tap, done: landing.trail.filter(\.wasDone)).move(in: hierarchy) {
    case .arrived(let below):
      arrive(landing, below, in: hierarchy, into: &effects)
    case .unready:
      wait(landing, for: .interfaceReady)
    case .blocked:
      wait(landing, for: .nothingInTheWay)
    case .stuck(let reason):
      fail(landing, because: reason, into: &effects)
    case .change where landing.trail.count >= Landing.rounds:
      fail(landing, because: "\(Landing.rounds) rounds of planning led nowhere", into: &effects)
    case .change(let change, let about, let leaving):
      landing.trail.append(
        Landing.Stage(
          change, root: hierarchy.root.id,
          about: about.map { state.symbols.symbol(for: $0.description) }, leaving: leaving))
      order(change, of: landing, at: now, into: &effects)
    }
  }

  private mutating func arrive(
    _ landing: Landing, _ below: Ticket, in hierarchy: Hierarchy, into effects: inout [Effect]
  ) {
    let (ticket, held) = ticket(below, of: landing, in: hierarchy)
    if let held {
      state.tickets.removeAll { $0.scene == landing.scene }
      if state.tickets.count == Scenes.capacity { state.tickets.removeFirst() }
      state.tickets.append(held)
    }
    keepLanded(landing, in: hierarchy)
    leave(landing, into: &effects)
    end(landing, ticket, into: &effects)
  }

  private mutating func order(
    _ change: Step.Change, of landing: Landing, at now: Instant, into effects: inout [Effect]
  ) {
    var landing = landing
    let id = state.makeEffectID()
    let change = ticketed(change, of: &landing)
    voidTickets(by: change, in: landing.scene)
    landing.tap.shut = []
    landing.phase = .stepping(id, endsBy: now.adding(nanoseconds: Landing.stepNanoseconds))
    state.landing = landing
    effects.append(.perform(id, step(change, in: landing.scene)))
  }

  /// Something came up that only the user can put away, or the app has taken its containers away.
  private mutating func wait(_ landing: Landing, for gate: GateSet) {
    var landing = landing
    // A landing that waits already is looked at by the watch, which must not begin anew by itself.
    if landing.phase != .waiting { state.watch.wake() }
    landing.phase = .waiting
    landing.tap.shut = gate
    landing.tap.waitedFor.formUnion(gate)
    state.landing = landing
  }

  func planner(for tap: Tap, done: [Landing.Stage] = []) -> Planner {
    let route = rules.routes[tap.route]
    let address = address(tap.address)
    return Planner(
      goal: Planner.Goal(
        address: address, detailKeys: route.detailKeys, placement: route.placement,
        alreadyThere: route.alreadyThere, tabToReturnTo: tap.tabToReturnTo,
        parents: tap.isCold ? route.parents?(address) ?? [] : []),
      done: done)
  }

  /// Ends a landing that did not arrive.
  mutating func fail(
    _ landing: Landing, _ code: Report.Code = .navigationFailed, because reason: String,
    into effects: inout [Effect]
  ) {
    leave(landing, into: &effects)
    let report = Report(
      code,
      "Route \"\(rules.routes[landing.tap.route].name)\" was not reached: \(reason). "
        + "Look at what the app does to its navigation meanwhile.",
      identifier: identifier(of: landing.tap))
    end(landing.tap, report, trail: landing.trail, into: &effects)
  }

  /// Ends a landing that nobody finished: a step never answered, or a question never put away.
  mutating func expire(_ landing: Landing, into effects: inout [Effect]) {
    guard landing.phase == .waiting else {
      return fail(landing, because: "a step was not finished in time", into: &effects)
    }
    leave(landing, into: &effects)
    endExpired(landing.tap, trail: landing.trail, into: &effects)
  }

  /// Nothing is under way any more, and what waits may begin.
  private mutating func leave(_ landing: Landing, into effects: inout [Effect]) {
    state.landing = nil
    forgetWhereabouts(in: landing.scene)
    state.watch.wake()
    save(into: &effects)
  }
}

extension Landing {
  fileprivate mutating func markLastStageDone() {
    guard let last = trail.indices.last else {
      preconditionFailure("A step was answered and none ordered: \(self)")
    }
    trail[last].wasDone = true
  }
}

extension PushMachine {
  /// Begins a landing: from its first step on it is finished, whatever comes.
  mutating func begin(
    _ tap: Tap, in hierarchy: Hierarchy, at now: Instant, into effects: inout [Effect]
  ) {
    let landing = Landing(
      tap: tap, scene: state.symbols.symbol(for: hierarchy.scene.name),
      step: state.makeEffectID(), stepEndsBy: now.adding(nanoseconds: Landing.stepNanoseconds),
      trail: [])
    plan(landing, in: hierarchy, at: now, into: &effects)
  }

  mutating func stepFinished(
    _ id: EffectID, _ result: StepResult, _ hierarchy: Hierarchy?, at now: Instant,
    into effects: inout [Effect]
  ) {
    guard var landing = state.landing, landing.step == id else { return }
    switch result {
    case .done: landing.markLastStageDone()
    case .refused: break
    case .failed(let reason), .vetoed(let reason):
      return fail(landing, because: reason, into: &effects)
    }
    guard let hierarchy, hierarchy.scene.name == state.symbols[landing.scene] else {
      return fail(landing, because: "its window is gone", into: &effects)
    }
    landing.step = state.makeEffectID()
    plan(landing, in: hierarchy, at: now, into: &effects)
  }

  /// Orders the next step, or ends the landing.
  private mutating func plan(
    _ landing: Landing, in hierarchy: Hierarchy, at now: Instant, into effects: inout [Effect]
  ) {
    var landing = landing
    let route = rules.routes[landing.tap.route]
    let planner = Planner(
      goal: Planner.Goal(
        address: address(landing.tap.address), detailKeys: route.detailKeys,
        alreadyThere: route.alreadyThere),
      done: landing.trail.filter(\.wasDone))
    switch planner.move(in: hierarchy.root) {
    case .arrived(let ticket):
      leave(landing, into: &effects)
      end(landing, ticket, into: &effects)
    case .stuck(let reason):
      fail(landing, because: reason, into: &effects)
    case .change where landing.trail.count >= Landing.rounds:
      fail(landing, because: "\(Landing.rounds) rounds of planning led nowhere", into: &effects)
    case .change(let change, let base):
      landing.trail.append(
        Landing.Stage(change, base: base.map { state.symbols.symbol(for: $0.description) }))
      landing.stepEndsBy = now.adding(nanoseconds: Landing.stepNanoseconds)
      state.landing = landing
      let isActive = state.scenes[landing.scene]?.phase == .active
      effects.append(
        .perform(
          landing.step, Step(scene: hierarchy.scene, change: change, animated: isActive)))
    }
  }

  /// Ends a landing that did not arrive.
  mutating func fail(_ landing: Landing, because reason: String, into effects: inout [Effect]) {
    leave(landing, into: &effects)
    let report = Report(
      .navigationFailed,
      "Route \"\(rules.routes[landing.tap.route].name)\" was not reached: \(reason). "
        + "Look at what the app does to its navigation meanwhile.",
      identifier: identifier(of: landing.tap))
    end(landing.tap, report, trail: landing.trail, into: &effects)
  }

  /// Nothing is under way any more, and what waits may begin.
  private mutating func leave(_ landing: Landing, into effects: inout [Effect]) {
    state.landing = nil
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

extension Landing.Stage {
  fileprivate init(_ change: Step.Change, base: Symbol?) {
    switch change {
    case .push(_, onto: let node, ticket: _): self.init(kind: .push, node: node, base: base)
    case .pop(to: _, in: let node, _): self.init(kind: .pop, node: node, base: base)
    case .refresh(let node, _): self.init(kind: .refresh, node: node, base: base)
    case .present, .dismiss, .select, .closeDrawer, .replaceStack:
      preconditionFailure("the planner does not order \(change)")
    }
  }
}

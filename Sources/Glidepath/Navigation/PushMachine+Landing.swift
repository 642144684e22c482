extension PushMachine {
  /// Begins the landing of a tap whose gates are open.
  mutating func begin(
    _ tap: Tap, in place: LandingPlace, _ conditions: Conditions, at now: Instant,
    into effects: inout [Effect]
  ) {
    let scene = state.symbols.symbol(for: place.hierarchy.scene.name)
    let landing = Landing(tap: tap, scene: scene)
    state.scenes.change(scene) { $0.begin(landing) }
    proceed(landing, place, conditions, at: now, into: &effects)
  }

  mutating func stepFinished(
    _ id: EffectID, _ result: StepResult, _ hierarchy: Hierarchy?, _ conditions: Conditions,
    at now: Instant, into effects: inout [Effect]
  ) {
    guard let scene = state.scenes.list.first(where: { $0.isWaiting(for: id) }) else { return }
    take(conditions)
    if let hierarchy { observe(hierarchy, at: now, into: &effects) }
    guard scene.wayBack?.id != id, var landing = state.scenes[scene.name]?.landing else {
      state.scenes.change(scene.name) { $0.finishWayBack() }
      return
    }
    state.scenes.change(scene.name) { $0.finishOrder() }
    landing.finishStep(wasDone: result == .done)
    switch result {
    case .done: break
    case .failed(let reason): return fail(landing, because: reason, into: &effects)
    case .vetoed(let reason):
      return fail(
        landing, .vetoed, because: "the app keeps what it shows (\(reason))", into: &effects)
    case .unsaved: return pause(landing, for: .nothingInTheWay, at: now)
    case .refused:
      if landing.wasLeft, !landing.hasBegun {
        return supersede(landing, by: Self.userWhoWentOn, into: &effects)
      }
      if hierarchy == landing.orderedIn { return pause(landing, for: [], at: now) }
    }
    goOn(landing, in: hierarchy, conditions, at: now, into: &effects)
  }

  /// Takes up the landings that wait, now that their windows have been looked at again.
  mutating func resumeLandings(_ look: Look, at now: Instant, into effects: inout [Effect]) {
    for landing in state.scenes.landings
    where landing.phase == .waiting && !landing.isPausing(at: now)
      && state.scenes[landing.scene]?.isBusy == false
    {
      let scene = state.symbols[landing.scene]
      goOn(
        landing, in: look.hierarchies.first { $0.scene.name == scene }, look.conditions, at: now,
        into: &effects)
    }
  }

  private mutating func goOn(
    _ landing: Landing, in hierarchy: Hierarchy?, _ conditions: Conditions, at now: Instant,
    into effects: inout [Effect]
  ) {
    guard let hierarchy, hierarchy.scene.name == state.symbols[landing.scene] else {
      return fail(landing, because: "its window is gone", into: &effects)
    }
    guard !belongsToAnother(landing.tap) else {
      return endAsAnothers(landing, into: &effects)
    }
    var landing = landing
    if landing.hasGivenUp, state.scenes[landing.scene]?.ordered == nil { landing.noteStepWasSeen() }
    var planner = planner(for: landing.tap, done: landing.doneStages)
    planner.before = landing.orderedIn
    planner.mustTellAgain = landing.mustTellAgain
    planner.takesEmptyStack = landing.takesEmptyStack(at: now)
    let place = LandingPlace(hierarchy: hierarchy, move: planner.move(in: hierarchy))
    proceed(landing, place, conditions, at: now, into: &effects)
  }

  /// Orders the next step, waits, or ends the landing.
  ///
  /// The gates are asked before every step: a session may expire, or the app may lock, in the midst of a
  /// landing.
  private mutating func proceed(
    _ landing: Landing, _ place: LandingPlace, _ conditions: Conditions, at now: Instant,
    into effects: inout [Effect]
  ) {
    let hierarchy = place.hierarchy
    let shut = shutGates(for: landing.tap, place.move, conditions)
    guard shut.isEmpty else { return wait(landing, for: shut, at: now) }
    switch place.move {
    case .arrived(let below): arrive(landing, below, in: hierarchy, at: now, into: &effects)
    case .stuck(let reason): fail(landing, because: reason, into: &effects)
    case .change(let change, let about, let leaving):
      let stage = Landing.Stage(
        change, in: hierarchy.ground.root,
        about: about.map { state.symbols.symbol(for: $0.description) }, leaving: leaving)
      if landing.hasGivenUp(on: stage) {
        return fail(landing, because: "a step was not finished in time", into: &effects)
      }
      order(change, stage, of: landing, in: hierarchy, at: now, into: &effects)
    case .unready, .blocked:
      preconditionFailure("\(place.move) shuts no gate for \(landing)")
    }
  }

  private mutating func arrive(
    _ landing: Landing, _ below: Ticket, in hierarchy: Hierarchy, at now: Instant,
    into effects: inout [Effect]
  ) {
    var ticket = below
    if let id = landing.ticket, let held = HeldTicket(id, of: landing, in: hierarchy) {
      state.scenes.change(landing.scene) { $0.add(held) }
      let tabs = hierarchy.tabs(held.tabs)
      ticket = Ticket(toTab: tabs?.children.first { $0.id == held.left })
    }
    keepLanded(landing, in: hierarchy, at: now)
    leave(landing)
    end(landing, ticket, into: &effects)
  }

  private mutating func order(
    _ change: Step.Change, _ stage: Landing.Stage, of landing: Landing, in hierarchy: Hierarchy,
    at now: Instant, into effects: inout [Effect]
  ) {
    var landing = landing
    let id = state.makeEffectID()
    guard landing.order(stage, in: hierarchy, by: id, at: now) else {
      return fail(
        landing, because: "\(Landing.maximumRounds) rounds of planning led nowhere",
        into: &effects)
    }
    let change = ticketed(change, of: &landing)
    state.scenes.change(landing.scene) {
      $0.landing = landing
      $0.order(change)
    }
    effects.append(.perform(id, step(change, in: landing.scene)))
  }

  private mutating func wait(_ landing: Landing, for gates: GateSet, at now: Instant) {
    keep(landing) { $0.wait(for: gates, at: now) }
  }

  private mutating func pause(_ landing: Landing, for gates: GateSet, at now: Instant) {
    keep(landing) { $0.pause(for: gates, at: now) }
  }

  private mutating func keep(_ landing: Landing, _ change: (inout Landing) -> Void) {
    var landing = landing
    change(&landing)
    state.scenes.change(landing.scene) { $0.landing = landing }
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
}

// MARK: - Ends that are no arrival
extension PushMachine {
  mutating func fail(
    _ landing: Landing, _ code: Report.Code = .navigationFailed, because reason: String,
    into effects: inout [Effect]
  ) {
    leave(landing)
    let report = Report(
      code,
      "Route \"\(rules.routes[landing.tap.route].name)\" was not reached: \(reason). "
        + "Look at what the app does to its navigation meanwhile.",
      identifier: identifier(of: landing.tap))
    end(landing.tap, report, trail: landing.trail, into: &effects)
  }

  mutating func supersede(
    _ landing: Landing, by successor: String, into effects: inout [Effect]
  ) {
    leave(landing)
    endSuperseded(landing.tap, by: successor, trail: landing.trail, into: &effects)
  }

  mutating func endAsAnothers(_ landing: Landing, into effects: inout [Effect]) {
    leave(landing)
    endAsAnothers(landing.tap, trail: landing.trail, into: &effects)
  }

  /// Ends a landing that waited for too long, or lets go of a step that is not finished in time.
  mutating func expire(_ landing: Landing, into effects: inout [Effect]) {
    guard landing.phase == .waiting else { return keep(landing) { $0.giveUpStep() } }
    if landing.isHeldByRefusal, let last = landing.trail.last, !last.wasDone {
      return fail(
        landing, because: "\(last.kind.words) was refused until the tap expired", into: &effects)
    }
    leave(landing)
    endExpired(landing.tap, trail: landing.trail, into: &effects)
  }

  /// Nothing is under way in the scene any more, and what waits may begin.
  private mutating func leave(_ landing: Landing) {
    state.scenes.change(landing.scene) { scene in
      scene.landing = nil
      scene.finishOrder()
    }
  }
}

extension Landing {
  /// Whether nothing but a refusal keeps it waiting.
  fileprivate var isHeldByRefusal: Bool { tap.shut.isEmpty }
}

extension SceneMachine {
  /// Whether the answer to a step is still waited for.
  func isWaiting(for step: EffectID) -> Bool {
    if wayBack?.id == step { return true }
    guard case .stepping(step, _) = landing?.phase else { return false }
    return true
  }
}

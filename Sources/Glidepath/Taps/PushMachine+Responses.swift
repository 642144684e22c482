extension PushMachine {
  mutating func sceneConnected(
    _ scene: SceneID, _ response: Response?, at now: Instant, into effects: inout [Effect]
  ) {
    let name = state.symbols.symbol(for: scene.name)
    state.scenes.connect(name, returningTo: state.remembered.tabLeft(in: name))
    state.watch.wake()
    if let response {
      take(response, from: .sceneConnection, scene: scene, at: now, into: &effects)
    }
  }

  /// One response is one tap, by however many entry points and processes it comes.
  mutating func take(
    _ response: Response, from entryPoint: EntryPoint, scene: SceneID?, at now: Instant,
    into effects: inout [Effect]
  ) {
    // The first response of a launch is the same tap as the launch options, and knows better.
    let launchTap = state.launchTap.settle()
    var sightings = Sightings(launchTap == nil ? entryPoint : .launchOptions)
    if launchTap != nil { sightings.append(entryPoint) }
    let identity = identity(of: response)
    if state.hasTaken(identity) {
      if launchTap != nil { save(into: &effects) }
      absorb(identity, response.identifier, sightings, into: &effects)
      return
    }
    state.ledger.insert(identity, takenAt: now.wallMilliseconds, now: now)
    guard navigates(response.action) else {
      save(into: &effects)
      effects.append(.record(handledRecord(of: response, sightings)))
      return
    }
    let identifier = state.symbols.symbol(for: response.identifier)
    let name = scene.map { state.symbols.symbol(for: $0.name) }
    let arrived = name.map { state.scenes[$0] } ?? state.scenes.front
    follow(
      destination(of: response.push),
      { [rules] route, address in
        Tap(
          identity: identity, identifier: identifier, route: route, address: address, scene: name,
          isCold: arrived.map { $0.arrival != .settled } ?? true,
          tabToReturnTo: arrived?.tabToReturnTo, sightings: sightings,
          expiresAt: now.adding(seconds: rules.routes[route].expirySeconds))
      }, identifier: response.identifier, sightings, into: &effects)
  }

  private mutating func identity(of response: Response) -> TapIdentity {
    TapIdentity(
      identifier: state.symbols.symbol(for: response.identifier.lowercased()),
      action: state.symbols.symbol(for: response.action),
      deliveredAtMilliseconds: response.deliveredAtMilliseconds)
  }

  private func navigates(_ action: String) -> Bool {
    action == Response.defaultAction || rules.foregroundActions.contains(action)
  }

  /// The same response again: noted where the tap still waits, and else of no consequence.
  private mutating func absorb(
    _ identity: TapIdentity, _ identifier: String, _ sightings: Sightings,
    into effects: inout [Effect]
  ) {
    if let index = state.queue.firstIndex(where: { $0.identity == identity }) {
      state.queue[index].sightings.append(sightings)
    } else if state.landing?.tap.identity == identity {
      state.landing?.tap.sightings.append(sightings)
    } else {
      effects.append(.record(absorbedRecord(identifier, sightings)))
    }
  }

  func absorbedRecord(_ identifier: String?, _ sightings: Sightings) -> DecisionRecord {
    DecisionRecord(
      identifier: identifier, outcome: .absorbed, address: nil,
      lines: [
        DecisionRecord.Line(
          .seen, sightings.description + "; this tap was taken before, nothing is done")
      ])
  }

  private func handledRecord(of response: Response, _ sightings: Sightings) -> DecisionRecord {
    let isDismissal = response.action == Response.dismissAction
    return DecisionRecord(
      identifier: response.identifier, outcome: .handled, address: nil,
      lines: [
        DecisionRecord.Line(.seen, sightings.description),
        DecisionRecord.Line(
          .route,
          isDismissal
            ? "dismissed by the user; opens nothing"
            : "action \"\(response.action)\" is declared for no foreground; opens nothing"),
      ])
  }
}

extension PushMachine {
  mutating func sceneConnected(
    _ scene: SceneID, _ response: Response?, at now: Instant, into effects: inout [Effect]
  ) {
    let name = state.symbols.symbol(for: scene.name)
    state.scenes.connect(name, returningTo: state.remembered.tabLeft(in: name))
    if let response {
      take(response, from: .sceneConnection, scene: scene, at: now, into: &effects)
    }
  }

  /// One response is one tap, by however many entry points and processes it comes.
  mutating func take(
    _ response: Response, from entryPoint: EntryPoint, scene: SceneID?, at now: Instant,
    into effects: inout [Effect]
  ) {
    let identity = identity(of: response)
    // The first response of a launch is the same tap as the launch options, and knows better.
    let provisional = state.coldStart.phase == .over ? nil : state.coldStart.tap.take(identity)
    var sightings = provisional?.sightings ?? Sightings(entryPoint)
    if provisional != nil { sightings.append(entryPoint) }
    if state.hasTaken(identity) {
      return seenAgain(identity, response.identifier, sightings, into: &effects)
    }
    state.ledger.insert(identity)
    // A host tells of replies and dismissals in the same words as of taps.
    let digest = response.push.digest
    let wasHandedOver = state.recent.claim(digest, for: identity)
    if !wasHandedOver { state.recent.note(digest, identity, at: now) }
    guard navigates(response.action) else {
      effects.append(.record(handledRecord(of: response, sightings)))
      return
    }
    if wasHandedOver { return seenAgain(nil, response.identifier, sightings, into: &effects) }
    follow(
      destination(rules.resolve(response.push)),
      Incoming(
        sightings: sightings, identity: identity,
        identifier: state.symbols.symbol(for: response.identifier),
        scene: scene.map { state.symbols.symbol(for: $0.name) }),
      at: now, into: &effects)
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

  /// The same tap again; what has no identity is the one of the launch.
  mutating func seenAgain(
    _ identity: TapIdentity?, _ identifier: String?, _ sightings: Sightings,
    into effects: inout [Effect]
  ) {
    seenAgain(identifier, sightings, into: &effects) { tap in
      tap.sightings.origin == .tap && tap.identity == identity
    }
  }

  /// The same again: noted where it still waits or is landing, and else of no consequence.
  mutating func seenAgain(
    _ identifier: String?, _ sightings: Sightings, into effects: inout [Effect],
    isSame: (Tap) -> Bool
  ) {
    if let index = state.queue.lastIndex(where: isSame) {
      state.queue[index].sightings.append(sightings)
    } else if let landing = state.scenes.landings.first(where: { isSame($0.tap) }) {
      state.scenes.change(landing.scene) { $0.landing?.tap.sightings.append(sightings) }
    } else {
      recordAbsorbed(identifier, sightings, into: &effects)
    }
  }

  func recordAbsorbed(
    _ identifier: String?, _ sightings: Sightings, into effects: inout [Effect]
  ) {
    let origin = sightings.origin
    recordAbsorbed(
      identifier, sightings, because: "this \(origin.rawValue) was taken before", into: &effects)
  }

  /// What a host hands over while the app has not left the background was not tapped.
  func recordArrival(_ sightings: Sightings, into effects: inout [Effect]) {
    recordAbsorbed(
      nil, sightings, because: "the app was launched in the background, where nobody taps",
      into: &effects)
  }

  private func recordAbsorbed(
    _ identifier: String?, _ sightings: Sightings, because reason: String,
    into effects: inout [Effect]
  ) {
    effects.append(
      .record(
        DecisionRecord(
          origin: sightings.origin, identifier: identifier, outcome: .absorbed, address: nil,
          lines: [
            DecisionRecord.Line(.seen, "\(sightings); \(reason), nothing is done")
          ])))
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

extension PushMachine {
  /// Launch options in the foreground stand for a tap, unless a response has or will; where there
  /// are no responses they are the tap.
  mutating func begin(_ launch: Launch, at now: Instant, into effects: inout [Effect]) {
    if launch.inBackground {
      dropHandedOver(into: &effects)
    } else if let push = launch.push, launch.deliversResponses {
      hold(push, from: .launchOptions, at: now, into: &effects)
    } else if let push = launch.push {
      take(push, from: .launchOptions, at: now, into: &effects)
    }
  }

  /// Nobody taps anything in the background.
  private mutating func dropHandedOver(into effects: inout [Effect]) {
    if case .taken = state.coldStart.tap { return }
    if let provisional = state.coldStart.tap.provisional {
      recordArrival(provisional.sightings, into: &effects)
    }
    state.coldStart.tap = .arrival
  }

  /// A host handed a push over by itself: during the cold start it is the launch's tap, whatever
  /// else that comes by; later that of an equal response, or a tap of its own.
  mutating func handedOver(_ push: Push, at now: Instant, into effects: inout [Effect]) {
    let sightings = Sightings(.host)
    guard state.coldStart.phase != .over else {
      let digest = push.digest
      if let identity = state.recent.response(for: digest) {
        return seenAgain(identity, nil, sightings, into: &effects)
      }
      state.recent.note(digest, nil, at: now)
      return follow(
        destination(rules.resolve(push)), Incoming(sightings: sightings), at: now, into: &effects)
    }
    if state.coldStart.tap == .arrival {
      recordArrival(sightings, into: &effects)
    } else {
      hold(push, from: .host, at: now, into: &effects)
    }
  }

  /// Keeps what stands for the launch's tap until it is known whether a response does better.
  private mutating func hold(
    _ push: Push, from entryPoint: EntryPoint, at now: Instant, into effects: inout [Effect]
  ) {
    switch state.coldStart.tap {
    case .taken(let identity):
      return seenAgain(identity, nil, Sightings(entryPoint), into: &effects)
    case .provisional(var provisional):
      provisional.sightings.append(entryPoint)
      state.coldStart.tap = .provisional(provisional)
    case .none, .arrival:
      let destination = destination(rules.resolve(push))
      var expirySeconds = RouteRule.standardExpirySeconds
      if case .route(let place, _) = destination {
        expirySeconds = rules.routes[place].expirySeconds
      }
      state.coldStart.tap = .provisional(
        .init(
          destination: destination, sightings: Sightings(entryPoint),
          expiresAt: now.adding(seconds: expirySeconds)))
    }
    // A launch that is announced late has its turn all the same.
    if state.coldStart.phase == .over { state.coldStart.phase = .awaitingActive }
    if state.scenes.hasActive { endColdStartWithTurn(into: &effects) }
  }

  /// The app has become active: a response for the launch comes in this turn or never.
  mutating func endColdStartWithTurn(into effects: inout [Effect]) {
    guard state.coldStart.phase == .awaitingActive else { return }
    let id = state.makeEffectID()
    state.coldStart.phase = .ending(id)
    effects.append(.awaitNextTurn(id))
  }

  /// No response came: what stood for the launch's tap is the tap.
  mutating func endColdStart(at now: Instant, into effects: inout [Effect]) {
    let provisional = state.coldStart.tap.provisional
    if provisional != nil { state.coldStart.tap = .taken(nil) }
    state.coldStart.end(isLaunched: state.isLaunched)
    guard let provisional else { return }
    follow(
      provisional.destination,
      Incoming(
        sightings: provisional.sightings, isLaunch: true, expiresAt: provisional.expiresAt),
      at: now, into: &effects)
  }

  /// It waits for the app to become active, which by its expiry it has not.
  mutating func expireLaunchTap(into effects: inout [Effect]) {
    guard let provisional = state.coldStart.tap.take(nil) else { return }
    let incoming = Incoming(sightings: provisional.sightings)
    switch provisional.destination {
    case .nowhere(let nowhere):
      endUnroutable(nowhere, incoming, into: &effects)
    case .route(let place, let address):
      let tap = Tap(
        route: place, address: address, sightings: incoming.sightings,
        expiresAt: provisional.expiresAt)
      end(
        tap,
        Report(
          .expired,
          "The app was launched by a push and did not become active in time. "
            + "Hand didBecomeActive over to Glidepath."), into: &effects)
    }
  }
}

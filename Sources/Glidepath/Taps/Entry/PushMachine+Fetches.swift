extension PushMachine {
  /// A push that arrives does nothing here, and one whose tap brings the app to the front lands.
  mutating func fetched(
    _ push: Push, in applicationState: ApplicationState, _ token: CompletionToken, at now: Instant,
    into effects: inout [Effect]
  ) {
    if isTapped(in: applicationState) {
      if state.fetchTaps == .awaited {
        take(push, from: .fetch, at: now, into: &effects)
      } else {
        seenAgain(nil, nil, Sightings(.fetch), into: &effects)
      }
    }
    effects.append(.completeFetch(token, .noData))
  }

  /// Inactive under a Notification Center pulled over it, an app cannot tell a tap from an arrival;
  /// not to navigate is the lesser evil.
  private func isTapped(in applicationState: ApplicationState) -> Bool {
    let application = state.scenes.list.first {
      state.symbols[$0.name] == SceneID.application.name
    }
    return state.fetchTaps != .none && applicationState == .inactive
      && application?.phase == .arriving
  }

  /// Takes a tap of which nothing but the payload will ever be known.
  mutating func take(
    _ push: Push, from entryPoint: EntryPoint, at now: Instant, into effects: inout [Effect]
  ) {
    state.fetchTaps = .taken
    var sightings = Sightings(entryPoint)
    if state.coldStart.phase != .over, let provisional = state.coldStart.tap.take(nil) {
      sightings = provisional.sightings
      sightings.append(entryPoint)
    }
    follow(
      destination(rules.resolve(push)), Incoming(sightings: sightings), at: now, into: &effects)
  }
}

extension PushMachine {
  mutating func launched(_ launch: Launch, at now: Instant, into effects: inout [Effect]) {
    // A process is launched once; whatever says so again knows nothing new.
    guard !state.isLaunched else { return }
    state.isLaunched = true
    if !launch.usesScenes {
      let phase: SceneMachine.Phase = launch.inBackground ? .background : .arriving
      let name = state.symbols.symbol(for: SceneID.application.name)
      // A launch may be announced after the app has become active.
      if state.scenes[name]?.isConnected != true { state.scenes.move(name, to: phase, at: now) }
    }
    if !launch.deliversResponses { state.fetchTaps = .awaited }
    restore(launch.saved?.taken ?? [], into: &effects)
    let tabs = launch.saved?.remembered ?? []
    state.remembered.startOver(with: tabs.map { state.symbols.symbol(for: $0.scene) })
    state.account = state.account ?? launch.saved?.account.map { state.symbols.symbol(for: $0) }
    for tap in launch.saved?.waiting ?? [] { reportInterrupted(tap, into: &effects) }
    begin(launch, at: now, into: &effects)
  }

  private mutating func restore(
    _ taken: [SavedRecord.Taken], into effects: inout [Effect]
  ) {
    var ledger = Ledger()
    for entry in taken {
      let identity = TapIdentity(
        identifier: state.symbols.symbol(for: entry.identifier),
        action: state.symbols.symbol(for: entry.action),
        deliveredAtMilliseconds: entry.deliveredAtMilliseconds)
      ledger.insert(identity)
    }
    // A host may have handed over a response before it said that the app was launched.
    for index in state.queue.indices.reversed() {
      let tap = state.queue[index]
      guard let identity = tap.identity, ledger.contains(identity) else { continue }
      recordAbsorbed(identifier(of: tap), tap.sightings, into: &effects)
      guard let rest = tap.withoutTap else {
        state.queue.remove(at: index)
        continue
      }
      state.queue[index] = rest
    }
    for identity in state.ledger.entries { ledger.insert(identity) }
    state.ledger = ledger
  }

  private func reportInterrupted(_ tap: SavedRecord.Waiting, into effects: inout [Effect]) {
    let report = Report(
      .interrupted,
      "The app ended before \(tap.address.map { "\"\($0.name)\"" } ?? "the screen") was reached. "
        + "It is not tried again, since the screen itself may be what ended the app.",
      identifier: tap.identifier)
    effects.append(.report(report))
    effects.append(
      .record(
        DecisionRecord(
          origin: tap.origin, identifier: tap.identifier, outcome: .reported(.interrupted),
          address: tap.address,
          lines: [DecisionRecord.Line(.report, report.message)])))
  }
}

extension PushMachine {
  mutating func launched(_ launch: Launch, at now: Instant, into effects: inout [Effect]) {
    // A process is launched once; whatever says so again knows nothing new.
    guard !state.isLaunched else { return }
    state.isLaunched = true
    if !launch.usesScenes {
      let phase: SceneState.Phase = launch.inBackground ? .background : .arriving
      state.scenes.connect(state.symbols.symbol(for: SceneID.application.name), phase: phase)
    }
    if !launch.deliversResponses { state.fetchTaps = .awaited }
    let wasEarly =
      !state.ledger.entries.isEmpty || !state.queue.isEmpty
      || state.coldStart.tap.provisional != nil
    restore(launch.saved?.taken ?? [], now: now, into: &effects)
    let interrupted = launch.saved?.waiting ?? []
    let tabs = launch.saved?.remembered ?? []
    state.remembered.startOver(with: tabs.map { state.symbols.symbol(for: $0.scene) })
    let isStale = tabs.contains { $0.tab != 0 } || state.remembered.entries.count > tabs.count
    if wasEarly || !interrupted.isEmpty || isStale { save(into: &effects) }
    for tap in interrupted { reportInterrupted(tap, into: &effects) }
    begin(launch, at: now, into: &effects)
    state.watch.wake()
  }

  private mutating func restore(
    _ taken: [SavedRecord.Taken], now: Instant, into effects: inout [Effect]
  ) {
    var ledger = Ledger()
    for entry in taken {
      let identity = TapIdentity(
        identifier: state.symbols.symbol(for: entry.identifier),
        action: state.symbols.symbol(for: entry.action),
        deliveredAtMilliseconds: entry.deliveredAtMilliseconds)
      ledger.insert(identity, takenAt: entry.takenAtMilliseconds, now: now)
    }
    // A host may have handed over a response before it said that the app was launched.
    for tap in state.queue.filter({ $0.identity.map(ledger.contains) ?? false }) {
      state.queue.removeAll { $0 == tap }
      recordAbsorbed(identifier(of: tap), tap.sightings, into: &effects)
    }
    for entry in state.ledger.entries {
      ledger.insert(entry.identity, takenAt: entry.takenAtMilliseconds, now: now)
    }
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

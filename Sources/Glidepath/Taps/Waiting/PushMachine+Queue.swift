extension PushMachine {
  /// Puts a tap in the queue; an older one that has not begun in the same scene gives way.
  mutating func enqueue(_ tap: Tap, into effects: inout [Effect]) {
    if join(tap, into: &effects) { return }
    let scene = scene(of: tap)
    var givesWay = state.queue.filter { waiting in
      guard let scene, let other = self.scene(of: waiting) else { return true }
      return other == scene
    }
    state.queue.removeAll { givesWay.contains($0) }
    if state.queue.count == State.queueCapacity { givesWay.append(state.queue.removeFirst()) }
    state.queue.append(tap)
    state.watch.wake()
    save(into: &effects)
    let successor = "a newer \(tap.sightings.origin.rawValue)"
    for tap in givesWay { endSuperseded(tap, by: successor, into: &effects) }
  }

  /// Where a tap will land as things are; nil = no scene is there.
  func scene(of tap: Tap) -> Symbol? { tap.scene ?? state.scenes.front?.name }

  /// Ends what has waited for too long.
  mutating func expire(at now: Instant, into effects: inout [Effect]) {
    let moment = now.monotonicNanoseconds
    state.scenes.settle(at: now)
    let late = state.queue.filter { $0.expiresAt <= moment }
    if !late.isEmpty {
      state.queue.removeAll { $0.expiresAt <= moment }
      save(into: &effects)
      for tap in late { endExpired(tap, into: &effects) }
    }
    if let provisional = state.coldStart.tap.provisional, provisional.expiresAt <= moment {
      expireLaunchTap(into: &effects)
    }
    if let landing = state.landing, landing.endsBy <= moment {
      expire(landing, into: &effects)
    }
  }

  /// Writes down what the next process must know.
  ///
  /// Always before the first step of a landing.
  mutating func save(into effects: inout [Effect]) {
    // What the process before wrote down is not known yet, and must not be written over.
    guard state.isLaunched else { return }
    let symbols = state.symbols
    let taken = state.ledger.entries.map { entry in
      SavedRecord.Taken(
        identifier: symbols[entry.identity.identifier], action: symbols[entry.identity.action],
        deliveredAtMilliseconds: entry.identity.deliveredAtMilliseconds,
        takenAtMilliseconds: entry.takenAtMilliseconds)
    }
    var waiting: [SavedRecord.Waiting] = []
    for tap in [state.landing?.tap].compactMap({ $0 }) + state.queue {
      waiting.append(
        SavedRecord.Waiting(
          identifier: tap.identifier.map { symbols[$0] },
          address: tap.nowhere == nil ? address(tap.address) : nil,
          origin: tap.sightings.origin))
    }
    if let provisional = state.coldStart.tap.provisional {
      var known: Address?
      if case .route(_, let symbol) = provisional.destination { known = address(symbol) }
      waiting.append(SavedRecord.Waiting(identifier: nil, address: known))
    }
    let remembered = state.remembered.entries.map {
      SavedRecord.Remembered(scene: symbols[$0.scene], tab: $0.tab)
    }
    effects.append(
      .save(SavedRecord(taken: taken, waiting: waiting, remembered: remembered)))
  }

  /// The address whose text a symbol is.
  func address(_ symbol: Symbol) -> Address {
    guard let address = Address(parsing: state.symbols[symbol]) else {
      preconditionFailure("\"\(state.symbols[symbol])\" is no address, in \(state)")
    }
    return address
  }
}

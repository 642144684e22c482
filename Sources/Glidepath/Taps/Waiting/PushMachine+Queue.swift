extension PushMachine {
  /// Puts a tap in the queue; an older one that has not begun in the same scene gives way.
  mutating func enqueue(_ tap: Tap, into effects: inout [Effect]) {
    if join(tap) { return }
    let scene = scene(of: tap)
    var givesWay = state.queue.filter { waiting in
      guard let scene, let other = self.scene(of: waiting) else { return true }
      return other == scene
    }
    state.queue.removeAll { givesWay.contains($0) }
    if state.queue.count == State.queueCapacity { givesWay.append(state.queue.removeFirst()) }
    state.queue.append(tap)
    let successor = "a newer \(tap.sightings.origin.rawValue)"
    for tap in givesWay { endSuperseded(tap, by: successor, into: &effects) }
    if let landing = scene.flatMap({ state.scenes[$0]?.landing }), landing.phase == .waiting,
      !landing.hasBegun
    {
      supersede(landing, by: successor, into: &effects)
    }
  }

  /// Where a tap will land as things are; nil = no scene is there.
  func scene(of tap: Tap) -> Symbol? { tap.scene ?? state.scenes.front?.name }

  /// Ends what has waited for too long.
  mutating func expire(at now: Instant, into effects: inout [Effect]) {
    let moment = now.monotonicNanoseconds
    state.scenes.settle(at: now)
    state.recent.forget(at: now)
    if !state.coldStart.links.isEmpty { state.coldStart.settleLinks(state.scenes) }
    if state.queue.contains(where: { $0.expiresAt <= moment }) {
      let late = state.queue.filter { $0.expiresAt <= moment }
      state.queue.removeAll { $0.expiresAt <= moment }
      for tap in late { endExpired(tap, into: &effects) }
    }
    if let provisional = state.coldStart.tap.provisional, provisional.expiresAt <= moment {
      expireLaunchTap(into: &effects)
    }
    state.scenes.expireWaysBack(at: now)
    for landing in state.scenes.landings where landing.deadline <= moment {
      expire(landing, into: &effects)
    }
  }

  /// The address whose text a symbol is.
  func address(_ symbol: Symbol) -> Address {
    guard let address = Address(parsing: state.symbols[symbol]) else {
      preconditionFailure("\"\(state.symbols[symbol])\" is no address, in \(state)")
    }
    return address
  }
}

extension PushMachine {
  /// Handles a link like a tap; ignores foreign ones.
  mutating func linked(
    _ link: Link, by door: Link.Door, _ scene: SceneID?, at now: Instant,
    into effects: inout [Effect]
  ) {
    guard let resolution = resolve(link) else { return }
    let destination = destination(resolution)
    let sightings = Sightings(.link(link.kind, door))
    let scene = scene.map { state.symbols.symbol(for: $0.name) }
    if mayStart(scene), state.coldStart.note(ColdLink(scene: scene, destination: destination)) {
      return seenAgain(destination, sightings, into: &effects)
    }
    follow(
      destination, Incoming(sightings: sightings, scene: scene), at: now, into: &effects)
  }

  /// Whether a link that comes now may be what its scene was started for.
  private func mayStart(_ scene: Symbol?) -> Bool {
    guard let scene, let machine = state.scenes[scene] else {
      return state.scenes.mayHaveArrivedByLink
    }
    return machine.arrival != .settled
  }

  /// The app asks for a screen, which is as if it had opened a link to it.
  mutating func requested(
    _ request: LandingRequest, at now: Instant, into effects: inout [Effect]
  ) {
    follow(
      destination(rules.resolve(request: request.address)),
      Incoming(
        sightings: Sightings(.request),
        scene: request.scene.map { state.symbols.symbol(for: $0.name) }, request: request.id),
      at: now, into: &effects)
  }

  private func resolve(_ link: Link) -> Resolution? {
    switch link.content {
    case .fields(let fields): return rules.resolve(fields, of: link.kind)
    case .url(let text):
      guard case .own(let resolution) = rules.resolve(link: text) else { return nil }
      return resolution
    }
  }

  /// The same link again, by another callback of one cold start.
  private mutating func seenAgain(
    _ destination: Destination, _ sightings: Sightings, into effects: inout [Effect]
  ) {
    seenAgain(nil, sightings, into: &effects) { tap in
      switch destination {
      case .nowhere(let nowhere): tap.nowhere == nowhere
      case .route(let route, let address):
        tap.nowhere == nil && tap.route == route && tap.address == address
      }
    }
  }
}

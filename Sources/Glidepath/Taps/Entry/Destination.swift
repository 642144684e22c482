/// Where a push leads.
enum Destination: Hashable, Sendable, Codable {
  /// The route's place in the rules, and the address's text.
  case route(Int, address: Symbol)
  case nowhere(Nowhere)

  /// Why a push leads nowhere.
  struct Nowhere: Hashable, Sendable, Codable {
    var code: Report.Code
    var message: Symbol
  }

  func fingerprint(into fingerprint: inout Fingerprint) {
    switch self {
    case .route(let route, let address):
      fingerprint.combine(route)
      fingerprint.combine(address)
    case .nowhere(let nowhere): fingerprint.combine(nowhere.message)
    }
  }

  mutating func renumber(_ renumbering: inout Renumbering) {
    switch self {
    case .route(let route, let address): self = .route(route, address: renumbering[address])
    case .nowhere(var nowhere):
      nowhere.message = renumbering[nowhere.message]
      self = .nowhere(nowhere)
    }
  }
}

/// What asks for a screen, before it is settled where it leads.
struct Incoming {
  var sightings: Sightings
  var identity: TapIdentity?
  /// The notification request's identifier as it came.
  var identifier: Symbol?
  /// Where it is to land; nil = in the scene that was in front last.
  var scene: Symbol?
  var request: LandingRequest.ID?
  /// Whether the process is known to have been started for it.
  var isLaunch = false
  /// In monotonic nanoseconds, if its wait began before; else the route says.
  var expiresAt: UInt64?
}

extension PushMachine {
  /// Where something leads, as the state keeps it.
  mutating func destination(_ resolution: Resolution) -> Destination {
    switch resolution {
    case .route(let place, let address):
      .route(place, address: state.symbols.symbol(for: address.description))
    case .nowhere(let code, let message):
      .nowhere(.init(code: code, message: state.symbols.symbol(for: message)))
    }
  }

  /// Takes up what came in: it waits for its landing, or ends at once if it leads nowhere and the
  /// rules name no screen for that.
  mutating func follow(
    _ destination: Destination, _ incoming: Incoming, at now: Instant, into effects: inout [Effect]
  ) {
    switch destination {
    case .route(let place, let address):
      enqueue(tap(incoming, place, address, at: now), into: &effects)
    case .nowhere(let nowhere):
      // A URL that leads nowhere is often another SDK's; what the user does meanwhile goes on.
      guard incoming.sightings.origin == .tap, let fallback = rules.fallback,
        let place = rules.index(of: fallback.name)
      else { return endUnroutable(nowhere, incoming, into: &effects) }
      let address = state.symbols.symbol(for: fallback.description)
      var tap = tap(incoming, place, address, at: now)
      tap.nowhere = nowhere
      enqueue(tap, into: &effects)
    }
  }

  private func tap(
    _ incoming: Incoming, _ route: Int, _ address: Symbol, at now: Instant
  ) -> Tap {
    let scene = incoming.scene.map { state.scenes[$0] } ?? state.scenes.front
    return Tap(
      identity: incoming.identity, identifier: incoming.identifier, route: route,
      address: address, scene: incoming.scene,
      account: state.tellsAccount == nil ? nil : state.account,
      isCold: incoming.isLaunch || scene?.isCold ?? true,
      tabToReturnTo: scene?.tabToReturnTo, sightings: incoming.sightings,
      requests: incoming.request.map { [$0] } ?? [],
      expiresAt: incoming.expiresAt
        ?? now.adding(seconds: rules.routes[route].expirySeconds))
  }
}

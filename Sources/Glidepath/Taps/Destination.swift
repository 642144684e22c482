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

extension PushMachine {
  /// Where a push leads, as the state keeps it.
  mutating func destination(of push: Push) -> Destination {
    switch rules.resolve(push) {
    case .route(let place, let address):
      .route(place, address: state.symbols.symbol(for: address.description))
    case .nowhere(let code, let message):
      .nowhere(.init(code: code, message: state.symbols.symbol(for: message)))
    }
  }

  /// Takes up a tap on a push: it waits for its landing, or ends at once if it leads nowhere and
  /// the rules name no screen for that.
  mutating func follow(
    _ destination: Destination, _ tap: (_ route: Int, _ address: Symbol) -> Tap,
    identifier: String?, _ sightings: Sightings, into effects: inout [Effect]
  ) {
    switch destination {
    case .route(let place, let address): enqueue(tap(place, address), into: &effects)
    case .nowhere(let nowhere):
      guard let fallback = rules.fallback, let place = rules.index(of: fallback.name) else {
        save(into: &effects)
        return endUnroutable(nowhere, identifier: identifier, sightings, into: &effects)
      }
      var tap = tap(place, state.symbols.symbol(for: fallback.description))
      tap.nowhere = nowhere
      enqueue(tap, into: &effects)
    }
  }
}

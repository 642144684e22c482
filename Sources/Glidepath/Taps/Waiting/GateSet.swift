/// Some of the rules' gates, one bit each.
struct GateSet: OptionSet, Hashable, Sendable, Codable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The gate at a place in `Rules.gates`.
  init(place: Int) { rawValue = 1 << UInt64(place) }

  /// The places of these are fixed by `Rules`.
  static let interfaceReady = GateSet(place: 0)
  static let unlocked = GateSet(place: 1)
  static let nothingInTheWay = GateSet(place: 2)
  static let signedIn = GateSet(place: 3)

  /// Glidepath's own, which no event tells of.
  static let own: GateSet = [.interfaceReady, .nothingInTheWay]
}

extension Rules {
  /// The gates a route's taps wait for.
  func needed(by route: RouteRule) -> GateSet {
    var needed: GateSet = [.interfaceReady, .unlocked, .nothingInTheWay]
    for gate in route.requires {
      if let place = gates.firstIndex(of: gate) { needed.insert(GateSet(place: place)) }
    }
    return needed
  }

  /// The gates' names in the order of their bits.
  func names(of gates: GateSet) -> [String] {
    self.gates.indices.filter { gates.contains(GateSet(place: $0)) }.map { self.gates[$0].name }
  }
}

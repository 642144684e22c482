/// A tap that is to land: it waits for its gates, or its landing is under way.
struct Tap: Hashable, Sendable, Codable {
  /// Nil for launch options that no response followed.
  var identity: TapIdentity?
  /// The request's identifier as it came.
  var identifier: Symbol?
  /// The route's place in the rules.
  var route: Int
  /// The address's text.
  var address: Symbol
  /// Where it is to land; nil = in the scene that was in front last.
  var scene: Symbol?
  var sightings: Sightings
  /// Monotonic nanoseconds.
  var expiresAt: UInt64
  /// The gates that were shut when it was looked last; before that, all that are needed may be.
  var shut: GateSet = [.interfaceReady]
  /// The gates it had to wait for at some time.
  var waitedFor: GateSet = []

  func fingerprint(into fingerprint: inout Fingerprint) {
    fingerprint.combine(identity != nil)
    identity?.fingerprint(into: &fingerprint)
    fingerprint.combine(identifier)
    fingerprint.combine(route)
    fingerprint.combine(address)
    fingerprint.combine(scene)
    sightings.fingerprint(into: &fingerprint)
    fingerprint.combine(moment: expiresAt)
    fingerprint.combine(shut.rawValue)
    fingerprint.combine(waitedFor.rawValue)
  }

  mutating func renumber(_ renumbering: inout Renumbering) {
    identity?.renumber(&renumbering)
    identifier = renumbering[identifier]
    address = renumbering[address]
    scene = renumbering[scene]
  }
}

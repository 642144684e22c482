/// A tap that is to land: it waits for its gates, or its landing is under way.
///
/// Links and the app's own requests are taken for taps too, and one that leads to the same address
/// as a tap is one with it.
struct Tap: Hashable, Sendable, Codable {
  /// Nil for launch options that no response followed, for links and for requests.
  var identity: TapIdentity?
  /// The request's identifier as it came.
  var identifier: Symbol?
  /// The route's place in the rules.
  var route: Int
  /// The address's text.
  var address: Symbol
  /// Why its push leads nowhere; the address is then what the rules name for that.
  var nowhere: Destination.Nowhere?
  /// Where it is to land; nil = in the scene that was in front last.
  var scene: Symbol?
  /// Whose it is: the account that was signed in last when it came.
  var account: Symbol?
  /// Whether somebody was signed in when it came: then it waits while nobody is.
  var cameSignedIn = false
  /// Whether the app or its scene was started for it.
  var isCold = false
  /// The tab its scene showed before it went, if the scene has been connected anew for it.
  var tabToReturnTo: Int?
  var sightings: Sightings
  /// The requests that wait for what comes of it.
  var requests: [LandingRequest.ID] = []
  /// Whether it is one with an earlier landing, whose screen is only to be told the details.
  var joinsLanding = false
  /// Monotonic nanoseconds.
  var expiresAt: UInt64
  /// The gates that were shut when it was looked last; before that, all that are needed may be.
  var shut: GateSet = [.interfaceReady]
  /// The gates it had to wait for at some time.
  var waitedFor: GateSet = []
  /// Whether its scene has been seen since it came, so that what changes there is news.
  var wasLookedAfter = false
  /// Of a tap whose screen the app has taken away with what it was on: the gates that were open when
  /// it landed, and must be open still.
  var landsAgain: GateSet?

  /// How long a landing is tried again.
  static let againSeconds = 10

  func fingerprint(into fingerprint: inout Fingerprint) {
    fingerprint.combine(identity != nil)
    identity?.fingerprint(into: &fingerprint)
    fingerprint.combine(identifier)
    fingerprint.combine(route)
    fingerprint.combine(address)
    fingerprint.combine(nowhere?.message)
    fingerprint.combine(scene)
    fingerprint.combine(isCold)
    fingerprint.combine(tabToReturnTo ?? -1)
    sightings.fingerprint(into: &fingerprint)
    // The ids come back as they were given; only how many there are makes a difference.
    fingerprint.combine(requests.count)
    fingerprint.combine(joinsLanding)
    fingerprint.combine(moment: expiresAt)
    fingerprint.combine(shut.rawValue)
    fingerprint.combine(waitedFor.rawValue)
    fingerprint.combine(account)
    fingerprint.combine(cameSignedIn)
    fingerprint.combine(wasLookedAfter)
    fingerprint.combine(landsAgain != nil)
    fingerprint.combine(landsAgain?.rawValue ?? 0)
  }

  mutating func renumber(_ renumbering: inout Renumbering) {
    identity?.renumber(&renumbering)
    identifier = renumbering[identifier]
    address = renumbering[address]
    if let message = nowhere?.message { nowhere?.message = renumbering[message] }
    scene = renumbering[scene]
    account = renumbering[account]
  }
}

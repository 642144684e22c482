/// A screen that was landed on, as long as it is there and the user has gone nowhere since.
///
/// A tap that leads where a link has just led, or a link where a tap has, asks for nothing more.
/// Where the app takes the screen away with what it was on, it is landed on again.
struct LandedScreen: Hashable, Sendable, Codable {
  let node: NodeID
  /// What led there; its address is the one that the screen was told last.
  var tap: Tap
  /// Monotonic nanoseconds.
  let landedAt: UInt64
  /// The gates that were open then.
  let openGates: GateSet
  /// Whether it has been landed on again: no host gets more than one.
  let hasLandedAgain: Bool

  /// How long a link and a tap count as one after the screen was reached.
  private static let joiningNanoseconds: UInt64 = 5_000_000_000
  /// How long it is looked after unasked.
  private static let watchNanoseconds: UInt64 = 3_000_000_000

  func joins(at now: Instant) -> Bool {
    now.monotonicNanoseconds <= landedAt &+ Self.joiningNanoseconds
  }

  /// Whether it is worth a look: hosts that replace their root do so soon after their start.
  func isWatched(at now: Instant) -> Bool {
    !hasLandedAgain && now.monotonicNanoseconds < landedAt &+ Self.watchNanoseconds
  }

  func fingerprint(into fingerprint: inout Fingerprint) {
    fingerprint.combine(node.number)
    tap.fingerprint(into: &fingerprint)
    fingerprint.combine(moment: landedAt)
    fingerprint.combine(openGates.rawValue)
    fingerprint.combine(hasLandedAgain)
  }

  mutating func renumber(_ renumbering: inout Renumbering) { tap.renumber(&renumbering) }
}

extension PushMachine {
  /// Remembers what was landed on.
  mutating func keepLanded(_ landing: Landing, in hierarchy: Hierarchy, at now: Instant) {
    var tap = landing.tap
    tap.requests = []
    // It comes again only for whoever is signed in now; signed out, it is nobody's.
    tap.account = state.isSignedOut ? nil : state.account
    let earlier = state.scenes[landing.scene]?.landed
    if landing.tap.joinsLanding, let earlier {
      tap.sightings = earlier.tap.sightings
      tap.sightings.append(landing.tap.sightings)
    }
    let details = rules.routes[tap.route].detailKeys
    var landed: LandedScreen?
    // The user may have gone on before the landing was over.
    if tap.nowhere == nil, let screen = hierarchy.shownScreen,
      screen.address?.without(details) == address(tap.address).without(details)
    {
      landed = LandedScreen(
        node: screen.id, tap: tap, landedAt: now.monotonicNanoseconds, openGates: state.openGates,
        hasLandedAgain: landing.tap.landsAgain != nil)
    }
    state.scenes.change(landing.scene) { $0.landed = landed }
  }

  /// The visible landing that this tap duplicates.
  func landed(for tap: Tap, _ place: LandingPlace, at now: Instant) -> LandedScreen? {
    let scene = state.scenes.list.first { $0.landed?.node == place.goal }
    guard let landed = scene?.landed, landed.joins(at: now), isOneLanding(tap, with: landed.tap)
    else { return nil }
    return landed
  }

  /// Whether a landed screen was told all that a tap has to say.
  func says(_ landed: LandedScreen, all tap: Tap) -> Bool {
    address(landed.tap.address).holds(address(tap.address))
  }

  /// The app has taken a landed screen away with what it was on: the landing is done once more, unless
  /// something newer is on its way, and is still the same one.
  mutating func landAgain(_ lost: LandedScreen, in scene: Symbol, at now: Instant) {
    let isTaken =
      state.scenes[scene]?.landing != nil || state.queue.contains { self.scene(of: $0) == scene }
    guard !isTaken, state.queue.count < State.queueCapacity else { return }
    var tap = lost.tap
    tap.landsAgain = lost.openGates
    tap.scene = scene
    tap.shut = .interfaceReady
    tap.wasLookedAfter = false
    tap.expiresAt = now.adding(seconds: Tap.againSeconds)
    state.queue.append(tap)
  }
}

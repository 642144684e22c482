// A link and a tap with one address are one landing, whichever comes first.
extension PushMachine {
  /// Makes a newcomer one with what waits or is landing already, if it is.
  mutating func join(_ tap: Tap) -> Bool {
    let landing = state.scenes.landings.first { landing in
      isOneLanding(tap, with: landing.tap) && concern(tap.scene, landing.scene)
    }
    if let landing {
      let isNews = !address(landing.tap.address).holds(address(tap.address))
      state.scenes.change(landing.scene) { scene in
        scene.landing?.tap.join(tap)
        if isNews { scene.landing?.lead(to: tap.address) }
      }
    } else if let index = state.queue.firstIndex(where: { waiting in
      isOneLanding(tap, with: waiting) && concern(scene(of: tap), scene(of: waiting))
    }) {
      state.queue[index].join(tap)
      if !address(state.queue[index].address).holds(address(tap.address)) {
        state.queue[index].address = tap.address
      }
    } else {
      return false
    }
    return true
  }

  /// Two taps are two, and so are two links; but a tap and a link that lead to one screen are one.
  func isOneLanding(_ tap: Tap, with other: Tap) -> Bool {
    guard tap.nowhere == nil, other.nowhere == nil, tap.route == other.route,
      tap.landsAgain == nil, other.landsAgain == nil,
      (tap.sightings.origin == .tap) != (other.sightings.origin == .tap),
      other.requests.count < Tap.requestCapacity
    else { return false }
    let details = rules.routes[tap.route].detailKeys
    return address(tap.address).without(details) == address(other.address).without(details)
  }

  private func concern(_ scene: Symbol?, _ other: Symbol?) -> Bool {
    guard let scene, let other else { return true }
    return scene == other
  }

  /// Ends a tap whose screen an earlier landing already shows.
  mutating func endJoined(_ tap: Tap, _ landed: LandedScreen, into effects: inout [Effect]) {
    if let scene = state.scenes.list.first(where: { $0.landed?.node == landed.node }) {
      state.scenes.change(scene.name) { $0.landed?.tap.sightings.append(tap.sightings) }
    }
    var tap = tap
    // The screen may say more than this tap has to.
    tap.address = landed.tap.address
    endJoined(tap, [], into: &effects)
  }
}

extension Tap {
  /// What is left of it once its notification is known to have been answered before.
  var withoutTap: Tap? {
    guard let rest = sightings.withoutTap else { return nil }
    var tap = self
    tap.identity = nil
    tap.identifier = nil
    tap.sightings = rest
    return tap
  }

  /// How many requests may wait for one landing.
  static let requestCapacity = 16

  /// Takes in another that leads to the same screen.
  fileprivate mutating func join(_ other: Tap) {
    identity = identity ?? other.identity
    identifier = identifier ?? other.identifier
    scene = scene ?? other.scene
    account = account ?? other.account
    cameSignedIn = cameSignedIn || other.cameSignedIn
    isCold = isCold || other.isCold
    tabToReturnTo = tabToReturnTo ?? other.tabToReturnTo
    sightings.append(other.sightings)
    requests += other.requests
    expiresAt = max(expiresAt, other.expiresAt)
  }
}

extension Address {
  /// Whether everything that another address of the same screen says stands in this one too.
  func holds(_ other: Address) -> Bool {
    other.parameters.allSatisfy { self[$0.key] == $0.value }
  }
}

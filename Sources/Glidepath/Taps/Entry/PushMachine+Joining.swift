// A link and a tap with one address are one landing, whichever comes first.
extension PushMachine {
  /// Makes a newcomer one with what waits or is landing already, if it is.
  mutating func join(_ tap: Tap, into effects: inout [Effect]) -> Bool {
    if let landing = state.landing, isOneLanding(tap, with: landing.tap),
      concern(tap.scene, landing.scene),
      // The screen may have been told the address already: what is new in it must follow.
      address(landing.tap.address).holds(address(tap.address))
    {
      state.landing?.tap.join(tap)
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
    state.watch.wake()
    save(into: &effects)
    return true
  }

  private func isOneLanding(_ tap: Tap, with other: Tap) -> Bool {
    other.nowhere == nil
      && isOneLanding(tap, other.sightings, route: other.route, address: other.address)
      && other.requests.count < Tap.requestCapacity
  }

  /// Two taps are two, and so are two links; but a tap and a link that lead to one screen are one.
  func isOneLanding(
    _ tap: Tap, _ sightings: Sightings, route: Int, address: Symbol
  ) -> Bool {
    guard tap.nowhere == nil, tap.route == route,
      (tap.sightings.origin == .tap) != (sightings.origin == .tap)
    else { return false }
    let details = rules.routes[route].detailKeys
    return self.address(tap.address).without(details) == self.address(address).without(details)
  }

  private func concern(_ scene: Symbol?, _ other: Symbol?) -> Bool {
    guard let scene, let other else { return true }
    return scene == other
  }

  /// Ends what is one with a landing that was there before, and has nothing to add to it.
  mutating func endJoined(_ tap: Tap, _ landed: LandedScreen, into effects: inout [Effect]) {
    if let index = state.landed.firstIndex(of: landed) {
      state.landed[index].sightings.append(tap.sightings)
    }
    state.watch.wake()
    save(into: &effects)
    endJoined(tap, [], into: &effects)
  }
}

extension Tap {
  /// How many requests may wait for one landing.
  static let requestCapacity = 16

  /// Takes in another that leads to the same screen.
  fileprivate mutating func join(_ other: Tap) {
    identity = identity ?? other.identity
    identifier = identifier ?? other.identifier
    scene = scene ?? other.scene
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

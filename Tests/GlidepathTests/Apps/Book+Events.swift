@testable import Glidepath

// What happened, as far as it bears on what must come of a tap.
extension Book {
  mutating func tapped(
    _ name: String, _ address: Address, target: SceneID?, by account: String?, scene: SceneID?,
    isSignedIn: Bool
  ) {
    giveWay(in: scene)
    taps.append(
      Tap(
        name: name, address: address, target: target, scene: scene, at: now, account: account,
        needsSignIn: address.needsSignIn || isSignedIn,
        steps: steps))
    disturb(scene)
  }

  mutating func followed(_ address: Address, in scene: SceneID) {
    giveWay(in: scene)
    followed.append((address, now, steps, false))
    disturb(scene)
  }

  /// What still waits in a scene gives way to what is newer there.
  private mutating func giveWay(in scene: SceneID?) {
    changeWaiting { tap in
      if tap.target == nil || scene == nil || tap.target == scene {
        tap.exceptions.insert("newer")
      }
    }
  }

  /// Something happened that may take the landed screen away for good.
  mutating func disturb(_ scene: SceneID?) {
    for place in landings.indices where scene == nil || landings[place].scene == scene {
      landings[place].isDisturbed = true
    }
    if let scene { disturbed[scene] = steps }
  }

  /// The user takes away what is just coming: what was on its way is not brought again.
  mutating func undone(in scene: SceneID) {
    let steps = steps
    // A tap may be one with a link that has begun before it came.
    let begun = followed.filter { !$0.hasEnded }.map(\.address)
    changeWaiting(in: scene) { tap in
      if tap.steps < steps || begun.contains(tap.address) { tap.exceptions.insert("undone") }
    }
  }

  /// Somebody selects another tab in the midst of it; it selects its own once more, not for ever.
  mutating func ledAway(in scene: SceneID) {
    changeWaiting(in: scene) { tap in
      tap.timesLedAway += 1
      if tap.timesLedAway > 1 { tap.exceptions.insert("undone") }
    }
  }

  /// Whether something before a tap has begun and waits for the sign-in: it is finished first.
  func holdsUp(_ tap: Tap) -> Bool {
    waiting.contains {
      $0.at <= tap.at && $0.name != tap.name && $0.steps < steps && $0.needsSignIn
    }
      || followed.contains {
        $0.at <= tap.at && !$0.hasEnded && $0.steps < steps
          && ($0.address.needsSignIn || tellsAccount)
      }
  }

  mutating func userTouched(_ scene: SceneID) { disturb(scene) }
  mutating func appMoved(_ scene: SceneID) { disturb(scene) }

  /// The app puts another root or another lowest screen into a window: the first time costs the
  /// landed screen nothing.
  mutating func appReplaced(_ scene: SceneID) {
    disturbed[scene] = steps
    for place in landings.indices where landings[place].scene == scene {
      landings[place].replacements += 1
      landings[place].at = now
      if landings[place].replacements > 1 { landings[place].isDisturbed = true }
    }
  }

  mutating func left(_ scene: SceneID) { disturb(scene) }

  mutating func sessionEnded() {
    for place in landings.indices { landings[place].isDisturbed = true }
  }

  mutating func accountChanged(to name: String, isTold: Bool) {
    guard isTold else { return }
    disturb(nil)
    changeWaiting { tap in
      tap.exceptions.insert("another account")
      if let owner = tap.account { tap.forbidden = owner == name ? nil : "is of \(owner)" }
    }
  }

  mutating func tabsTouched(_ scene: SceneID) { ways.removeAll { $0.scene == scene } }

  mutating func lost(_ scene: SceneID) {
    changeWaiting { tap in
      guard tap.scene == scene else { return }
      tap.exceptions.insert("scene taken")
      tap.target = nil
      tap.scene = nil
    }
    landings.removeAll { $0.scene == scene }
    tabsTouched(scene)
    disturbed[scene] = nil
  }

  mutating func died() {
    changeWaiting { $0.exceptions.insert("died") }
    landings = []
    ways = []
    disturbed = [:]
  }

  /// Time has passed in which nothing happened and these taps could have landed.
  mutating func wait(_ milliseconds: UInt64, open: Set<String>) {
    changeWaiting { tap in
      tap.openFor = open.contains(tap.name) ? tap.openFor + milliseconds : 0
    }
    for tap in waiting where tap.openFor >= 5000 && tap.openFor < 5000 + milliseconds {
      fault("\(tap.name) still waits after \(tap.openFor) ms in which all was open")
    }
  }
}

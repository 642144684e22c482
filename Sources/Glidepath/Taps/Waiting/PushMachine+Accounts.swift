extension PushMachine {
  /// Takes in what the app said of its gates and of whose it is.
  mutating func take(_ conditions: Conditions) {
    state.openGates = rules.open(conditions)
    state.keptUnready = State.Recent(
      now: conditions.shuts(.interfaceReady), before: state.keptUnready.now)
    state.tellsAccount = conditions.account != .untold
    switch conditions.account {
    case .untold: break
    case .signedOut: state.isSignedOut = true
    case .signedIn(let name):
      state.isSignedOut = false
      state.account = state.symbols.symbol(for: name)
    }
    // A tap that came before the app was asked at all is of whoever is signed in now, or was last.
    for index in state.queue.indices where state.queue[index].landsAgain == nil {
      state.queue[index].account = state.queue[index].account ?? state.account
      if case .signedIn = conditions.account, !state.queue[index].wasLookedAfter {
        state.queue[index].cameSignedIn = true
      }
    }
  }

  /// Whether whoever a tap came for has signed out since: it waits for them, also where its route asks
  /// for no sign-in.
  func waitsForSignIn(_ tap: Tap) -> Bool { tap.cameSignedIn && state.isSignedOut }

  /// Whether somebody else has signed in since a tap came, who must not see where it leads.
  func belongsToAnother(_ tap: Tap) -> Bool {
    guard let account = tap.account, let now = state.account else { return false }
    return account != now
  }

  /// Ends the waiting taps of the account before.
  mutating func endTapsOfOthers(into effects: inout [Effect]) {
    let others = state.queue.filter(belongsToAnother)
    guard !others.isEmpty else { return }
    state.queue.removeAll(where: belongsToAnother)
    for tap in others { endAsAnothers(tap, into: &effects) }
  }
}

extension Rules {
  /// The gates that the app says are open; one without a lock of its own has none to open.
  fileprivate func open(_ conditions: Conditions) -> GateSet {
    var open: GateSet = conditions.gates.contains { $0.gate == .unlocked } ? [] : .unlocked
    for reading in conditions.gates where reading.isOpen {
      if let place = gates.firstIndex(of: reading.gate) { open.insert(GateSet(place: place)) }
    }
    return open.subtracting(.own)
  }
}

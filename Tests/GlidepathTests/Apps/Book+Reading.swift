@testable import Glidepath

// What Glidepath did, held against what it was to do.
extension Book {
  /// Takes in the steps and records since the last time.
  mutating func read(_ host: inout Host, _ windows: [AppWalk.Window]) {
    if isRefusing { changeWaiting { $0.exceptions.insert("refused") } }
    while steps < host.performed.count || records < host.records.count {
      if steps < host.performed.count, host.performed[steps].records <= records {
        check(host.performed[steps])
        steps += 1
      } else {
        records += 1
        read(host.records[records - 1], host, windows)
      }
    }
    for landing in landings where !landing.isDisturbed && now >= landing.at + 5_000_000_000 {
      checkVisible(landing, host, "5 s later")
    }
    landings.removeAll { $0.isDisturbed || now >= $0.at + 5_000_000_000 }
  }

  private mutating func check(_ performed: Host.Performed) {
    let change = performed.step.change
    if isGoingBack { backSteps.insert(steps) }
    met.insert("step \("\(change)".prefix { $0 != "(" })")
    say("  step \(change.words)\(performed.result == .done ? "" : ", \(performed.result)")")
    for address in change.addresses {
      let isIssued =
        taps.contains { $0.address == address } || followed.contains { $0.address == address }
      // Only these addresses are led to by one tap alone.
      if performed.result == .done, address["number"] ?? address["orderId"] != nil {
        changeWaiting { if $0.address == address { $0.hasBegun = true } }
      }
      if !isIssued { fault("a step leads to \(address), which nobody asked for") }
      for gate in performed.shut where gate != .signedIn || address.needsSignIn {
        fault("a step leads to \(address) while \(gate.name) is shut")
      }
    }
    if performed.shut.contains(.unlocked), !change.isWayBack {
      fault("a step is carried out while the app is locked")
    }
    guard case .dismiss(let node) = change, let before = performed.before,
      let place = before.modals.firstIndex(where: { $0.root.id == node })
    else { return }
    for modal in before.modals[place...] {
      if modal.kind == .question || modal.hasUnsavedWork || guarded.contains(modal.root.id) {
        fault("a step dismisses what only the user may put away")
      }
    }
  }

  private mutating func read(
    _ record: DecisionRecord, _ host: Host, _ windows: [AppWalk.Window]
  ) {
    let name = record.identifier ?? record.origin.rawValue
    say("  \(name) \(record.outcome.words) \(record.address?.description ?? "")")
    met.insert("end \(record.outcome.words)")
    if record.origin != .tap {
      for place in followed.indices where followed[place].address == record.address {
        followed[place].hasEnded = true
      }
    }
    guard let place = taps.firstIndex(where: { $0.name == record.identifier }) else {
      if case .landed(let address) = record.outcome { landed(address, in: nil, host) }
      return
    }
    switch record.outcome {
    case .landed(let address):
      end(place, "landed")
      if let why = taps[place].forbidden { fault("\(name) landed though it \(why)") }
      landed(address, in: taps[place].scene, host)
    case .reported(let code):
      end(place, code.rawValue)
      justify(taps[place], code, record)
    case .absorbed where taps[place].end == nil:
      end(place, "absorbed")
      if !followed.contains(where: { $0.address == taps[place].address }) {
        fault("\(name) counts as one with a link that there is not")
      }
    case .absorbed, .landedAgain, .handled, .presented: break
    }
  }

  private mutating func end(_ place: Int, _ what: String) {
    if let end = taps[place].end {
      fault("\(taps[place].name) ends as \(what) after it has ended as \(end)")
    }
    taps[place].end = what
  }

  private mutating func landed(_ address: Address, in scene: SceneID?, _ host: Host) {
    let telling = host.performed[..<steps].lastIndex { $0.step.change.addresses.contains(address) }
    guard let scene = telling.map({ host.performed[$0].step.scene }) ?? scene else { return }
    landings.removeAll { $0.scene == scene }
    let landing = Landing(address: address, scene: scene, landedAt: now, at: now)
    guard let telling, disturbed[scene] ?? 0 <= telling else { return }
    checkVisible(landing, host, "at once")
    landings.append(landing)
    noteWayBack(to: telling, in: scene, host)
  }

  /// What a scene showed at the record that is read: what follows in the same turn is another's.
  func shown(in scene: SceneID, _ host: Host) -> Hierarchy? {
    let next = host.performed[steps...].first { $0.step.scene == scene }
    return next.map(\.before) ?? host.hierarchy(of: scene)
  }

  private mutating func checkVisible(_ landing: Landing, _ host: Host, _ when: String) {
    guard let shown = shown(in: landing.scene, host) else { return }
    let visible = (shown.modals.last { $0.kind == .screen }?.root ?? shown.root).visibleScreen
    guard visible?.address != landing.address else { return }
    let seen = visible?.address?.description ?? "nothing known"
    fault("landed on \(landing.address), and \(when) the user sees \(seen)")
  }
}

// MARK: - Why a tap did not land
extension Book {
  private mutating func justify(_ tap: Tap, _ code: Report.Code, _ record: DecisionRecord) {
    var needed: String
    switch code {
    case .superseded:
      let isNewer = record.lines.contains { $0.text.contains("a newer") }
      needed = isNewer ? "newer" : "user"
      if tap.hasBegun { fault("\(tap.name) was superseded after its first step") }
    case .unknownAccount: needed = "another account"
    case .vetoed: needed = "refused"
    case .interrupted: needed = "died"
    case .navigationFailed:
      needed = tap.exceptions.contains("undone") ? "undone" : "scene taken"
    case .expired, .noContainer:
      if now < tap.at + 600_000_000_000 { fault("\(tap.name) expires too early") }
      needed = ""
    default: needed = "nothing"
    }
    met.insert("exception \(needed.isEmpty ? "expiry" : needed)")
    guard needed.isEmpty || tap.exceptions.contains(needed) else {
      return fault("\(tap.name) ended in \(code.rawValue) without a reason")
    }
  }
}

extension Step.Change {
  /// The address that the step tells a screen; what lies below it is declared by the route.
  var addresses: [Address] {
    switch self {
    case .push(let address, onto: _, ticket: _), .pop(to: _, in: _, let address),
      .refresh(_, let address, ticket: _), .present(let address):
      [address]
    case .replaceStack(let addresses, in: _): addresses.suffix(1)
    case .dismiss, .select, .closeDrawer: []
    }
  }

  fileprivate var isWayBack: Bool {
    if case .select = self { return true }
    return false
  }

  fileprivate var words: String {
    switch self {
    case .push(let address, onto: let stack, ticket: _): "push \(address) onto \(stack.number)"
    case .pop(to: _, in: let stack, let address): "pop to \(address) in \(stack.number)"
    case .refresh(_, let address, ticket: _): "refresh \(address)"
    case .present(let address): "present \(address)"
    case .replaceStack(let addresses, in: _): "put \(addresses) onto a stack"
    case .dismiss: "dismiss"
    case .select(tab: let place, in: _): "select \(place)"
    case .closeDrawer: "close the drawer"
    }
  }
}

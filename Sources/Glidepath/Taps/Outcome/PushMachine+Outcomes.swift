extension PushMachine {
  /// What leads nowhere ends at once: no gate would help it.
  func endUnroutable(
    _ nowhere: Destination.Nowhere, _ incoming: Incoming, into effects: inout [Effect]
  ) {
    let report = Report(
      nowhere.code, state.symbols[nowhere.message],
      identifier: incoming.identifier.map { state.symbols[$0] })
    effects.append(.report(report))
    effects.append(
      .record(
        DecisionRecord(
          origin: incoming.sightings.origin, identifier: report.identifier,
          outcome: .reported(report.code), address: nil,
          lines: [
            DecisionRecord.Line(.seen, incoming.sightings.description),
            DecisionRecord.Line(.report, report.message),
          ])))
    if let request = incoming.request {
      effects.append(.answer(request, .reported(report.code)))
    }
  }

  func endSuperseded(
    _ tap: Tap, by successor: String, trail: [Landing.Stage] = [], into effects: inout [Effect]
  ) {
    end(
      tap,
      Report(
        .superseded,
        "\(name(of: tap)) was still waiting for \(gateList(tap.shut)) when it gave way to "
          + "\(successor). Nothing needs to be done.", identifier: identifier(of: tap)),
      trail: trail, into: &effects)
  }

  func endAsAnothers(_ tap: Tap, trail: [Landing.Stage] = [], into effects: inout [Effect]) {
    end(
      tap,
      Report(
        .unknownAccount,
        "\(name(of: tap)) is of an account that is no longer signed in; another one is. "
          + "Nothing needs to be done.", identifier: identifier(of: tap)),
      trail: trail, into: &effects)
  }

  func endExpired(
    _ tap: Tap, trail: [Landing.Stage] = [], into effects: inout [Effect]
  ) {
    let seconds = rules.routes[tap.route].expirySeconds
    let report: Report
    if !state.isLaunched {
      report = Report(
        .expired,
        "\(name(of: tap)) waited \(seconds) s for the launch to be announced. "
          + "Start Glidepath in application(_:didFinishLaunchingWithOptions:).",
        identifier: identifier(of: tap))
    } else if tap.shut.contains(.interfaceReady), !state.keptUnready.now,
      tap.shut.isSubset(of: [.interfaceReady, .nothingInTheWay])
    {
      report = Report(
        .noContainer,
        "\(name(of: tap)) found no \(container(for: tap)) for \(seconds) s. "
          + "Put one into the window's hierarchy.", identifier: identifier(of: tap))
    } else if tap.shut == [.nothingInTheWay] {
      report = Report(
        .expired,
        "\(name(of: tap)) waited \(seconds) s behind an alert, a sheet or unsaved work, which only "
          + "the user can put away. Nothing needs to be done.", identifier: identifier(of: tap))
    } else {
      report = Report(
        .expired,
        "\(name(of: tap)) waited \(seconds) s for \(gateList(tap.shut)). "
          + "Register the gate, and say gatesChanged() when it opens.",
        identifier: identifier(of: tap))
    }
    end(tap, report, trail: trail, into: &effects)
  }

  /// Ends a tap with a report.
  func end(
    _ tap: Tap, _ report: Report, trail: [Landing.Stage] = [], into effects: inout [Effect]
  ) {
    guard tap.landsAgain == nil else {
      return endSecondTry(tap, trail, because: report.message, into: &effects)
    }
    guard let nowhere = tap.nowhere else {
      return end(tap, report, lines(of: tap, trail), into: &effects)
    }
    // Why the push leads nowhere is what the developer must hear, whatever became of the rest.
    let own = Report(
      nowhere.code, state.symbols[nowhere.message] + " " + report.message,
      identifier: report.identifier)
    end(tap, own, lines(of: tap, trail), into: &effects)
  }

  private func end(
    _ tap: Tap, _ report: Report, _ lines: [DecisionRecord.Line], into effects: inout [Effect]
  ) {
    effects.append(.report(report))
    record(
      tap, .reported(report.code), lines + [DecisionRecord.Line(.report, report.message)],
      into: &effects)
    answer(tap, .reported(report.code), into: &effects)
  }

  /// Ends a tap with its landing.
  func end(_ landing: Landing, _ ticket: Ticket, into effects: inout [Effect]) {
    if landing.tap.joinsLanding {
      return endJoined(landing.tap, landing.trail, into: &effects)
    }
    let lines =
      lines(of: landing.tap, landing.trail) + [DecisionRecord.Line(.ticket, ticket.description)]
    if landing.tap.landsAgain != nil {
      return record(
        landing.tap, .landedAgain(address(landing.tap.address)), lines, into: &effects)
    }
    if let nowhere = landing.tap.nowhere {
      let report = Report(
        nowhere.code, state.symbols[nowhere.message], identifier: identifier(of: landing.tap))
      return end(landing.tap, report, lines, into: &effects)
    }
    let outcome = Outcome.landed(address(landing.tap.address))
    record(landing.tap, outcome, lines, into: &effects)
    answer(landing.tap, outcome, into: &effects)
  }

  /// Ends the second try of a landing whose screen the app took away: the tap has had its end.
  func endSecondTry(
    _ tap: Tap, _ trail: [Landing.Stage] = [], because reason: String,
    into effects: inout [Effect]
  ) {
    let told = DecisionRecord.Line(
      .plan, "the app had replaced what the screen was on, and it does not come again: \(reason)")
    effects.append(
      .record(
        DecisionRecord(
          origin: tap.sightings.origin, identifier: identifier(of: tap), outcome: .absorbed,
          address: nil, lines: lines(of: tap, trail) + [told])))
  }

  /// Ends a tap that is one with an earlier landing, and so makes none of its own.
  func endJoined(_ tap: Tap, _ trail: [Landing.Stage], into effects: inout [Effect]) {
    let reason =
      "one landing with the \(tap.sightings.origin == .tap ? "link" : "tap") that led there before"
    let told = DecisionRecord.Line(.plan, trail.isEmpty ? "nothing to do: \(reason)" : reason)
    record(tap, .absorbed, lines(of: tap, trail) + [told], into: &effects)
    answer(tap, .landed(address(tap.address)), into: &effects)
  }

  private func record(
    _ tap: Tap, _ outcome: Outcome, _ lines: [DecisionRecord.Line], into effects: inout [Effect]
  ) {
    effects.append(
      .record(
        DecisionRecord(
          origin: tap.sightings.origin, identifier: identifier(of: tap), outcome: outcome,
          address: tap.nowhere == nil ? address(tap.address) : nil, lines: lines)))
  }

  /// Tells the app what came of its requests.
  private func answer(_ tap: Tap, _ outcome: Outcome, into effects: inout [Effect]) {
    for request in tap.requests { effects.append(.answer(request, outcome)) }
  }

  func identifier(of tap: Tap) -> String? { tap.identifier.map { state.symbols[$0] } }

  private func name(of tap: Tap) -> String { "Route \"\(rules.routes[tap.route].name)\"" }

  private func container(for tap: Tap) -> String {
    let controller = "navigation controller with a screen in it"
    guard case .tab(let name) = rules.routes[tap.route].placement else { return controller }
    return "\(controller), or none in a tab whose lowest screen is \"\(name)\""
  }

  private func gateList(_ gates: GateSet) -> String {
    let names = rules.names(of: gates).map { "\"\($0)\"" }
    return names.isEmpty ? "its turn" : names.joined(separator: " and ")
  }
}

// The reasoning that a record gives.
extension PushMachine {
  /// What was seen of a tap, where it leads, what it waited for and what was done.
  func lines(of tap: Tap, _ trail: [Landing.Stage]) -> [DecisionRecord.Line] {
    let route = rules.routes[tap.route]
    var needed = rules.needed(by: route).union(tap.waitedFor)
    // That nothing was in the way goes without saying.
    if tap.waitedFor.isDisjoint(with: .nothingInTheWay) { needed.remove(.nothingInTheWay) }
    let gates = rules.names(of: needed).map { name in
      let place = rules.gates.firstIndex(of: Gate(name)).map(GateSet.init(place:)) ?? []
      if !tap.shut.isDisjoint(with: place) { return name + " (shut)" }
      return tap.waitedFor.isDisjoint(with: place) ? name : name + " (after a wait)"
    }
    var lines = [
      DecisionRecord.Line(.seen, tap.sightings.description),
      DecisionRecord.Line(
        .route,
        (tap.nowhere == nil ? source(of: tap) : "leads nowhere; otherwise")
          + " → \(address(tap.address))"),
      DecisionRecord.Line(.gates, gates.joined(separator: " · ")),
    ]
    if !trail.isEmpty {
      let steps = trail.map { text(of: $0, toward: route.name) }
      lines.append(DecisionRecord.Line(.plan, steps.joined(separator: ", then ")))
    }
    return lines
  }

  private func source(of tap: Tap) -> String {
    let origin = tap.sightings.origin
    guard origin == .tap else { return origin.rawValue }
    return "\(rules.targetKey) \"\(rules.routes[tap.route].name)\""
  }

  private func text(of stage: Landing.Stage, toward name: String) -> String {
    let about = stage.about.map { address($0).name }
    let base = about.map { $0 + "'s stack" } ?? "the current stack"
    let text =
      switch stage.kind {
      case .push: "push \(name) onto \(base)"
      case .pop: "go back to \(name) in \(base)"
      case .refresh: "refresh \(name), which is visible"
      case .present: "present \(name)"
      case .dismiss: "dismiss \(about ?? "what is presented")"
      case .select: "select \(about.map { $0 + "'s" } ?? "the") tab"
      case .closeDrawer: "close the drawer"
      case .replaceStack: "put \(name) and its parents onto \(base)"
      }
    return stage.wasDone ? text : text + " (not carried out)"
  }
}

extension PushMachine {
  /// A tap that leads nowhere ends at once: no gate would help it.
  func endUnroutable(
    _ nowhere: Destination.Nowhere, identifier: String?, _ sightings: Sightings,
    into effects: inout [Effect]
  ) {
    let report = Report(nowhere.code, state.symbols[nowhere.message], identifier: identifier)
    effects.append(.report(report))
    effects.append(
      .record(
        DecisionRecord(
          identifier: identifier, outcome: .reported(report.code), address: nil,
          lines: [
            DecisionRecord.Line(.seen, sightings.description),
            DecisionRecord.Line(.report, report.message),
          ])))
  }

  func endSuperseded(_ tap: Tap, by successor: String, into effects: inout [Effect]) {
    end(
      tap,
      Report(
        .superseded,
        "\(name(of: tap)) was still waiting for \(gateList(tap.shut)) when it gave way to "
          + "\(successor). Nothing needs to be done.", identifier: identifier(of: tap)),
      into: &effects)
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
    } else if tap.shut.contains(.interfaceReady) {
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
    effects.append(
      .record(
        DecisionRecord(
          identifier: identifier(of: tap), outcome: .reported(report.code),
          address: tap.nowhere == nil ? address(tap.address) : nil,
          lines: lines + [DecisionRecord.Line(.report, report.message)])))
  }

  /// Ends a tap with its landing.
  func end(_ landing: Landing, _ ticket: Ticket, into effects: inout [Effect]) {
    let lines =
      lines(of: landing.tap, landing.trail) + [DecisionRecord.Line(.ticket, ticket.description)]
    if let nowhere = landing.tap.nowhere {
      let report = Report(
        nowhere.code, state.symbols[nowhere.message], identifier: identifier(of: landing.tap))
      return end(landing.tap, report, lines, into: &effects)
    }
    let address = address(landing.tap.address)
    effects.append(
      .record(
        DecisionRecord(
          identifier: identifier(of: landing.tap), outcome: .landed(address), address: address,
          lines: lines)))
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

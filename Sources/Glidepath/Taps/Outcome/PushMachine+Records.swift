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

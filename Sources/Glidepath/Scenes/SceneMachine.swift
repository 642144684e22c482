/// One scene, or all of an app without scenes: what it shows, what lands there and where Back leads.
struct SceneMachine: Hashable, Sendable, Codable {
  enum Phase: UInt8, Hashable, Sendable, Codable {
    /// It has a window, and iOS has not said that it is connected.
    case unconnected
    /// Connected, and not in the foreground so far.
    case connected
    /// On the way to the front: launched there, or about to enter the foreground.
    case arriving
    case inactive, active, background
  }

  /// Whether a tap that comes now may be why the scene is there.
  enum Arrival: Hashable, Sendable, Codable {
    /// Connected and not active so far. Next: `active` when it becomes so.
    case awaitingActive
    /// It has become active just now; the moment (monotonic nanoseconds) is when that is over.
    /// Next: `settled` then.
    case active(until: UInt64)
    /// Final.
    case settled
  }

  var name: Symbol
  private(set) var phase = Phase.unconnected
  private(set) var arrival = Arrival.awaitingActive
  /// When it became active since it came to the foreground, in monotonic nanoseconds.
  private(set) var activeSince: UInt64?
  /// The tab it showed when it went, if it went in this process, until something lands or the user
  /// goes elsewhere.
  private(set) var tabToReturnTo: Int?
  /// Whether nothing has landed since it was connected, and nobody has gone elsewhere.
  private(set) var isUntouched = true
  /// What it showed when it was seen last.
  private(set) var last: Hierarchy?
  /// Whether it had been active for a second by then.
  private(set) var wasSettled = false
  /// The landing's step that was ordered, until its effect has been seen.
  private(set) var ordered: Step.Change?
  var landing: Landing?
  var landed: LandedScreen?
  /// The way back from each landing that changed tabs, the newest last.
  private(set) var tickets: [HeldTicket] = []
  /// Whether the user has touched the tab bar, so that the tab which is selected next is their choice.
  private(set) var wasTabBarTouched = false
  /// The step that takes the user back to the tab that a landing left.
  private(set) var wayBack: WayBack?

  struct WayBack: Hashable, Sendable, Codable {
    var id: EffectID
    var step: Step.Change
    /// When it is no longer waited for, in monotonic nanoseconds.
    var endsBy: UInt64
  }

  /// How long after its activation a scene counts as arriving.
  ///
  /// A response may come after the scene has become active; iOS does not say how long after, and
  /// nobody taps another notification as soon. An app fills its tabs, puts back its stacks and leaves
  /// its splash screen in the same time.
  static let arrivalNanoseconds: UInt64 = 1_000_000_000
  static let ticketCapacity = 16

  init(name: Symbol) { self.name = name }

  /// Whether iOS has told of it.
  var isConnected: Bool { phase != .unconnected }

  /// Whether it is, or is about to be, before the user's eyes.
  var isInForeground: Bool { phase == .arriving || phase == .inactive || phase == .active }

  /// Whether a tap that comes now starts the scene, so that nothing of the user's lies below it.
  var isCold: Bool { arrival != .settled && isUntouched }

  /// Whether a step of a landing is under way.
  var isStepping: Bool { landing.map { $0.phase != .waiting } ?? false }

  /// Whether a step of a landing or of a way back is under way, so that nothing can begin.
  var isBusy: Bool { isStepping || wayBack != nil }
}

// MARK: - Life cycle
extension SceneMachine {
  mutating func connect(returningTo tab: Int?) {
    guard phase == .unconnected else { return }
    phase = .connected
    tabToReturnTo = tab
  }

  mutating func move(to phase: Phase, at now: Instant) {
    self.phase = phase
    switch phase {
    case .active:
      activeSince = activeSince ?? now.monotonicNanoseconds
      if arrival == .awaitingActive {
        arrival = .active(until: now.adding(nanoseconds: Self.arrivalNanoseconds))
      }
    case .background:
      activeSince = nil
      wasSettled = false
      // The touch led back to the lowest screen of the tab that was selected already.
      wasTabBarTouched = false
      landed = nil
    case .unconnected, .connected, .arriving, .inactive: break
    }
  }

  /// Ends the arrival once it has been active for long enough.
  mutating func settle(at now: Instant) {
    guard case .active(let until) = arrival, until <= now.monotonicNanoseconds else { return }
    arrival = .settled
    tabToReturnTo = nil
  }
}

// MARK: - What it shows
extension SceneMachine {
  /// What a new hierarchy tells.
  struct Observation {
    var change: Change
    /// Whether the user has gone on by hand.
    var isGoingOn: Bool
    /// The landed screen, if the app has taken it away together with what it was on.
    var lost: LandedScreen?
  }

  /// Takes in what the scene shows now.
  mutating func observe(
    _ hierarchy: Hierarchy, isTold: Bool, at now: Instant, _ rules: Rules
  ) -> Observation {
    let isSettled = isSettled(at: now)
    defer {
      last = hierarchy
      wasSettled = isSettled
    }
    guard let last else { return Observation(change: .same, isGoingOn: false) }
    let change = Change(from: last, expecting: expected(from: last, in: hierarchy), to: hierarchy)
    keepTickets(change, from: last, in: hierarchy)
    if hierarchy != last { landing?.endPause() }
    var observation = Observation(change: change, isGoingOn: false)
    switch change {
    case .same, .ours, .covered, .back: break
    // What an app presents by itself, such as a lock or an offer, is no screen that pushes lead to.
    case .presented(let address) where rules.index(of: address.name) == nil: break
    case .selected, .switched, .opened, .presented:
      isUntouched = false
      tabToReturnTo = nil
      observation.isGoingOn = countsAsUsers(change, isSettled && (isTold || wasSettled))
    case .rebuilt:
      landing?.noteRebuilt()
      observation.lost = lostScreen(from: last, in: hierarchy)
    }
    if observation.isGoingOn || !hierarchy.holds(landed?.node) { landed = nil }
    return observation
  }

  /// What was seen last, with the steps that were carried out since.
  private mutating func expected(from last: Hierarchy, in hierarchy: Hierarchy) -> Hierarchy {
    var expected = last
    if let step = wayBack?.step { _ = expected.carryOut(step, asSeenIn: hierarchy) }
    if let step = ordered, expected.carryOut(step, asSeenIn: hierarchy) { ordered = nil }
    return expected
  }

  private func isSettled(at now: Instant) -> Bool {
    activeSince.map { $0 &+ Self.arrivalNanoseconds <= now.monotonicNanoseconds } ?? false
  }

  /// Until an app has settled in the foreground, it may be the one that moves.
  private mutating func countsAsUsers(_ change: Change, _ isSettled: Bool) -> Bool {
    if case .selected = change, wasTabBarTouched {
      wasTabBarTouched = false
      return true
    }
    return isSettled
  }

  private func lostScreen(from last: Hierarchy, in hierarchy: Hierarchy) -> LandedScreen? {
    guard let landed, !landed.hasLandedAgain, !hierarchy.holds(landed.node) else { return nil }
    // The interface was a modal and was dismissed: nothing has come in its place.
    if last.root.id != last.ground.root.id, last.root.id == hierarchy.root.id,
      hierarchy.ground.root.id == hierarchy.root.id
    {
      return nil
    }
    return landed
  }
}

// MARK: - What Glidepath does
extension SceneMachine {
  /// A landing begins.
  mutating func begin(_ landing: Landing) {
    self.landing = landing
    isUntouched = false
    tabToReturnTo = nil
  }

  mutating func order(_ step: Step.Change) { ordered = step }

  /// A step has been answered: what has not been seen of it by now was never done.
  mutating func finishOrder() { ordered = nil }

  mutating func add(_ ticket: HeldTicket) {
    if tickets.count == Self.ticketCapacity { tickets.removeFirst() }
    tickets.append(ticket)
  }

  /// The user has touched the tab bar: another tab is selected, or the stack of this one is left.
  mutating func noteTabBarTouch() {
    tickets = []
    wasTabBarTouched = true
  }

  /// Takes the ticket whose screen was left by Back.
  mutating func takeTicket(_ id: TicketID) -> HeldTicket? {
    guard let place = tickets.firstIndex(where: { $0.id == id && $0.wasLeft }) else { return nil }
    return tickets.remove(at: place)
  }

  mutating func dropTicket(_ id: TicketID) { tickets.removeAll { $0.id == id } }

  mutating func goBack(by step: Step.Change, _ id: EffectID, at now: Instant) {
    wayBack = WayBack(
      id: id, step: step, endsBy: now.adding(nanoseconds: Landing.stepNanoseconds))
  }

  mutating func finishWayBack() { wayBack = nil }

  /// Discards the tickets that the hierarchy invalidates, and notes which screen was left by Back.
  private mutating func keepTickets(
    _ change: Change, from last: Hierarchy, in hierarchy: Hierarchy
  ) {
    if case .selected = change { tickets = [] }
    let left = change == .back(1) ? last.ground.root.currentStack?.children.last : nil
    for place in tickets.indices.reversed() {
      let ticket = tickets[place]
      if left?.holds(ticket.screen) == true {
        tickets[place].wasLeft = true
      } else if !ticket.wasLeft, hierarchy.tabs(ticket.tabs) != nil,
        !hierarchy.holds(ticket.screen)
      {
        // A lock may take the window's root away and bring it back.
        tickets.remove(at: place)
      }
    }
  }
}

extension Hierarchy {
  fileprivate func holds(_ id: NodeID?) -> Bool { id.map(holds) ?? false }
}

// MARK: - Exploring
extension SceneMachine {
  func fingerprint(into fingerprint: inout Fingerprint, nextTicket: UInt64) {
    fingerprint.combine(name)
    fingerprint.combine(Int(phase.rawValue))
    switch arrival {
    case .awaitingActive: fingerprint.combine(0)
    case .active(let until):
      fingerprint.combine(1)
      fingerprint.combine(moment: until)
    case .settled: fingerprint.combine(2)
    }
    fingerprint.combine(activeSince != nil)
    if let activeSince { fingerprint.combine(moment: activeSince) }
    fingerprint.combine(tabToReturnTo ?? -1)
    fingerprint.combine(isUntouched)
    fingerprint.combine(last != nil)
    last?.fingerprint(into: &fingerprint)
    fingerprint.combine(wasSettled)
    fingerprint.combine(ordered != nil)
    ordered?.fingerprint(into: &fingerprint)
    fingerprint.combine(landing != nil)
    landing?.fingerprint(into: &fingerprint)
    fingerprint.combine(landed != nil)
    landed?.fingerprint(into: &fingerprint)
    fingerprint.combine(tickets.count)
    for ticket in tickets { ticket.fingerprint(into: &fingerprint, next: nextTicket) }
    fingerprint.combine(wasTabBarTouched)
    fingerprint.combine(wayBack != nil)
    if let wayBack {
      fingerprint.combine(wayBack.id)
      wayBack.step.fingerprint(into: &fingerprint)
      fingerprint.combine(moment: wayBack.endsBy)
    }
  }

  mutating func renumber(_ renumbering: inout Renumbering) {
    name = renumbering[name]
    landing?.renumber(&renumbering)
    landed?.renumber(&renumbering)
  }
}

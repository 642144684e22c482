/// A tap on its way to its screen.
///
/// It has begun once a step was carried out: then it is finished, whatever comes.
struct Landing: Hashable, Sendable, Codable {
  enum Phase: Hashable, Sendable, Codable {
    /// A step is under way; the moment (monotonic nanoseconds) is when it is no longer waited for.
    /// Next: `stepping`, `waiting`, or the end.
    case stepping(EffectID, endsBy: UInt64)
    /// A gate is shut, or a container could not do what was asked. Next: `stepping`, or the end.
    case waiting
  }

  var tap: Tap
  var scene: Symbol
  private(set) var phase = Phase.waiting
  /// The steps that were ordered, oldest first.
  private(set) var trail: [Stage] = []
  /// The number of steps ordered before the last wait, in which somebody may have undone them.
  private var stagesBeforeWait = 0
  /// The number of steps ordered before the app replaced the stack that took the screen.
  private var stagesUndone = 0
  /// The number of steps ordered in a row.
  private(set) var rounds = 0
  /// Until when a container that has refused is left alone, in monotonic nanoseconds.
  private(set) var pausesUntil: UInt64?
  /// How often in a row nothing could be done.
  private(set) var refusals = 0
  /// Since when it has waited for a container, in monotonic nanoseconds.
  private(set) var lacksContainerSince: UInt64?
  /// Whether the screen may have been told the address before more was known of it.
  private(set) var mustTellAgain = false
  /// The hierarchy for which the last step was ordered.
  private(set) var orderedIn: Hierarchy?
  /// Whether the user went on before any step was carried out.
  private(set) var wasLeft = false
  /// Whether its last step was not finished in time.
  private(set) var hasGivenUp = false
  /// The ticket that the screen was pushed with.
  var ticket: TicketID?

  static let maximumRounds = 32
  /// Longer than any transition.
  static let stepNanoseconds: UInt64 = 5_000_000_000
  /// A busy container is so for the length of a transition as a rule, and seldom for much longer.
  private var pauseNanoseconds: UInt64 {
    50_000_000 << UInt64(min(max(refusals - Self.quickTries, 0), 6))
  }
  private static let quickTries = 10
  /// How long a tab that was selected may take to be filled.
  static let fillingNanoseconds: UInt64 = 1_000_000_000

  init(tap: Tap, scene: Symbol) {
    self.tap = tap
    self.scene = scene
  }

  var hasBegun: Bool { trail.contains(where: \.wasDone) }

  /// Whether a step that was given up would be ordered once more: it has not come to pass since.
  ///
  /// An app may be suspended in the midst of a transition that is over when it runs again.
  func hasGivenUp(on stage: Stage) -> Bool {
    hasGivenUp && trail.last?.isSame(as: stage) == true
  }

  /// The steps that need not be done again.
  ///
  /// While it waited for a sign-in, the app may have selected another tab or the user opened the
  /// drawer; only the screen itself is not made twice.
  var doneStages: [Stage] {
    trail.indices.map { ($0, trail[$0]) }
      .filter { place, stage in
        stage.wasDone && place >= stagesUndone
          && (place >= stagesBeforeWait || stage.kind.tellsAddress)
      }
      .map(\.1)
  }

  /// When something must be done about it, in monotonic nanoseconds.
  var deadline: UInt64 {
    switch phase {
    case .stepping(_, let moment): moment
    case .waiting: tap.expiresAt
    }
  }

  func isPausing(at now: Instant) -> Bool {
    pausesUntil.map { now.monotonicNanoseconds < $0 } ?? false
  }

  /// Whether the tab it has selected has stayed empty for long enough.
  func takesEmptyStack(at now: Instant) -> Bool {
    lacksContainerSince.map { $0 &+ Self.fillingNanoseconds <= now.monotonicNanoseconds } ?? false
  }
}

// MARK: - Its course
extension Landing {
  /// Orders a step; false once too many have led nowhere.
  mutating func order(
    _ stage: Stage, in hierarchy: Hierarchy, by id: EffectID, at now: Instant
  ) -> Bool {
    guard rounds < Self.maximumRounds else { return false }
    rounds += 1
    if let last = trail.indices.last, !trail[last].wasDone {
      // Nothing but its effect leads past a step that was given up.
      if hasGivenUp { trail[last].wasDone = true }
      if trail[last].isSame(as: stage) { trail.removeLast() }
    }
    hasGivenUp = false
    trail.append(stage)
    if stage.kind.tellsAddress { mustTellAgain = false }
    tap.shut = []
    orderedIn = hierarchy
    pausesUntil = nil
    lacksContainerSince = nil
    phase = .stepping(id, endsBy: now.adding(nanoseconds: Self.stepNanoseconds))
    return true
  }

  mutating func finishStep(wasDone: Bool) {
    guard let last = trail.indices.last else {
      preconditionFailure("A step was answered and none ordered: \(self)")
    }
    phase = .waiting
    trail[last].wasDone = wasDone
    if wasDone { refusals = 0 }
  }

  /// The step is not waited for any more; what is there now decides.
  mutating func giveUpStep() {
    phase = .waiting
    hasGivenUp = true
  }

  /// The window shows what the step was to do, though nobody has said that it is over.
  mutating func noteStepWasSeen() {
    if let last = trail.indices.last { trail[last].wasDone = true }
    hasGivenUp = false
  }

  /// A container was busy: it is asked again later, not at once.
  mutating func pause(for gate: GateSet, at now: Instant) {
    rounds = max(0, rounds - 1)
    pausesUntil = now.adding(nanoseconds: pauseNanoseconds)
    refusals += 1
    wait(for: gate, at: now)
  }

  /// Another that leads to the same screen knows more of it: the screen is told that as well.
  mutating func lead(to address: Symbol) {
    tap.address = address
    mustTellAgain = trail.contains { $0.kind.tellsAddress }
  }

  /// The app has replaced what the screen was put on before the landing was over, as splash screens do:
  /// the screen is put there once more, not for ever.
  mutating func noteRebuilt() {
    guard stagesUndone == 0, trail.last?.kind.tellsAddress == true else { return }
    stagesUndone = trail.count
  }

  /// The window has changed: it may be another answer now.
  mutating func endPause() { pausesUntil = nil }

  /// The user has gone on before any step was carried out; what has begun is finished all the same.
  mutating func noteUserWentOn() { wasLeft = true }

  mutating func wait(for gates: GateSet, at now: Instant) {
    phase = .waiting
    tap.shut = gates
    tap.waitedFor.formUnion(gates)
    if !gates.isSubset(of: .interfaceReady) { stagesBeforeWait = trail.count }
    guard gates.contains(.interfaceReady) else { return lacksContainerSince = nil }
    lacksContainerSince = lacksContainerSince ?? now.monotonicNanoseconds
  }
}

// MARK: - Exploring
extension Landing {
  func fingerprint(into fingerprint: inout Fingerprint) {
    tap.fingerprint(into: &fingerprint)
    fingerprint.combine(scene)
    switch phase {
    case .stepping(let step, let endsBy):
      fingerprint.combine(0)
      fingerprint.combine(step)
      fingerprint.combine(moment: endsBy)
    case .waiting: fingerprint.combine(1)
    }
    fingerprint.combine(trail.count)
    for stage in trail { stage.fingerprint(into: &fingerprint) }
    fingerprint.combine(stagesBeforeWait)
    fingerprint.combine(stagesUndone)
    fingerprint.combine(rounds)
    fingerprint.combine(refusals)
    for moment in [pausesUntil, lacksContainerSince] {
      fingerprint.combine(moment != nil)
      if let moment { fingerprint.combine(moment: moment) }
    }
    fingerprint.combine(mustTellAgain)
    fingerprint.combine(orderedIn != nil)
    orderedIn?.fingerprint(into: &fingerprint)
    fingerprint.combine(wasLeft)
    fingerprint.combine(hasGivenUp)
    // Its number is the newest one; only whether there is one makes a difference.
    fingerprint.combine(ticket != nil)
  }

  mutating func renumber(_ renumbering: inout Renumbering) {
    tap.renumber(&renumbering)
    scene = renumbering[scene]
    for index in trail.indices { trail[index].about = renumbering[trail[index].about] }
  }
}

extension Landing.Stage {
  fileprivate func isSame(as other: Landing.Stage) -> Bool {
    kind == other.kind && node == other.node && target == other.target
  }
}

extension Landing {
  /// A step, as far as the record and the next plan need to know it.
  struct Stage: Hashable, Sendable, Codable {
    enum Kind: UInt8, Hashable, Sendable, Codable {
      case push, pop, refresh, present, dismiss, select, closeDrawer, replaceStack

      /// Whether the screen was told the address by it.
      var tellsAddress: Bool {
        switch self {
        case .push, .pop, .refresh, .present, .replaceStack: true
        case .dismiss, .select, .closeDrawer: false
        }
      }

      /// What reports call it.
      var words: String {
        switch self {
        case .push: "the push"
        case .pop: "going back"
        case .refresh: "the refresh"
        case .present: "the presentation"
        case .dismiss: "the dismissal"
        case .select: "selecting the tab"
        case .closeDrawer: "closing the drawer"
        case .replaceStack: "replacing the stack"
        }
      }
    }

    var kind: Kind
    /// The container, or the screen that is refreshed or dismissed.
    var node: NodeID
    /// The address of the stack's or the tab's lowest screen, or of what is dismissed.
    var about: Symbol?
    /// The tab that is selected.
    var target: NodeID?
    /// The tab that selecting another one leaves.
    var leaving: NodeID?
    var wasDone = false

    func fingerprint(into fingerprint: inout Fingerprint) {
      fingerprint.combine(Int(kind.rawValue))
      fingerprint.combine(node.number)
      fingerprint.combine(about)
      fingerprint.combine(target?.number ?? 0)
      fingerprint.combine(leaving?.number ?? 0)
      fingerprint.combine(wasDone)
    }
  }
}

extension Landing.Stage {
  init(_ change: Step.Change, in root: Node, about: Symbol?, leaving: NodeID?) {
    self.about = about
    self.leaving = leaving
    if case .select(tab: let place, in: let tabs) = change {
      target = root.tabs(tabs)?.child(place)?.id
    }
    (kind, node) =
      switch change {
      case .push(_, onto: let node, ticket: _): (.push, node)
      case .pop(to: _, in: let node, _): (.pop, node)
      case .refresh(let node, _, ticket: _): (.refresh, node)
      case .present: (.present, root.id)
      case .dismiss(let node): (.dismiss, node)
      case .select(tab: _, in: let node): (.select, node)
      case .closeDrawer(let node): (.closeDrawer, node)
      case .replaceStack(_, in: let node): (.replaceStack, node)
      }
  }
}

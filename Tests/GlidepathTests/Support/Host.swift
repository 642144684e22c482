@testable import Glidepath

/// An app in miniature: carries effects out on windows that are lists of addresses.
///
/// It takes nothing from the machine but effects, so that what it counts is independent.
struct Host {
  var machine: PushMachine
  var now = Instant(
    monotonicNanoseconds: 1_000_000_000, wallMilliseconds: 1_767_258_000_000)
  /// The screens of each scene, bottom first; a scene without an entry has no container.
  var windows: [(scene: SceneID, screens: [Address])] = []
  var gates: [(gate: Gate, isOpen: Bool)] = [(.signedIn, true)]
  /// Whether looks and steps are answered as soon as they are asked for.
  var answersAtOnce = true
  /// What becomes of a step; nil = it is carried out.
  var sabotage: ((Step) -> StepResult)?

  private(set) var disk: SavedRecord?
  private(set) var reports: [Report] = []
  private(set) var records: [DecisionRecord] = []
  private(set) var steps: [Step] = []
  private(set) var completed: [CompletionToken] = []
  private(set) var fetches: [CompletionToken: FetchResult] = [:]
  private(set) var presented: [CompletionToken: PresentationOptions] = [:]
  /// Every effect of this process, in order.
  private(set) var effects: [Effect] = []
  /// Answers not given yet.
  private(set) var inbox: [Event] = []
  private(set) var turns: [EffectID] = []
  private var nextToken: UInt64 = 1
  private let rules: Rules

  init(rules: Rules = .shop) {
    self.rules = rules
    machine = PushMachine(rules: rules)
  }

  /// Sends one event and carries out what comes of it, answers included if they are given at once.
  mutating func send(_ event: Event) {
    deliver(event)
    while answersAtOnce, !inbox.isEmpty { deliver(inbox.removeFirst()) }
  }

  private mutating func deliver(_ event: Event) {
    var new: [Effect] = []
    machine.handle(event, at: now, into: &new)
    machine.checkInvariants()
    effects += new
    for effect in new { carryOut(effect) }
  }

  private mutating func carryOut(_ effect: Effect) {
    switch effect {
    case .look(let id): inbox.append(.looked(id, look))
    case .save(let record): disk = record
    case .perform(let id, let step): inbox.append(perform(id, step))
    case .awaitNextTurn(let id): turns.append(id)
    case .complete(let token): completed.append(token)
    case .present(let token, let options): presented[token] = options
    case .completeFetch(let token, let result): fetches[token] = result
    case .report(let report): reports.append(report)
    case .record(let record): records.append(record)
    }
  }

  /// Gives the first answer that waits.
  mutating func answerOne() {
    if !inbox.isEmpty { deliver(inbox.removeFirst()) }
  }

  /// Ends the turn of the main loop, and those that follow from it.
  mutating func endTurns(_ count: Int = 10) {
    for _ in 0..<count where !turns.isEmpty {
      let ended = turns
      turns = []
      for id in ended { send(.turnEnded(id)) }
    }
  }

  /// Ends the turn and moves both clocks, stopping at every deadline on the way.
  mutating func advance(seconds: UInt64) {
    endTurns()
    let end = now.monotonicNanoseconds + seconds * 1_000_000_000
    while let deadline = machine.nextDeadline, deadline <= end {
      move(to: max(deadline, now.monotonicNanoseconds))
      send(.deadlineReached)
      endTurns()
    }
    move(to: end)
  }

  private mutating func move(to nanoseconds: UInt64) {
    now.wallMilliseconds += Int64((nanoseconds - now.monotonicNanoseconds) / 1_000_000)
    now.monotonicNanoseconds = nanoseconds
  }

  mutating func token() -> CompletionToken {
    defer { nextToken += 1 }
    return CompletionToken(nextToken)
  }

  /// A new process with what the old one wrote down.
  mutating func kill() {
    machine = PushMachine(rules: rules)
    windows = []
    inbox = []
    turns = []
    effects = []
  }
}

// Windows
extension Host {
  var look: Look {
    Look(
      gates: gates.map { Look.Reading($0.gate, isOpen: $0.isOpen) },
      hierarchies: windows.map { Self.hierarchy($0.scene, $0.screens) })
  }

  func hierarchy(of scene: SceneID) -> Hierarchy? {
    windows.first { $0.scene == scene }.map { Self.hierarchy($0.scene, $0.screens) }
  }

  static func hierarchy(_ scene: SceneID, _ screens: [Address]) -> Hierarchy {
    let children = screens.enumerated().map { index, address in
      Node.content(Node.Content(id: NodeID(UInt64(100 + index)), address: address))
    }
    return Hierarchy(scene: scene, root: .stack(Node.Stack(id: NodeID(1), children: children)))
  }

  func screens(_ scene: SceneID = .main) -> [Address] {
    windows.first { $0.scene == scene }?.screens ?? []
  }

  mutating func open(_ scene: SceneID, _ screens: [Address] = [.home]) {
    windows.removeAll { $0.scene == scene }
    windows.append((scene, screens))
  }

  mutating func setGate(_ gate: Gate, isOpen: Bool) {
    gates.removeAll { $0.gate == gate }
    gates.append((gate, isOpen))
  }

  private mutating func perform(_ id: EffectID, _ step: Step) -> Event {
    steps.append(step)
    if let result = sabotage?(step) {
      return .stepFinished(id, result, hierarchy(of: step.scene))
    }
    let result = apply(step.change, to: step.scene) ? StepResult.done : .refused
    return .stepFinished(id, result, hierarchy(of: step.scene))
  }

  /// Whether the change could be made: the window may have become another since it was read.
  private mutating func apply(_ change: Step.Change, to scene: SceneID) -> Bool {
    guard let window = windows.firstIndex(where: { $0.scene == scene }) else { return false }
    func place(of node: NodeID) -> Int? {
      windows[window].screens.indices.first { $0 + 100 == node.number }
    }
    switch change {
    case .push(let address, onto: _, ticket: _):
      windows[window].screens.append(address)
    case .pop(to: let node, in: _, let address):
      guard let place = place(of: node) else { return false }
      windows[window].screens.removeSubrange((place + 1)...)
      windows[window].screens[place] = address
    case .refresh(let node, let address):
      guard let place = place(of: node) else { return false }
      windows[window].screens[place] = address
    case .present, .dismiss, .select, .closeDrawer, .replaceStack:
      return false
    }
    return true
  }
}

// What came of it
extension Host {
  var landings: [Address] {
    records.compactMap { record in
      guard case .landed(let address) = record.outcome else { return nil }
      return address
    }
  }

  var codes: [Report.Code] { reports.map(\.code) }

  /// Landings and outcome reports, by notification.
  var ends: [(identifier: String?, outcome: Outcome)] {
    records.compactMap { record in
      switch record.outcome {
      case .landed, .reported: (record.identifier, record.outcome)
      case .absorbed, .handled, .presented: nil
      }
    }
  }
}

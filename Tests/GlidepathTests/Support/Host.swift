@testable import Glidepath

/// An app in miniature: carries effects out on windows that are values.
///
/// It takes nothing from the machine but effects, so that what it counts is independent.
struct Host {
  var machine: PushMachine
  var now = Instant(
    monotonicNanoseconds: 1_000_000_000, wallMilliseconds: 1_767_258_000_000)
  /// What each scene shows; a scene without an entry has no window.
  var windows: [Hierarchy] = []
  var gates: [(gate: Gate, isOpen: Bool)] = [(.signedIn, true)]
  /// Whose app it is.
  var account = Conditions.Account.untold
  /// Whether looks and steps are answered as soon as they are asked for.
  var answersAtOnce = true
  /// What else happens while the next step is carried out.
  var surprise: (@Sendable (inout Host) -> Void)?
  /// What becomes of a step; nil = it is carried out.
  var sabotage: ((Step) -> StepResult?)?

  private(set) var disk: SavedRecord?
  private(set) var reports: [Report] = []
  /// How often it was told to look.
  private(set) var looks = 0
  private(set) var records: [DecisionRecord] = []
  /// The number of the next landing request.
  var nextRequest: UInt64 = 1
  var answers: [(request: LandingRequest.ID, outcome: Outcome)] = []
  private(set) var steps: [Step] = []
  /// The steps with what was there when they were carried out.
  private(set) var performed: [Performed] = []
  /// Whether steps are answered by `finishTransitions` only, as by transitions that take time.
  var stepsTakeTime = false
  private(set) var transitions: [(id: EffectID, result: StepResult, scene: SceneID)] = []
  private(set) var completed: [CompletionToken] = []
  private(set) var fetches: [CompletionToken: FetchResult] = [:]
  /// Once for each time a fetch's handler was called.
  private(set) var completedFetches: [CompletionToken] = []
  private(set) var presented: [CompletionToken: PresentationOptions] = [:]
  /// Every effect of this process, in order.
  private(set) var effects: [Effect] = []
  /// Answers not given yet.
  private(set) var inbox: [Event] = []
  private(set) var turns: [EffectID] = []
  /// The screens that are to tell when they are left.
  var tickets: [(id: TicketID, screen: NodeID, scene: SceneID)] = []
  /// The number of the next controller.
  var nextNode: UInt64 = 1
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
    case .look(let id):
      looks += 1
      inbox.append(.looked(id, look))
    case .save(let record): disk = record
    case .perform(let id, let step): perform(id, step)
    case .awaitNextTurn(let id): turns.append(id)
    case .complete(let token): completed.append(token)
    case .present(let token, let options): presented[token] = options
    case .completeFetch(let token, let result):
      fetches[token] = result
      completedFetches.append(token)
    case .report(let report): reports.append(report)
    case .record(let record): records.append(record)
    case .answer(let request, let outcome): answers.append((request, outcome))
    }
  }

  /// Gives the first answer that waits.
  mutating func answerOne() {
    if !inbox.isEmpty { deliver(inbox.removeFirst()) }
  }

  /// Answers that wait are never given.
  mutating func dropAnswers() { inbox = [] }

  /// Ends the turn of the main loop, and those that follow from it.
  mutating func endTurns(_ count: Int = 10) {
    for _ in 0..<count where !turns.isEmpty {
      let ended = turns
      turns = []
      for id in ended { send(.turnEnded(id)) }
    }
  }

  /// Ends the turn and moves both clocks, stopping at every deadline on the way.
  mutating func advance(seconds: UInt64) { advance(milliseconds: seconds * 1000) }

  mutating func advance(milliseconds: UInt64) {
    endTurns()
    let end = now.monotonicNanoseconds + milliseconds * 1_000_000
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
    tickets = []
    inbox = []
    transitions = []
    turns = []
    effects = []
  }
}

// Steps
extension Host {
  /// A step that was carried out, and what was there before.
  struct Performed {
    var step: Step
    var before: Hierarchy?
    var shut: [Gate]
    var result: StepResult
    /// How many records there were.
    var records: Int
  }

  private mutating func perform(_ id: EffectID, _ step: Step) {
    steps.append(step)
    let (before, shut) = (hierarchy(of: step.scene), gates.filter { !$0.isOpen }.map(\.gate))
    let result = sabotage?(step) ?? (apply(step.change, to: step.scene) ? .done : .refused)
    performed.append(
      Performed(
        step: step, before: before, shut: shut, result: result, records: records.count))
    let surprise = self.surprise
    self.surprise = nil
    surprise?(&self)
    inbox += leftTickets()
    guard !stepsTakeTime else { return transitions.append((id, result, step.scene)) }
    inbox.append(.stepFinished(id, result, hierarchy(of: step.scene), conditions))
  }

  /// Ends the transitions under way: their steps are answered with what is there now.
  mutating func finishTransitions() {
    let ended = transitions
    transitions = []
    for (id, result, scene) in ended {
      send(.stepFinished(id, result, hierarchy(of: scene), conditions))
    }
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
      case .absorbed, .landedAgain, .handled, .presented: nil
      }
    }
  }
}

@testable import Glidepath

/// Carries effects out on a stack of its own, as an adapter does on UIKit's, and keeps account.
struct TestHost {
  static let scene = SceneID("main")

  private(set) var machine: PushMachine
  private(set) var records: [DecisionRecord] = []
  private(set) var reports: [Report] = []
  private(set) var saved: SavedRecord?
  /// How often each completion handler was called.
  private(set) var completions: [CompletionToken: Int] = [:]
  private(set) var stack: [Address?] = [Address("home")]
  /// What happened first of all steps and saves, to check their order.
  private(set) var order: [String] = []
  var isSignedIn = true
  var hasInterface = true
  var now = Instant(monotonicNanoseconds: 1_000_000_000, wallMilliseconds: 1_767_258_000_000)
  private var waitingTurns: [EffectID] = []

  init(saved: SavedRecord? = nil) {
    machine = PushMachine(rules: TestScreen.table.rules)
    self.saved = saved
  }

  var landings: [Address] {
    records.compactMap { if case .landed(let address) = $0.outcome { address } else { nil } }
  }

  var outcomeReports: [Report.Code] {
    records.compactMap { if case .reported(let code) = $0.outcome { code } else { nil } }
  }

  /// Has an event decided, and all its effects carried out.
  mutating func send(_ event: Event) {
    var pending = [event]
    while !pending.isEmpty {
      var effects: [Effect] = []
      machine.handle(pending.removeFirst(), at: now, into: &effects)
      machine.checkInvariants()
      for effect in effects { if let answer = carryOut(effect) { pending.append(answer) } }
    }
  }

  /// One turn of the main loop ends.
  mutating func endTurn() {
    let turns = waitingTurns
    waitingTurns = []
    for id in turns { send(.turnEnded(id)) }
  }

  /// Time passes; every deadline on the way is kept.
  mutating func pass(seconds: UInt64) {
    let end = now.monotonicNanoseconds + seconds * 1_000_000_000
    for _ in 0..<10_000 {
      for _ in 0..<100 where !waitingTurns.isEmpty { endTurn() }
      guard let deadline = machine.nextDeadline, deadline <= end else { break }
      move(to: max(deadline, now.monotonicNanoseconds))
      send(.deadlineReached)
    }
    move(to: end)
  }

  private mutating func move(to monotonic: UInt64) {
    now.wallMilliseconds += Int64((monotonic - now.monotonicNanoseconds) / 1_000_000)
    now.monotonicNanoseconds = monotonic
  }

  private mutating func carryOut(_ effect: Effect) -> Event? {
    switch effect {
    case .look(let id):
      let reading = Look.Reading(.signedIn, isOpen: isSignedIn)
      return .looked(id, Look(gates: [reading], hierarchies: hierarchy.map { [$0] } ?? []))
    case .save(let record):
      saved = record
      order.append("save")
    case .perform(let id, let step):
      order.append("step")
      perform(step)
      return .stepFinished(id, .done, hierarchy)
    case .awaitNextTurn(let id): waitingTurns.append(id)
    case .complete(let token), .present(let token, _), .completeFetch(let token, _):
      completions[token, default: 0] += 1
    case .report(let report): reports.append(report)
    case .record(let record): records.append(record)
    }
    return nil
  }

  private mutating func perform(_ step: Step) {
    switch step.change {
    case .push(let address, _): stack.append(address)
    case .pop(let id, _, let address):
      stack = Array(stack[...Int(id.number - 1)])
      stack[stack.count - 1] = address
    case .refresh(_, let address): stack[stack.count - 1] = address
    }
  }

  private var hierarchy: Hierarchy? {
    guard hasInterface else { return nil }
    let screens = stack.enumerated().map {
      Node.content(.init(id: NodeID(UInt64($0.offset + 1)), address: $0.element))
    }
    return Hierarchy(
      scene: Self.scene, root: .stack(.init(id: NodeID(1000), children: screens)))
  }
}

extension Response {
  /// A response to an order's push; equal arguments make the same response.
  static func order(
    _ id: String, number: String = "123456", at milliseconds: Int64 = 1,
    action: String = Response.defaultAction
  ) -> Response {
    Response(
      identifier: id, action: action, deliveredAtMilliseconds: milliseconds,
      push: ["targetScreen": "orderDetail", "orderId": .string(number)])
  }
}

import Testing

@testable import Glidepath

/// Walks through all that can open a screen, each time at an address of its own or at that of the
/// one before, and counts by itself what must come of it.
struct DoorWalk {
  private var generator: Generator
  private(set) var host = Host(rules: .linkedShop)
  private(set) var taps: [String] = []
  /// The addresses that nothing but one link leads to.
  private(set) var links: [Address] = []
  /// What the host handed over after a cold start, which is a tap of its own.
  private(set) var handedOver: [Address] = []
  /// Those a process that lived on was asked for.
  private(set) var requests: [LandingRequest.ID] = []
  /// Those whose process died before the answer.
  private(set) var lost: [LandingRequest.ID] = []
  private var isLaunched = false
  private var wasActive = false
  private var isWarm = false
  private var number = 0

  init(seed: UInt64) { generator = Generator(seed: seed) }

  mutating func run(steps: Int) {
    for _ in 0..<steps { step() }
    if !isLaunched { launch() }
    host.answersAtOnce = true
    while !host.inbox.isEmpty { host.answerOne() }
    host.advance(seconds: 3600)
  }

  private mutating func step() {
    if !isLaunched { return launch() }
    host.answersAtOnce = generator.chance(60)
    switch generator.below(20) {
    case 0: kill()
    case 1, 2, 3: tap()
    case 4, 5, 6: link()
    case 7, 8: request()
    case 9: handOver()
    case 10, 11: lifecycle()
    case 12, 13: endTurn()
    case 14, 15: host.answerOne()
    case 16:
      host.setGate(.signedIn, isOpen: generator.chance(60))
      host.send(.gatesChanged)
    case 17: navigate()
    case 18: host.sabotage = generator.chance(30) ? { _ in .refused } : nil
    default:
      host.advance(seconds: UInt64(generator.pick([1, 1, 5, 5, 700])))
      if wasActive { isWarm = true }
    }
  }

  private mutating func launch() {
    isLaunched = true
    host.launch(inBackground: generator.chance(20), usesScenes: true)
    if generator.chance(95) { host.open(.main) }
    host.open(.second)
    host.send(.sceneConnected(.main, nil))
  }

  private mutating func kill() {
    lost += requests.filter { host.outcomes(of: $0).isEmpty }
    requests.removeAll { host.outcomes(of: $0).isEmpty }
    isLaunched = false
    wasActive = false
    isWarm = false
    host.kill()
  }

  /// Mostly another address each time.
  private mutating func isNew() -> Bool {
    let isNew = number == 0 || generator.chance(60)
    if isNew { number += 1 }
    return isNew
  }

  private var order: String { "\(number)" }

  private mutating func scene() -> SceneID? { generator.pick([nil, .main, .second]) }

  private mutating func tap() {
    // What the link counted before led to is the tap's from now on.
    if !isNew() { forget() }
    let name = "n\(taps.count + 1)"
    taps.append(name)
    host.respond(.to(name, ["targetScreen": "orderDetail", "orderId": .string(order)]))
  }

  private mutating func link() {
    let address = Address("orderDetail", ["orderId": "\(number + 1)"])
    let isNew = isNew()
    if isNew { links.append(address) } else { forget() }
    let link = Link.url("shop://orderDetail?orderId=\(order)")
    host.link(link, by: generator.pick([.sceneConnection, .callback]), scene: scene())
    if !isWarm, generator.chance(30) { host.link(link) }
  }

  private mutating func request() {
    if !isNew() { forget() }
    requests.append(
      host.request(Address("orderDetail", ["orderId": order]), scene: scene()))
  }

  private mutating func handOver() {
    number += 1
    let address = Address("orderDetail", ["orderId": order])
    if isWarm { handedOver.append(address) }
    // A payload that a tap carries as well would be that tap.
    host.send(
      .handedOver(["targetScreen": "orderDetail", "orderId": .string(order), "by": "host"]))
  }

  private mutating func forget() {
    let order = order
    links.removeAll { $0["orderId"] == order }
    handedOver.removeAll { $0["orderId"] == order }
  }

  private mutating func lifecycle() {
    let change = generator.pick(
      Lifecycle.allCases.filter { $0 != .disconnected } + [.didBecomeActive])
    if change == .didBecomeActive { wasActive = true }
    host.send(.lifecycle(change, .main))
  }

  private mutating func endTurn() {
    host.endTurns(1)
    if wasActive { isWarm = true }
  }

  private mutating func navigate() {
    switch generator.below(3) {
    case 0: host.push(.messages)
    case 1: host.goBack()
    // Without a window every look is followed by another, which takes its time.
    default: if generator.chance(10) { host.windows.removeAll() } else { host.open(.main) }
    }
  }
}

@Suite("Whatever opens a screen, in whatever order")
struct DoorWalkTests {
  @Test(
    "each tap and each link ends once, and each request is answered once",
    arguments: 1...60 as ClosedRange<UInt64>)
  func walk(seed: UInt64) {
    var walk = DoorWalk(seed: seed)
    walk.run(steps: 200)
    let host = walk.host
    #expect(walk.taps.filter { tap in host.records(of: tap).count != 1 } == [])
    let addresses = walk.links + walk.handedOver
    #expect(addresses.filter { address in host.records(at: address).count != 1 } == [])
    #expect(walk.requests.filter { host.outcomes(of: $0).count != 1 } == [])
    #expect(walk.lost.filter { !host.outcomes(of: $0).isEmpty } == [])
    #expect(host.reports.count + host.landings.count == host.ends.count)
    #expect(host.disk?.waiting ?? [] == [])
    #expect(host.machine.nextDeadline == nil)
  }

  @Test func `the walks come by every kind of end`() {
    var joined = 0
    var repeated = 0
    var codes: Set<Report.Code> = []
    for seed in 1...20 as ClosedRange<UInt64> {
      var walk = DoorWalk(seed: seed)
      walk.run(steps: 200)
      for record in walk.host.records where record.outcome == .absorbed {
        if record.address == nil { repeated += 1 } else { joined += 1 }
      }
      codes.formUnion(walk.host.codes)
    }
    #expect(joined > 20)
    #expect(repeated > 20)
    #expect(
      codes == [.noContainer, .navigationFailed, .expired, .superseded, .interrupted])
  }
}

/// Walks through the life of an app below iOS 10, where fetches are all there is.
struct FetchWalk {
  private var generator: Generator
  private(set) var host = Host()
  /// How often each push must come to an end.
  private(set) var expected: [Address: Int] = [:]
  private(set) var tokens: [CompletionToken] = []
  private var number = 0
  private var isLaunched = false
  private var isArriving = false
  private var wasTapped = false

  init(seed: UInt64) { generator = Generator(seed: seed) }

  mutating func run(steps: Int) {
    for _ in 0..<steps { step() }
    if !isLaunched { launch() }
    host.advance(seconds: 3600)
  }

  private mutating func step() {
    if !isLaunched { return launch() }
    switch generator.below(10) {
    case 0:
      host.kill()
      isLaunched = false
    case 1, 2, 3, 4: fetch()
    case 5, 6, 7: lifecycle()
    case 8:
      host.setGate(.signedIn, isOpen: generator.chance(60))
      host.send(.gatesChanged)
    default: host.advance(seconds: UInt64(generator.pick([1, 700])))
    }
  }

  private mutating func push() -> (Push, Address) {
    number += 1
    return (
      ["targetScreen": "orderDetail", "orderId": .string("\(number)")],
      Address("orderDetail", ["orderId": "\(number)"])
    )
  }

  private mutating func launch() {
    isLaunched = true
    let (push, address) = push()
    let inBackground = generator.chance(30)
    let hasPush = generator.chance(50)
    isArriving = !inBackground
    wasTapped = hasPush && !inBackground
    if wasTapped { expected[address] = 1 }
    host.launch(
      push: hasPush ? push : nil, inBackground: inBackground, usesScenes: false,
      deliversResponses: false)
    host.open(.application)
  }

  private mutating func fetch() {
    let (push, address) = push()
    let state: ApplicationState = generator.pick([.inactive, .inactive, .active, .background])
    let isTap = isArriving && state == .inactive && !wasTapped
    if isTap { wasTapped = true }
    expected[address] = isTap ? 1 : 0
    tokens.append(host.fetch(push, state))
  }

  private mutating func lifecycle() {
    let change = generator.pick(Lifecycle.allCases.filter { $0 != .disconnected })
    isArriving = change == .willEnterForeground
    if isArriving { wasTapped = false }
    host.send(.lifecycle(change, .application))
  }
}

@Suite("Below iOS 10, whatever happens")
struct FetchWalkTests {
  @Test(
    "the first fetch of each way to the front ends once, and no other",
    arguments: 1...60 as ClosedRange<UInt64>)
  func walk(seed: UInt64) {
    var walk = FetchWalk(seed: seed)
    walk.run(steps: 200)
    let host = walk.host
    #expect(walk.expected.filter { host.records(at: $0.key).count != $0.value } == [:])
    #expect(host.completedFetches == walk.tokens)
    #expect(walk.host.disk?.waiting ?? [] == [])
  }
}

extension Host {
  fileprivate func records(of identifier: String) -> [DecisionRecord] {
    records.filter { $0.identifier == identifier && !$0.isOfSecondTry }
  }

  fileprivate func records(at address: Address) -> [DecisionRecord] {
    records.filter { $0.address == address && !$0.isOfSecondTry }
  }
}

extension DecisionRecord {
  /// Whether it tells of a screen that the app took away after it was landed on.
  fileprivate var isOfSecondTry: Bool {
    if case .landedAgain = outcome { return true }
    return lines.contains { $0.text.contains("does not come again") }
  }
}

import Testing

@testable import Glidepath

/// Walks through everything that can happen, and counts by itself what must come of it.
struct RandomWalk {
  private var generator: Generator
  private(set) var host = Host()
  /// What the phone would say: which responses were handed over, and which of them were taps.
  private var seen: Set<[String]> = []
  /// How many taps each notification was given; launch options have no name.
  private(set) var taps: [String: Int] = [:]
  private var launchPush: Push?
  private var launchExpiry: UInt64 = 0
  private var isLaunched = false
  private var wasActive = false
  private(set) var tokens: [CompletionToken] = []
  private(set) var shown: [CompletionToken] = []
  private(set) var fetched: [CompletionToken] = []
  private var notification = 0

  init(seed: UInt64) { generator = Generator(seed: seed) }

  mutating func run(steps: Int) {
    for _ in 0..<steps { step() }
    end()
  }

  private mutating func step() {
    if !isLaunched { return launch() }
    host.answersAtOnce = generator.chance(60)
    switch generator.below(20) {
    case 0: kill()
    case 1, 2, 3: respond()
    case 4: connect()
    case 5, 6, 7, 8: lifecycle()
    case 9, 10: endTurn()
    case 11, 12, 13: host.answerOne()
    case 14: host.setGate(.signedIn, isOpen: generator.chance(50))
    case 15: host.send(.gatesChanged)
    case 16: changeWindows()
    case 17: navigate()
    case 18: arrive()
    default: advance()
    }
    sabotage()
  }

  private mutating func scene() -> SceneID { generator.pick([.main, .second, .application]) }

  private mutating func push() -> Push {
    generator.pick([.order, .messages, .lost, .silent, ["targetScreen": "page", "number": 5.0]])
  }

  private mutating func launch() {
    isLaunched = true
    let push = generator.chance(50) ? self.push() : nil
    let inBackground = generator.chance(30)
    let usesScenes = generator.chance(50)
    host.launch(push: push, inBackground: inBackground, usesScenes: usesScenes)
    launchPush = inBackground ? nil : push
    launchExpiry = host.now.monotonicNanoseconds + 600_000_000_000
    if generator.chance(80) { host.open(usesScenes ? .main : .application) }
  }

  private mutating func kill() {
    // What died before it was told apart from a response ends as a tap at the next launch.
    if launchPush != nil { taps["", default: 0] += 1 }
    launchPush = nil
    isLaunched = false
    wasActive = false
    host.kill()
  }

  private mutating func response() -> Response {
    if notification == 0 || generator.chance(50) { notification += 1 }
    let number = generator.chance(70) ? notification : 1 + generator.below(notification)
    let name = generator.chance(50) ? "n\(number)" : "N\(number)"
    let action = generator.pick([
      Response.defaultAction, Response.defaultAction, "open", "reply", Response.dismissAction,
    ])
    return .to(
      name, push(), action: action, deliveredAt: Int64(generator.below(2)),
      scene: generator.chance(30) ? scene() : nil)
  }

  /// The rule of the design in its own words, apart from the machine's.
  private mutating func expect(_ response: Response) {
    launchPush = nil
    let name = response.identifier.lowercased()
    let identity = [name, response.action, "\(response.deliveredAtMilliseconds)"]
    guard seen.insert(identity).inserted else { return }
    if [Response.defaultAction, "open"].contains(response.action) { taps[name, default: 0] += 1 }
  }

  private mutating func respond() {
    expireLaunch()
    let response = response()
    expect(response)
    let token = host.token()
    tokens.append(token)
    host.send(.responded(response, token))
  }

  private mutating func connect() {
    expireLaunch()
    let scene = scene()
    if generator.chance(80) { host.open(scene) }
    let response = generator.chance(50) ? response() : nil
    if let response { expect(response) }
    host.send(.sceneConnected(scene, response))
  }

  private mutating func lifecycle() {
    expireLaunch()
    let change = generator.pick(Lifecycle.allCases)
    if change == .didBecomeActive { wasActive = true }
    host.send(.lifecycle(change, scene()))
  }

  private mutating func endTurn() {
    expireLaunch()
    host.endTurns(1)
    if launchPush != nil, wasActive { promote() }
  }

  private mutating func promote() {
    launchPush = nil
    taps["", default: 0] += 1
  }

  private mutating func expireLaunch() {
    if launchPush != nil, host.now.monotonicNanoseconds >= launchExpiry { promote() }
  }

  private mutating func changeWindows() {
    let scene = scene()
    host.windows.removeAll { $0.scene == scene }
    if generator.chance(70) {
      host.open(scene, generator.pick([[.home], [.home, .order], [], [.home, .messages]]))
    }
  }

  private mutating func navigate() {
    let scene = scene()
    switch generator.below(6) {
    case 0: host.push(.messages, in: scene)
    case 1: host.select(generator.below(2), in: scene)
    case 2, 3: host.goBack(in: scene)
    case 4: host.present(.stack([.messages]), unsaved: generator.chance(30), in: scene)
    default: host.putAway(in: scene)
    }
  }

  private mutating func arrive() {
    let token = host.token()
    if generator.chance(50) {
      shown.append(token)
      host.send(
        .willPresent(
          Delivery(identifier: "p", deliveredAtMilliseconds: 0, push: push()), token))
    } else {
      fetched.append(token)
      host.send(.fetched(push(), .background, token))
    }
  }

  private mutating func advance() {
    expireLaunch()
    if launchPush != nil, wasActive { promote() }
    host.advance(seconds: UInt64(generator.pick([1, 30, 700])))
    expireLaunch()
  }

  private mutating func sabotage() {
    switch generator.below(8) {
    case 0: host.sabotage = { _ in .refused }
    case 1: host.sabotage = { _ in .done }
    case 2: host.sabotage = { _ in .failed("it cannot be") }
    default: host.sabotage = nil
    }
  }

  /// Lets everything come to its end.
  private mutating func end() {
    if !isLaunched { launch() }
    host.answersAtOnce = true
    while !host.inbox.isEmpty { host.answerOne() }
    host.advance(seconds: 3600)
    expireLaunch()
    if launchPush != nil { promote() }

    host.endTurns()
  }
}

struct RandomWalkTests {
  @Test(arguments: 1...120 as ClosedRange<UInt64>)
  func `every tap ends once, every handler is called once`(seed: UInt64) {
    var walk = RandomWalk(seed: seed)
    walk.run(steps: 400)
    var ends: [String: Int] = [:]
    for end in walk.host.ends { ends[end.identifier?.lowercased() ?? "", default: 0] += 1 }
    #expect(ends == walk.taps)
    #expect(walk.host.reports.count + walk.host.landings.count == walk.host.ends.count)
    #expect(walk.host.completed == walk.tokens)
    #expect(walk.host.presented.count == walk.shown.count)
    #expect(walk.host.fetches.count == walk.fetched.count)
    #expect(walk.host.disk?.waiting ?? [] == [])
    #expect(walk.host.machine.nextDeadline == nil)
  }

  @Test func `the walks come by every kind of end`() {
    var landings = 0
    var absorbed = 0
    var codes: Set<Report.Code> = []
    for seed in 1...60 as ClosedRange<UInt64> {
      var walk = RandomWalk(seed: seed)
      walk.run(steps: 400)
      landings += walk.host.landings.count
      absorbed += walk.host.records.filter { $0.outcome == .absorbed }.count
      codes.formUnion(walk.host.codes)
    }
    #expect(landings > 300)
    #expect(absorbed > 50)
    #expect(
      codes == [
        .noTarget, .badParameter, .noContainer, .navigationFailed, .expired, .superseded,
        .interrupted,
      ])
  }

  @Test func `the same walk makes the same effects`() {
    var first = RandomWalk(seed: 42)
    var second = RandomWalk(seed: 42)
    first.run(steps: 400)
    second.run(steps: 400)
    #expect(first.host.effects == second.host.effects)
    #expect(first.host.machine.state == second.host.machine.state)
  }
}

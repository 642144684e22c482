@testable import Glidepath

/// Walks through windows of every shape: taps come, the user goes about, the app changes its root.
///
/// What it expects is counted by what was sent and seen, not by what the machine says.
struct HierarchyWalk {
  private static let rules = RouteTable<ShopScreen> {
    Route("orderDetail", .string("orderId")) { .order(id: $0) }.requires(.signedIn)
    Route("messageCenter") { .messageCenter }.placed(.tab("messageCenter"))
    Route("page", .integer("number"), .optional(.string("title"))) { .page(number: $0, title: $1) }
      .placed(.tab("messageCenter")).parents { _ in [.order(id: "1")] }
    Route("conversation", .string("targetId"), .integer("type"), .optional(.string("messageId"))) {
      .conversation(target: $0, type: $1, message: $2)
    }
    .popsToExisting()
    Route("home") { .home }.placed(.modal)
  }.rules

  private var generator: Generator
  private(set) var host: Host
  private(set) var taps = 0
  /// How often Back was followed from a landing, and how often into another tab.
  private(set) var backs = 0
  private(set) var tabChanges = 0
  /// What was not as it should be.
  private(set) var faults: [String] = []

  init(seed: UInt64) {
    generator = Generator(seed: seed)
    host = Host.active(rules: Self.rules)
  }

  mutating func run(steps: Int) {
    for _ in 0..<steps { step() }
    host.surprise = nil
    // So that what still waits ends soon, one way or the other.
    host.open(.main, .drawerTabs([[.home], [.messages]]))
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    host.advance(seconds: 700)
  }

  private mutating func step() {
    switch generator.below(14) {
    case 0, 1, 2: tap()
    case 3, 4, 5: landAndGoBack()
    case 6, 7: navigate()
    case 8: cover()
    case 9:
      host.setGate(.signedIn, isOpen: generator.chance(70))
      host.send(.gatesChanged)
    case 10: host.open(.main, layout())
    case 11: leave()
    case 12: host.surprise = { $0.present(.screen(nil), as: .question) }
    default: host.advance(seconds: UInt64(generator.pick([1, 1, 1, 10, 10, 400])))
    }
  }

  private mutating func push() -> Push {
    generator.pick([
      .order, .messages, ["targetScreen": "page", "number": 7], ["targetScreen": "home"],
      ["targetScreen": "conversation", "targetId": "7", "type": 1],
      ["targetScreen": "orderDetail", "orderId": "2"],
    ])
  }

  private mutating func layout() -> Layout {
    let stacks: [[Address]] = [
      [.home, .order], [.messages],
      [Address("conversation", ["targetId": "7", "type": "1"]), .home],
    ]
    let tabs = generator.below(3)
    switch generator.below(7) {
    case 0, 1: return .drawerTabs(stacks, selected: tabs, isOpen: generator.chance(50))
    case 2: return .tabs(stacks.map(Layout.stack) + [.screen(nil)], selected: generator.below(4))
    case 3: return .split([.stack([.home]), .stack(generator.chance(50) ? [.messages] : [])])
    case 4: return .container(stacks.map(Layout.stack), shown: tabs)
    case 5: return .nested([.screen(.home), .tabs(stacks.map(Layout.stack), selected: tabs)])
    default: return generator.pick([.screen(.home), .stack([.home])])
    }
  }

  private mutating func tap() {
    taps += 1
    host.respond(.to("n\(taps)", push()))
    checkLanding()
  }

  /// Whoever has just landed sees the screen.
  private mutating func checkLanding() {
    guard let record = host.records.last, record.identifier == "n\(taps)",
      case .landed(let address) = record.outcome
    else { return }
    if host.visible() != address { faults.append("landed on \(address), sees \(seen)") }
  }

  private var seen: String { host.visible()?.description ?? "nothing" }

  /// Where Back must lead is where the user was, whatever the ticket says.
  private mutating func landAndGoBack() {
    let (tab, before, landings) = (host.tab(), host.hierarchy(of: .main), host.landings.count)
    let steps = host.steps.count
    tap()
    let pushed = host.steps.dropFirst(steps).contains { step in
      guard case .push = step.change else { return false }
      return true
    }
    guard host.landings.count == landings + 1, pushed, host.machine.state.queue.isEmpty else {
      return
    }
    let visible = before?.root.visibleScreen?.address
    if host.tab() != tab { tabChanges += 1 }
    // What was asked over the landed screen is answered first.
    while host.hierarchy(of: .main)?.modals.last?.kind == .question { host.putAway() }
    host.goBack()
    backs += 1
    if host.tab() != tab || host.visible() != visible {
      let record = host.records.last.map { "\($0)" } ?? ""
      faults.append("back to \(seen) instead of \(String(describing: visible)) after\n\(record)")
    }
  }

  private mutating func navigate() {
    switch generator.below(5) {
    case 0: host.push(generator.pick([.home, .order, .messages]))
    case 1: host.select(generator.below(3))
    default: host.goBack()
    }
  }

  private mutating func cover() {
    switch generator.below(4) {
    case 0: host.present(.stack([.messages]), unsaved: generator.chance(30))
    case 1: host.present(.screen(nil), as: .question)
    default: host.putAway()
    }
    host.tell()
  }

  /// The scene is left, and is there again when the user comes back: the same, or made anew.
  private mutating func leave() {
    host.goToBackground()
    host.tell()
    if generator.chance(50) {
      host.send(.lifecycle(.disconnected, .main))
      host.open(.main, layout())
      var response: Response?
      if generator.chance(50) {
        taps += 1
        response = .to("n\(taps)", push())
      }
      host.send(.sceneConnected(.main, response))
      host.tell()
    }
    host.comeForward()
    // So long that what comes next is a tap of its own.
    host.advance(seconds: 1)
  }
}

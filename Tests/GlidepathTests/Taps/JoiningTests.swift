import Testing

@testable import Glidepath

@Suite("A link and a tap with one address")
struct JoiningTests {
  /// What leads to the order.
  enum Kind: CaseIterable { case tap, link, request }

  private func come(_ kind: Kind, _ host: inout Host, _ identifier: String = "n1") {
    switch kind {
    case .tap: host.respond(.to(identifier))
    case .link: host.link()
    case .request: host.request()
    }
  }

  private static let pairs: [(Kind, Kind)] = [
    (.tap, .link), (.link, .tap), (.tap, .request), (.request, .tap),
  ]

  private var active: Host { Host.active(rules: .linkedShop) }

  @Test("are one landing while the first waits", arguments: pairs)
  func waiting(first: Kind, second: Kind) {
    var host = active
    host.setGate(.signedIn, isOpen: false)
    come(first, &host)
    come(second, &host)
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    #expect(host.landings == [.order])
    #expect(host.records.count == 1)
    #expect(host.records.first?.identifier == "n1")
    #expect(host.records.first?.origin == .tap)
    #expect(host.records.first?.lines.first?.text.contains("one address, one landing") == true)
    #expect(host.codes == [])
    #expect(host.disk?.waiting == [])
  }

  @Test("are one landing while the first is landing", arguments: pairs)
  func landing(first: Kind, second: Kind) {
    var host = active
    host.answersAtOnce = false
    come(first, &host)
    host.answerOne()
    #expect(host.steps.count == 1)
    come(second, &host)
    while !host.inbox.isEmpty { host.answerOne() }
    #expect(host.landings == [.order])
    #expect(host.steps.count == 1)
    #expect(host.records.count == 1)
  }

  @Test("are one landing while the first is still visible", arguments: pairs)
  func landed(first: Kind, second: Kind) {
    var host = active
    come(first, &host)
    come(second, &host)
    #expect(host.landings == [.order])
    #expect(host.steps.count == 1)
    #expect(host.records.map(\.outcome) == [.landed(.order), .absorbed])
    #expect(host.codes == [])
    #expect(host.disk?.waiting == [])
  }

  @Test(
    "are two landings once the user has gone on, even if they have come back",
    arguments: [
      {
        $0.goBack()
        $0.push(.order)
      },
      {
        $0.push(.messages)
        $0.goBack()
      },
      {
        $0.present(.stack([.messages]))
        $0.tell()
        $0.goBack()
      },
      {
        $0.goToBackground()
        $0.comeForward()
      },
    ] as [@Sendable (inout Host) -> Void])
  func goneOn(go: @Sendable (inout Host) -> Void) {
    var host = active
    host.link()
    #expect(host.machine.isWatchingUser)
    go(&host)
    host.respond(.to("n1"))
    #expect(host.landings == [.order, .order])
  }

  @Test func `are one landing behind an alert, which is no step elsewhere`() {
    var host = active
    host.link()
    host.present(.screen(nil), as: .question)
    host.tell()
    host.respond(.to("n1"))
    host.putAway()
    host.advance(seconds: 1)
    #expect(host.landings == [.order])
    #expect(host.records.map(\.outcome) == [.landed(.order), .absorbed])
  }

  @Test func `are one landing where the tap lands before its app comes to the front`() {
    var host = active
    host.goToBackground()
    host.respond(.to("n1"))
    host.send(.lifecycle(.willEnterForeground, .main))
    host.link()
    host.send(.lifecycle(.didBecomeActive, .main))
    host.endTurns()
    #expect(host.landings == [.order])
  }

  @Test func `are two landings in a window that was closed in between`() {
    var host = active
    host.link()
    host.send(.lifecycle(.disconnected, .main))
    host.send(.sceneConnected(.main, nil))
    host.respond(.to("n1"))
    #expect(host.landings == [.order, .order])
  }

  @Test func `are a tap, however often the link was told of`() {
    var host = Host(rules: .linkedShop)
    host.setGate(.signedIn, isOpen: false)
    host.launch(usesScenes: true)
    host.open(.main)
    for _ in 1...12 { host.link() }
    host.respond(.to("n1"))
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    #expect(host.records.map(\.origin) == [.tap])
  }

  @Test func `are two landings after another one`() {
    var host = active
    host.link()
    host.respond(.to("n1", .messages))
    host.respond(.to("n2"))
    #expect(host.landings == [.order, .messages, .order])
  }

  @Test func `lead to two where the addresses differ`() {
    var host = active
    host.setGate(.signedIn, isOpen: false)
    host.respond(.to("n1"))
    host.link(.url("shop://orderDetail?orderId=7"))
    #expect(host.codes == [.superseded])
    #expect(host.reports.first?.message.contains("a newer link") == true)
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    #expect(host.landings == [Address("orderDetail", ["orderId": "7"])])
  }

  @Test func `land in two windows where they are for two`() {
    var host = active
    host.open(.second)
    host.send(.sceneConnected(.second, nil))
    host.setGate(.signedIn, isOpen: false)
    host.respond(.to("n1", scene: .main))
    host.link(scene: .second)
    #expect(host.codes == [])
    #expect(host.disk?.waiting.count == 2)
  }

  @Test func `land in two windows, also while one is landing`() {
    var host = active
    host.open(.second)
    host.send(.sceneConnected(.second, nil))
    host.answersAtOnce = false
    host.respond(.to("n1", scene: .main))
    host.answerOne()
    #expect(host.steps.count == 1)
    host.link(scene: .second)
    #expect(host.disk?.waiting.count == 2)
  }

  @Test("but not two links or two taps", arguments: [Kind.tap, .link, .request])
  func alike(kind: Kind) {
    var host = active
    come(kind, &host, "n1")
    come(kind, &host, "n2")
    #expect(host.landings == [.order, .order])
    host.setGate(.signedIn, isOpen: false)
    host.send(.gatesChanged)
    come(kind, &host, "n3")
    come(kind, &host, "n4")
    #expect(host.codes == [.superseded])
  }

  @Test("make a tap of it: a second tap is another, a second link is not")
  func three() {
    var host = active
    host.link()
    host.respond(.to("n1"))
    host.link()
    #expect(host.landings == [.order])
    host.respond(.to("n2"))
    #expect(host.landings == [.order, .order])
  }

  @Test("keep the tap's identity: the response again is absorbed")
  func identity() {
    var host = active
    host.setGate(.signedIn, isOpen: false)
    host.link()
    host.respond(.to("n1"))
    host.respond(.to("n1"))
    #expect(host.records == [])
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    host.respond(.to("n1"))
    #expect(host.records.map(\.outcome) == [.landed(.order), .absorbed])
  }

  @Test func `wait as long as the later of them may`() {
    var host = active
    host.setGate(.signedIn, isOpen: false)
    host.link()
    host.advance(seconds: 300)
    host.respond(.to("n1"))
    host.advance(seconds: 599)
    #expect(host.codes == [])
    host.advance(seconds: 1)
    #expect(host.codes == [.expired])
  }

  @Test func `that both lead nowhere are reported both`() {
    var host = active
    host.respond(.to("n1", ["targetScreen": "orderDetail"]))
    host.link(.url("shop://orderDetail"))
    #expect(host.codes == [.missingParameter, .missingParameter])
    #expect(host.records.map(\.origin) == [.tap, .link])
  }
}

@Suite("A link and a tap whose addresses differ in a detail")
struct JoiningDetailTests {
  private let plain = Address("conversation", ["targetId": "g1", "type": "3"])
  private let detailed = Address(
    "conversation", ["messageId": "m7", "targetId": "g1", "type": "3"])
  private let link = Link.url("shop://conversation?targetId=g1&type=3")
  private let push: Push = [
    "targetScreen": "conversation", "targetId": "g1", "type": 3, "messageId": "m7",
  ]

  @Test("are one landing that tells it", arguments: [true, false])
  func waiting(linkFirst: Bool) {
    var host = Host.active(rules: .linkedShop)
    host.setGate(.signedIn, isOpen: false)
    if linkFirst { host.link(link) }
    host.respond(.to("n1", push))
    if !linkFirst { host.link(link) }
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    #expect(host.landings == [detailed])
    #expect(host.visible() == detailed)
  }

  @Test func `are one landing, and the screen is told what the second knows more`() {
    var host = Host.active(rules: .linkedShop)
    host.link(link)
    host.respond(.to("n1", push))
    #expect(host.landings == [plain])
    #expect(host.visible() == detailed)
    #expect(host.screens() == [.home, detailed])
    #expect(host.records.map(\.outcome) == [.landed(plain), .absorbed])
    host.link(link)
    #expect(host.steps.count == 2)
  }

  @Test func `are one landing, also while the first step is under way`() {
    var host = Host.active(rules: .linkedShop)
    host.answersAtOnce = false
    host.link(link)
    host.answerOne()
    host.respond(.to("n1", push))
    while !host.inbox.isEmpty { host.answerOne() }
    #expect(host.landings == [detailed])
    #expect(host.visible() == detailed)
    #expect(host.screens() == [.home, detailed])
    #expect(host.records.count == 1)
    #expect(host.codes == [])
  }
}

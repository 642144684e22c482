import Testing

@testable import Glidepath

struct WarmTapTests {
  enum Origin: CaseIterable {
    case background, inactive, active
  }

  @Test(arguments: Origin.allCases)
  func `a tap on a living app lands, and only a user who looks sees it move`(origin: Origin) {
    var host = Host.active([.home, Address("product", ["id": "9"])])
    switch origin {
    case .background:
      host.goToBackground()
      host.comeForward(.main, .to("n1"))
    case .inactive:
      host.send(.lifecycle(.willResignActive, .main))
      host.respond(.to("n1"))
      host.send(.lifecycle(.didBecomeActive, .main))
    case .active: host.respond(.to("n1"))
    }
    #expect(host.landings == [.order])
    #expect(host.screens() == [.home, Address("product", ["id": "9"]), .order])
    #expect(host.steps.map(\.animated) == [origin == .active])
    #expect(host.completed.count == 1)
  }

  @Test func `a tap in a scene that connects anew lands there once`() {
    var host = Host.active()
    host.goToBackground()
    host.send(.lifecycle(.disconnected, .main))
    host.open(.main)
    host.send(.sceneConnected(.main, .to("n1")))
    host.comeForward(.main, .to("n1"))
    #expect(host.landings == [.order])
  }

  @Test func `two notifications of equal payloads are two taps`() {
    var host = Host.active()
    host.respond(.to("n1", deliveredAt: 1000))
    host.respond(.to("n2", deliveredAt: 1000))
    host.respond(.to("n2", deliveredAt: 2000))
    #expect(host.landings == [.order, .order, .order])
    #expect(host.completed.count == 3)
  }

  @Test func `an identifier in another case is the same notification`() {
    var host = Host.active()
    host.respond(.to("AB-1"))
    host.respond(.to("ab-1"))
    #expect(host.landings == [.order])
    #expect(host.records.map(\.outcome) == [.landed(.order), .absorbed])
  }

  @Test func `an action declared for the foreground lands, and is another tap`() {
    var host = Host.active()
    host.respond(.to("n1", action: "open"))
    host.respond(.to("n1"))
    #expect(host.landings == [.order, .order])
  }

  @Test func `a response that comes again after a year is absorbed`() {
    var host = Host.active()
    host.respond(.to("n1"))
    host.advance(seconds: 365 * 86_400)
    host.kill()
    host.openByIcon()
    host.respond(.to("n1"))
    #expect(host.landings.count == 1)
  }

  @Test func `the ledger keeps the newest 256 responses`() {
    var host = Host.active()
    for number in 1...257 { host.respond(.to("n\(number)", .messages)) }
    #expect(host.landings.count == 257)
    #expect(host.disk?.taken.count == 256)
    host.respond(.to("n2", .messages))
    #expect(host.landings.count == 257)
    host.respond(.to("n1", .messages))
    #expect(host.landings.count == 258)
  }

  @Test func `the visible screen is told again and nothing is added`() {
    var host = Host.active([.home, .order])
    host.respond(.to("n1"))
    #expect(host.landings == [.order])
    #expect(host.screens() == [.home, .order])
    #expect(host.steps.count == 1)
  }

  @Test func `a push that arrives never navigates`() {
    var host = Host.active()
    let shown = host.token()
    let fetched = host.token()
    host.send(
      .willPresent(
        Delivery(identifier: "n1", deliveredAtMilliseconds: 1000, push: .order), shown))
    host.send(.fetched(.silent, .active, fetched))
    #expect(host.presented == [shown: [.banner, .list, .sound]])
    #expect(host.fetches == [fetched: .noData])
    #expect(host.steps.isEmpty)
    #expect(host.records.map(\.outcome) == [.presented(.shown)])
    #expect(host.machine.nextDeadline == nil)
  }

  @Test func `callbacks in which nothing waits ask for nothing`() {
    var host = Host.active()
    let before = host.effects.count
    for change in Lifecycle.allCases { host.send(.lifecycle(change, .main)) }
    host.send(.gatesChanged)
    host.send(.deadlineReached)
    host.push(.messages)
    host.goBack()
    host.select(1)
    #expect(host.effects.count == before)
  }
}

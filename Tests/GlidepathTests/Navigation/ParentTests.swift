import Testing

@testable import Glidepath

@Suite("A route's parents")
struct ParentTests {
  private let rules = RouteTable<ShopScreen> {
    Route("orderDetail", .string("orderId")) { .order(id: $0) }
      .parents { _ in [.home, .messageCenter, .page(number: 1, title: nil)] }
    Route("messageCenter") { .messageCenter }
    Route("page", .integer("number"), .optional(.string("title"))) { .page(number: $0, title: $1) }
      .parents { _ in [.home] }
  }.rules

  private let page = Address("page", ["number": "1"])

  private func cold(_ screens: [Address] = [.home], _ push: Push = .order) -> Host {
    var host = Host(rules: rules)
    host.launch(usesScenes: true)
    host.open(.main, screens)
    host.send(.sceneConnected(.main, .to("n1", push)))
    host.comeForward()
    return host
  }

  @Test func `lie below it where the tap started the app, and Back walks them home`() {
    var host = cold()
    #expect(host.landings == [.order])
    #expect(host.screens() == [.home, .messages, page, .order])
    #expect(host.steps.map(\.animated) == [false])
    #expect(
      host.records.last?.description.contains(
        "plan    put orderDetail and its parents onto home's stack") == true)
    for expected in [page, .messages, .home] {
      host.goBack()
      #expect(host.visible() == expected)
    }
  }

  @Test func `also where only launch options or the response tell of the tap`() {
    var host = Host(rules: rules)
    host.launch(push: .order, usesScenes: false)
    host.open(.application)
    host.send(.lifecycle(.didBecomeActive, .application))
    host.endTurns()
    #expect(host.screens(.application) == [.home, .messages, page, .order])
    host = Host(rules: rules)
    host.launch(usesScenes: true)
    host.open(.main)
    host.send(.sceneConnected(.main, nil))
    host.send(.lifecycle(.willEnterForeground, .main))
    host.send(.lifecycle(.didBecomeActive, .main))
    host.respond(.to("n1"))
    #expect(host.screens() == [.home, .messages, page, .order])
  }

  @Test func `stay away where the user has been in the app`() {
    var host = Host.active(rules: rules)
    host.respond(.to("n1"))
    #expect(host.screens() == [.home, .order])
  }

  @Test func `stay away where the app has put something there itself`() {
    #expect(cold([.home, .messages]).screens() == [.home, .messages, .order])
  }

  @Test func `do not repeat the lowest screen`() {
    let host = cold([.home], ["targetScreen": "page", "number": 1])
    #expect(host.screens() == [.home, page])
    #expect(host.steps.map(\.change) == [.push(page, onto: NodeID(1), ticket: nil)])
  }
}

import Testing

@testable import Glidepath

@Suite("A route's screen")
struct PlacementTests {
  private let rules = RouteTable<ShopScreen> {
    Route("orderDetail", .string("orderId")) { .order(id: $0) }.placed(.tab("messageCenter"))
    Route("messageCenter") { .messageCenter }.placed(.tab("messageCenter"))
    Route("page", .integer("number"), .optional(.string("title"))) { .page(number: $0, title: $1) }
      .placed(.modal)
  }.rules

  private func host(_ layout: Layout) -> Host {
    var host = Host.active(rules: rules)
    host.open(.main, layout)
    return host
  }

  @Test func `goes where the user is unless said otherwise`() {
    var host = Host.active()
    host.open(.main, .drawerTabs([[.home], [.messages]], selected: 1, isOpen: true))
    host.respond(.to("n1"))
    #expect(host.screens() == [.messages, .order])
    #expect(host.tab() == 1)
    #expect(
      host.records.last?.description.contains(
        "plan    close the drawer, then push orderDetail onto messageCenter's stack") == true)
  }

  @Test func `goes to the tab its route names`() {
    var host = host(.drawerTabs([[.home], [.messages]]))
    host.respond(.to("n1"))
    #expect(host.landings == [.order])
    #expect(host.screens() == [.messages, .order])
    #expect(host.tab() == 1)
    #expect(
      host.records.last?.description.contains(
        "plan    select messageCenter's tab, then push orderDetail onto messageCenter's stack")
        == true)
  }

  @Test func `that is a tab's own is gone back to`() {
    var host = host(.drawerTabs([[.home], [.messages, .order]]))
    host.respond(.to("n1", .messages))
    #expect(host.landings == [.messages])
    #expect(host.screens() == [.messages])
    #expect(host.visible() == .messages)
  }

  @Test func `is presented`() {
    var host = host(.drawerTabs([[.home]]))
    host.present(.stack([Address("compose")]))
    host.respond(.to("n1", ["targetScreen": "page", "number": 5]))
    #expect(host.landings == [Address("page", ["number": "5"])])
    #expect(host.visible() == Address("page", ["number": "5"]))
    #expect(
      host.records.last?.description.contains("plan    dismiss compose, then present page")
        == true)
  }

  @Test func `whose tab never comes ends in noContainer`() {
    var host = host(.drawerTabs([[.home], [Address("orders")]]))
    host.respond(.to("n1"))
    host.advance(seconds: 600)
    #expect(host.codes == [.noContainer])
  }

  @Test func `is found in an active window that shows it already`() {
    var host = Host.active()
    host.open(.second, [.home, .order])
    host.send(.sceneConnected(.second, nil))
    host.send(.lifecycle(.didBecomeActive, .second))
    host.send(.lifecycle(.didBecomeActive, .main))
    host.respond(.to("n1", scene: .main))
    #expect(host.screens(.main) == [.home])
    #expect(host.landings == [.order])
    host.send(.lifecycle(.didEnterBackground, .second))
    host.respond(.to("n2", scene: .main))
    #expect(host.screens(.main) == [.home, .order])
  }
}

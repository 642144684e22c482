import Testing

@testable import Glidepath

@Suite("A tap that leads nowhere, where the table says what to open then")
struct FallbackTests {
  private let rules = RouteTable<ShopScreen> {
    Route("home") { .home }.placed(.tab("home"))
    Route("orderDetail", .string("orderId")) { .order(id: $0) }
  }.otherwise(.home).rules

  private func host() -> Host {
    var host = Host.active(rules: rules)
    host.open(.main, .drawerTabs([[.home, .order], [.messages]], selected: 1))
    return host
  }

  @Test(
    "brings the app there and ends in its report, once",
    arguments: [
      (.lost, .noTarget), (.messages, .unknownTarget),
      (["targetScreen": "orderDetail"], .missingParameter),
    ] as [(Push, Report.Code)])
  func report(push: Push, code: Report.Code) {
    var host = host()
    host.respond(.to("n1", push))
    #expect(host.visible() == .home)
    #expect(host.codes == [code])
    #expect(host.reports.first?.identifier == "n1")
    #expect(host.ends.map(\.outcome) == [.reported(code)])
    #expect(host.landings == [])
    #expect(host.records.last?.address == nil)
    #expect(host.records.last?.description.contains("leads nowhere; otherwise → home") == true)
    host.respond(.to("n1", push))
    #expect(host.ends.count == 1)
  }

  @Test func `waits like any other, and tells both reasons if nothing comes of it`() {
    var host = host()
    host.windows = []
    host.respond(.to("n1", .lost))
    #expect(host.codes == [])
    host.advance(seconds: 600)
    #expect(host.codes == [.noTarget])
    #expect(host.reports.first?.message.contains("names no screen") == true)
    #expect(host.reports.first?.message.contains("found no navigation controller") == true)
    #expect(host.disk?.waiting == [])
  }

  @Test func `comes by launch options too`() {
    var host = Host(rules: rules)
    host.launch(push: .lost, usesScenes: false)
    host.open(.application, .drawerTabs([[.home], [.messages]], selected: 1))
    host.send(.lifecycle(.didBecomeActive, .application))
    host.endTurns()
    #expect(host.codes == [.noTarget])
    #expect(host.tab(.application) == 0)
  }

  @Test func `is reported as interrupted when the process ends first`() {
    var host = host()
    host.windows = []
    host.respond(.to("n1", .lost))
    host.kill()
    host.launch(usesScenes: true)
    #expect(host.codes == [.interrupted])
  }

  @Test func `needs a route for that screen`() async {
    await #expect(processExitsWith: .failure) {
      _ = RouteTable<ShopScreen> { Route("messageCenter") { .messageCenter } }.otherwise(.home)
    }
  }

  @Test func `is kept when tables are added up`() {
    let home = RouteTable<ShopScreen> { Route("home") { .home } }.otherwise(.home)
    #expect((RouteTable.shop + home).rules.fallback == .home)
    #expect((home + .shop).rules.fallback == .home)
    #expect(RouteTable.shop.rules.fallback == nil)
  }
}

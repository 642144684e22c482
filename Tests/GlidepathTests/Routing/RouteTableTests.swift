import Testing

@testable import Glidepath

struct RouteTableTests {
  @Test(arguments: [
    ShopScreen.order(id: "12 & 3"), .messageCenter, .page(number: -5, title: nil),
    .page(number: .max, title: "é"), .conversation(target: "7", type: 1, message: nil),
    .conversation(target: "7", type: 3, message: "m"),
  ])
  func `a screen comes back from its address`(screen: ShopScreen) {
    #expect(RouteTable.shop.screen(for: screen.address) == screen)
  }

  @Test(arguments: [
    "nowhere", "orderDetail", "orderDetail?orderId=", "page?number=x", "page?number=007",
    "page?number=+7", "page?number=5.0", "page?number=9223372036854775808",
  ])
  func `an address that no route makes has no screen`(text: String) throws {
    #expect(RouteTable.shop.screen(for: try #require(Address(parsing: text))) == nil)
  }

  @Test func `tables of several modules add up`() {
    let profile = RouteTable<ShopScreen> { Route("profile") { .home } }
    let both = RouteTable.shop + profile
    #expect(both.screen(for: Address("profile")) == .home)
    #expect(both.screen(for: .messages) == .messageCenter)
    #expect(both.rules.routes.count == RouteTable.shop.rules.routes.count + 1)
  }

  @Test func `the key that names the screen can be another`() {
    let rules = RouteTable.shop.targetKey("screen").rules
    #expect(rules.resolve(["screen": "messageCenter"]) == .route(1, .messages))
    guard case .nowhere(.noTarget, _) = rules.resolve(.messages) else {
      Issue.record("the old key is still read")
      return
    }
  }

  @Test func `two routes of one name stop the app`() async {
    await #expect(processExitsWith: .failure) {
      _ = RouteTable<ShopScreen> {
        Route("home") { .home }
        Route("home") { .messageCenter }
      }
    }
  }

  @Test func `lines can depend on a condition`() {
    func table(_ isOn: Bool) -> RouteTable<ShopScreen> {
      RouteTable {
        Route("home") { .home }
        if isOn { Route("messageCenter") { .messageCenter } }
      }
    }
    #expect(table(true).screen(for: .messages) == .messageCenter)
    #expect(table(false).screen(for: .messages) == nil)
  }

  @Test func `the contract's number changes with what a backend may send`() {
    let rules = RouteTable.shop.rules
    #expect(rules.contractHash == RouteTable.shop.rules.contractHash)
    #expect(rules.contractHash != RouteTable.shop.targetKey("screen").rules.contractHash)
    let reordered = Rules(routes: rules.routes.reversed())
    #expect(rules.contractHash == reordered.contractHash)
    for index in rules.routes.indices {
      var routes = rules.routes
      routes[index].parameters.append(ParameterRule(name: "more", kind: .string))
      #expect(rules.contractHash != Rules(routes: routes).contractHash)
    }
  }
}

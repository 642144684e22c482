import Testing

@testable import Glidepath

@Suite("A route")
struct RouteTests {
  private let rules = Rules.shop

  @Test(
    "takes numbers where text is wanted, and prints them as they were sent",
    arguments: [
      (PayloadValue.string("123456"), "123456"),
      (.integer(9_007_199_254_740_993), "9007199254740993"),
    ])
  func text(value: PayloadValue, expected: String) {
    let push: Push = ["targetScreen": "orderDetail", "orderId": value]
    #expect(rules.resolve(push) == .route(0, Address("orderDetail", ["orderId": expected])))
  }

  @Test(
    "that cannot be taken says which of the ways it is",
    arguments: [
      (Push(dictionaryLiteral: ("orderId", "1")), Report.Code.noTarget),
      (["targetScreen": ""], .noTarget),
      (["targetScreen": nil], .noTarget),
      (["targetScreen": "nowhere"], .unknownTarget),
      (["targetScreen": true], .badParameter),
      (["targetScreen": "orderDetail"], .missingParameter),
      (["targetScreen": "orderDetail", "orderId": ""], .missingParameter),
      (["targetScreen": "orderDetail", "orderId": nil], .missingParameter),
      (["targetScreen": "orderDetail", "orderId": true], .badParameter),
      (["targetScreen": "page", "number": 5.0], .badParameter),
      (["targetScreen": "page", "number": "x"], .badParameter),
    ] as [(Push, Report.Code)])
  func reports(push: Push, code: Report.Code) {
    guard case .nowhere(let reported, let message) = rules.resolve(push) else {
      Issue.record("\(push) leads somewhere")
      return
    }
    #expect(reported == code)
    #expect(!message.isEmpty)
  }

  @Test("makes the screen of its address, and the screen makes the address")
  func screens() {
    for screen in [ShopScreen.order(id: "a b"), .messageCenter, .page(number: 7, title: nil)] {
      #expect(RouteTable.shop.screen(for: screen.address) == screen)
    }
    #expect(RouteTable.shop.screen(for: Address("nowhere")) == nil)
  }
}

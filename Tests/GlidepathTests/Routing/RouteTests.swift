import Testing

@testable import Glidepath

enum TestScreen: Screen {
  case home
  case order(id: String)
  case page(Int)

  var address: Address {
    switch self {
    case .home: Address("home")
    case .order(let id): Address("orderDetail", ["orderId": id])
    case .page(let number): Address("page", ["number": "\(number)"])
    }
  }

  static let table = RouteTable<TestScreen> {
    Route("home") { .home }
    Route("orderDetail", .string("orderId")) { .order(id: $0) }.requires(.signedIn)
    Route("page", .integer("number")) { .page($0) }
  }
}

@Suite("A route")
struct RouteTests {
  private let rules = TestScreen.table.rules

  @Test(
    "takes numbers where text is wanted, and prints them as they were sent",
    arguments: [
      (PayloadValue.string("123456"), "123456"),
      (.integer(9_007_199_254_740_993), "9007199254740993"),
    ])
  func text(value: PayloadValue, expected: String) {
    let push: Push = ["targetScreen": "orderDetail", "orderId": value]
    #expect(rules.resolve(push) == .route(1, Address("orderDetail", ["orderId": expected])))
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
    for screen in [TestScreen.home, .order(id: "a b"), .page(7)] {
      #expect(TestScreen.table.screen(for: screen.address) == screen)
    }
    #expect(TestScreen.table.screen(for: Address("nowhere")) == nil)
  }
}

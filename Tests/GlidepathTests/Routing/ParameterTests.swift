import Testing

@testable import Glidepath

@Suite("A parameter")
struct ParameterTests {
  enum Size: String, CaseIterable { case small, large = "L", two = "2" }

  struct Shelf: Screen {
    var isOpen: Bool
    var price: Double
    var size: Size
    var note: String?

    var address: Address { Address("shelf") }
  }

  static let table = RouteTable<Shelf> {
    Route(
      "shelf", .boolean("isOpen"), .double("price"), .choice("size"), .optional(.string("note"))
    ) { Shelf(isOpen: $0, price: $1, size: $2, note: $3) }
  }

  private func shelf(_ push: Push) -> Shelf? {
    guard case .route(_, let address) = Self.table.rules.resolve(push) else { return nil }
    return Self.table.screen(for: address)
  }

  @Test func `of every type comes through`() {
    let push: Push = ["targetScreen": "shelf", "isOpen": true, "price": 2.5, "size": "L"]
    #expect(shelf(push) == Shelf(isOpen: true, price: 2.5, size: .large))
    let other: Push = [
      "targetScreen": "shelf", "isOpen": false, "price": 3, "size": 2, "note": "x",
    ]
    #expect(shelf(other) == Shelf(isOpen: false, price: 3, size: .two, note: "x"))
  }

  @Test(
    "of another type is bad",
    arguments: [
      ("isOpen", 1), ("isOpen", "true"), ("isOpen", 1.0), ("price", "2.5"), ("price", true),
      ("price", .double(.infinity)), ("size", "medium"), ("size", 3), ("size", true),
    ] as [(String, PayloadValue)])
  func bad(name: String, value: PayloadValue) {
    var members: [String: PayloadValue] = [
      "targetScreen": "shelf", "isOpen": true, "price": 2.5, "size": "L",
    ]
    members[name] = value
    let push = Push(PayloadObject(members.map { ($0, $1) }))
    guard case .nowhere(.badParameter, let message) = Self.table.rules.resolve(push) else {
      Issue.record("\(value) was taken")
      return
    }
    #expect(message.contains("\"\(name)\""))
  }

  @Test func `that is a choice is reported with what can be chosen`() {
    let push: Push = ["targetScreen": "shelf", "isOpen": true, "price": 1, "size": "XL"]
    guard case .nowhere(_, let message) = Self.table.rules.resolve(push) else {
      Issue.record("it was taken")
      return
    }
    #expect(message.contains("one of small, L, 2"))
  }

  @Test(arguments: [
    "shelf?isOpen=yes&price=2.5&size=L", "shelf?isOpen=true&price=2.50&size=L",
    "shelf?isOpen=true&price=nan&size=L", "shelf?isOpen=true&price=0x1p3&size=L",
    "shelf?isOpen=true&price=2.5&size=XL", "shelf?isOpen=true&price=2.5",
  ])
  func `whose text is not as it is printed makes no screen`(text: String) throws {
    #expect(Self.table.screen(for: try #require(Address(parsing: text))) == nil)
  }
}

import Testing

@testable import Glidepath

@Suite("A push through FCM")
struct DialectTests {
  private let push: Push = [
    "aps": ["alert": "Shipped"], "gcm.message_id": "1700000000123456", "gcm.n.e": "1",
    "google.c.a.e": "1", "google.c.sender.id": "100200300400",
    "fcm_options": ["image": "https://img.example.test/r.png"], "from": "1", "collapse_key": "c",
    "targetScreen": "page", "number": "5", "title": "t",
  ]

  @Test func `is known by its message id`() {
    #expect(push.dialect == .fcm)
    #expect(push.messageID == "1700000000123456")
    #expect((["gcm.message_id": 17] as Push).messageID == "17")
    #expect(Push.order.dialect == .plain)
    #expect(Push.order.messageID == nil)
  }

  @Test(arguments: [
    "gcm.message_id", "gcm.n.e", "google.c.a.e", "fcm_options", "from", "collapse_key", "aps",
  ])
  func `keeps the carrier's keys from routes`(key: String) {
    #expect(push[key] == nil)
    #expect(push.payload[key] != nil)
  }

  @Test func `leaves keys that only look like the carrier's to a push that is none of its`() {
    let plain: Push = ["from": "7", "gcm.x": "1"]
    #expect(plain["from"] == "7")
    #expect(plain["gcm.x"] == "1")
  }

  @Test func `may send numbers as text, as it cannot do otherwise`() {
    #expect(
      Rules.shop.resolve(push)
        == .route(2, Address("page", ["number": "5", "title": "t"])))
  }

  @Test(arguments: ["05", "+5", "5.0", " 5", "five", "9223372036854775808"])
  func `must send a number exactly`(text: String) {
    let push: Push = [
      "gcm.message_id": "1", "targetScreen": "page", "number": .string(text),
    ]
    guard case .nowhere(.badParameter, _) = Rules.shop.resolve(push) else {
      Issue.record("\(text) was taken")
      return
    }
  }

  @Test(arguments: [("2.5", "2.5"), ("3", "3.0"), ("1e2", "100.0"), ("nan", nil), ("0x1p3", nil)])
  func `may send other types as text too`(text: String, price: String?) {
    let push: Push = [
      "gcm.message_id": "1", "targetScreen": "shelf", "isOpen": "true", "price": .string(text),
      "size": "L",
    ]
    let address = price.map {
      Address("shelf", ["isOpen": "true", "price": $0, "size": "L"])
    }
    let resolution = ParameterTests.table.rules.resolve(push)
    if let address {
      #expect(resolution == .route(0, address))
      #expect(ParameterTests.table.screen(for: address) != nil)
    } else if case .route = resolution {
      Issue.record("\(text) was taken")
    }
  }

  @Test func `lands like any other`() {
    var host = Host.active()
    host.respond(
      .to(
        "n1", ["gcm.message_id": "1", "targetScreen": "orderDetail", "orderId": "123456"]))
    #expect(host.landings == [.order])
  }
}

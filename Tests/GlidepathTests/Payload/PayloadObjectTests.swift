import Testing

@testable import Glidepath

struct PayloadObjectTests {
  @Test func `members are sorted and found, whatever order they came in`() {
    var generator = Generator(seed: 7)
    for count in 0..<40 {
      let keys = (0..<count).map { "key \($0)" }
      let object = PayloadObject(
        keys.shuffled(using: &generator).map { ($0, PayloadValue.string($0)) })
      #expect(object.members.map(\.key) == keys.sorted())
      #expect(keys.allSatisfy { object[$0] == .string($0) })
      #expect(object["key"] == nil)
      #expect(object["key 999"] == nil)
    }
  }

  @Test func `of a key given twice the last value counts`() {
    let object = PayloadObject([("a", 1), ("b", 2), ("a", 3), ("a", 4)])
    #expect(object.members.map(\.key) == ["a", "b"])
    #expect(object["a"] == 4)
  }

  @Test func `a push keeps Apple's part and the app's apart`() {
    let push: Push = ["aps": ["content-available": 1, "orderId": "1"], "orderId": "2"]
    #expect(push.contentAvailable)
    #expect(push["orderId"] == "2")
    #expect(push["aps"] == nil)
    #expect(push.aps?["orderId"] == "1")
    #expect(!Push.order.contentAvailable)
  }
}

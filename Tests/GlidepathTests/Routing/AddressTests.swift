import Testing

@testable import Glidepath

@Suite("An address")
struct AddressTests {
  @Test("is printed with its keys sorted, and read in any order")
  func order() {
    let address = Address("conversation", ["type": "1", "targetId": "u2"])
    #expect(address.description == "conversation?targetId=u2&type=1")
    #expect(Address(parsing: "conversation?type=1&targetId=u2") == address)
  }

  @Test("keeps unreserved characters and escapes all others of its UTF-8")
  func escapes() {
    let address = Address("product", ["id": "a-._~ é&=?"])
    #expect(address.description == "product?id=a-._~%20%C3%A9%26%3D%3F")
  }

  @Test("comes back from its text, whatever its values hold", arguments: 0..<20 as Range<UInt64>)
  func roundTrip(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let pairs = (0..<Int.random(in: 0...4, using: &generator)).map { index in
        ("k\(index)", text(using: &generator))
      }
      let address = Address(name: "screen", pairs: pairs)
      #expect(Address(parsing: address.description) == address)
    }
  }

  @Test(
    "is not read from text that is none",
    arguments: ["", "?a=1", "x?=1", "x?a=%", "x?a=%G0", "x?a=%FF"])
  func malformed(text: String) {
    #expect(Address(parsing: text) == nil)
  }

  private func text(using generator: inout SeededGenerator) -> String {
    let alphabet = Array("ab09-._~ %&=?/#+é中🙂\u{0}\n")
    return String(
      (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
      })
  }
}

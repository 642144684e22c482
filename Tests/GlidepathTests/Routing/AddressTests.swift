import Testing

@testable import Glidepath

struct AddressTests {
  @Test func `keys are sorted and all but unreserved characters are escaped`() {
    let address = Address("a b", ["z": "é&=?", "k-._~": "1/2", "empty": ""])
    #expect(address.description == "a%20b?empty=&k-._~=1%2F2&z=%C3%A9%26%3D%3F")
  }

  @Test(arguments: [
    ("home", Address("home")), ("home?", Address("home")),
    ("o?b=2&a=1", Address("o", ["a": "1", "b": "2"])),
    ("o?a=%e4%BD%A0", Address("o", ["a": "你"])),
    ("o?a=b=c", Address("o", ["a": "b=c"])), ("o?a=1&a=2", Address("o", ["a": "2"])),
  ])
  func `an address is read in any key order`(text: String, address: Address) {
    #expect(Address(parsing: text) == address)
  }

  @Test(arguments: ["", "?a=1", "o?a", "o?=1", "o?a=1&", "o?a=%", "o?a=%4", "o?a=%zz", "o?a=%FF"])
  func `what is no address is refused`(text: String) {
    #expect(Address(parsing: text) == nil)
  }

  @Test func `every address comes back from its text`() {
    var generator = Generator(seed: 1)
    let alphabet = Array("abzAZ09-._~ %&=?#/+\u{0}é你👩‍👩‍👧\n\"")
    func word(_ least: Int) -> String {
      String((0..<(least + generator.below(6))).map { _ in generator.pick(alphabet) })
    }
    for _ in 0..<2000 {
      let pairs = (0..<generator.below(5)).map { _ in (word(1), word(0)) }
      let address = Address(name: word(1), pairs: pairs)
      #expect(Address(parsing: address.description) == address)
      #expect(
        Address(name: address.name, pairs: pairs.reversed()).parameters.count
          == address.parameters.count)
    }
  }

  @Test func `addresses can be compared without their details`() {
    let first = Address("c", ["id": "1", "messageId": "a"])
    let second = Address("c", ["id": "1", "messageId": "b"])
    #expect(first != second)
    #expect(first.without(["messageId"]) == second.without(["messageId"]))
    #expect(first["messageId"] == "a")
    #expect(first.without(["messageId"])["messageId"] == nil)
  }
}

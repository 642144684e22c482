import Foundation
import Testing

@testable import Glidepath

struct PayloadConversionTests {
  private func push(json: String) throws -> Push {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    return Push(userInfo: try #require(object as? [String: Any]))
  }

  @Test func `what JSON holds arrives as it is`() throws {
    let push = try push(
      json: #"""
        {"aps":{"alert":"x"},"yes":true,"no":false,"one":1,"zero":0,"half":0.5,"none":null,
         "big":9223372036854775807,"small":-5,"beyond":18446744073709551615,
         "list":[1,"2",false],"map":{"b":2,"a":1}}
        """#)
    #expect(push.defect == nil)
    #expect(push["yes"] == true)
    #expect(push["no"] == false)
    #expect(push["one"] == 1)
    #expect(push["zero"] == 0)
    #expect(push["half"] == 0.5)
    #expect(push["none"] == .null)
    #expect(push["big"] == .integer(.max))
    #expect(push["small"] == -5)
    #expect(push["beyond"] == .double(18_446_744_073_709_551_616))
    #expect(push["list"] == [1, "2", false])
    #expect(push["map"] == ["a": 1, "b": 2])
  }

  @Test(
    arguments: [
      (NSNumber(value: true), true), (NSNumber(value: false), false), (NSNumber(value: 1), 1),
      (NSNumber(value: Int8(1)), 1), (NSNumber(value: UInt8(1)), 1), (NSNumber(value: 1.0), 1.0),
      (NSNumber(value: UInt64(5)), 5), (NSNumber(value: Int64.max), .integer(.max)),
      (NSNumber(value: Int64.min), .integer(.min)),
      (NSNumber(value: Float(0.5)), 0.5),
    ] as [(NSNumber, PayloadValue)])
  func `a number is what it was made of`(number: NSNumber, value: PayloadValue) {
    #expect(Push(userInfo: ["n": number])["n"] == value)
  }

  @Test func `Swift's own values serve as well as Foundation's`() {
    let push = Push(userInfo: [
      "t": true, "i": 1, "d": 1.5, "s": "x", "o": NSString("y"), "n": NSNull(),
      "l": NSArray(array: [1]), "m": NSDictionary(dictionary: ["k": "v"]),
      NSString("key"): "value",
    ])
    #expect(push.defect == nil)
    #expect(push["t"] == true)
    #expect(push["i"] == 1)
    #expect(push["d"] == 1.5)
    #expect(push["s"] == "x")
    #expect(push["o"] == "y")
    #expect(push["n"] == .null)
    #expect(push["l"] == [1])
    #expect(push["m"] == ["k": "v"])
    #expect(push["key"] == "value")
  }

  @Test func `nesting is followed 32 levels deep`() {
    func nested(_ levels: Int) -> Push {
      var value: Any = "end"
      for _ in 0..<levels { value = ["in": value] }
      return Push(userInfo: ["out": value])
    }
    #expect(nested(30).defect == nil)
    #expect(nested(31).defect == .tooDeep)
    #expect(nested(500).defect == .tooDeep)
  }

  @Test func `a list that holds itself over and over is given up`() {
    var list: [Any] = [1]
    for _ in 0..<28 { list = [list, list] }
    #expect(Push(userInfo: ["list": list]).defect == .tooManyValues)
  }

  @Test func `giants are given up`() {
    #expect(Push(userInfo: ["l": Array(repeating: 1, count: 5000)]).defect == .tooManyValues)
    let wide = Dictionary(uniqueKeysWithValues: (0..<5000).map { (AnyHashable("\($0)"), 1 as Any) })
    #expect(Push(userInfo: wide).defect == .tooManyValues)
    let text = String(repeating: "x", count: 70_000)
    #expect(Push(userInfo: ["s": text]).defect == .tooLarge)
    #expect(Push(userInfo: [text: 1]).defect == .tooLarge)
  }

  @Test func `what JSON cannot hold is refused and does not crash`() {
    #expect(Push(userInfo: ["d": Date()]).defect == .unsupportedValue)
    #expect(Push(userInfo: ["n": Double.nan]).defect == .unsupportedValue)
    #expect(Push(userInfo: ["n": Double.infinity]).defect == .unsupportedValue)
    #expect(Push(userInfo: ["n": Int?.none as Any]).defect == .unsupportedValue)
    #expect(Push(userInfo: [5: "x"]).defect == .keyNotText)
    #expect(Push(userInfo: ["m": [5: "x"]]).defect == .keyNotText)
  }

  @Test func `a tap on a payload that cannot be read is reported`() {
    var host = Host.active()
    host.respond(.to("n1", Push(userInfo: ["targetScreen": "messageCenter", "d": Date()])))
    #expect(host.codes == [.payloadInvalid])
  }
}

import Foundation
import Testing

@testable import Glidepath

@Suite("A payload from Foundation")
struct FoundationPayloadTests {
  private func push(_ json: String) throws -> Push {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    return Push(userInfo: try #require(object as? [String: Any]))
  }

  @Test("tells booleans from numbers, and keeps 64-bit integers exact")
  func numbers() throws {
    let push = try push(
      #"{"yes":true,"no":false,"one":1,"zero":0,"big":9223372036854775807,"half":0.5,"five":5.0}"#)
    #expect(push["yes"] == .boolean(true))
    #expect(push["no"] == .boolean(false))
    #expect(push["one"] == .integer(1))
    #expect(push["zero"] == .integer(0))
    #expect(push["big"] == .integer(.max))
    #expect(push["half"] == .double(0.5))
    #expect(push["five"] == .double(5))
  }

  @Test("keeps nested values and null")
  func nested() throws {
    let push = try push(#"{"a":{"b":[1,"x",null]}}"#)
    #expect(push["a"] == ["b": [1, "x", nil]])
  }

  @Test("that is nested too deeply or holds odd values has a defect, and does not crash")
  func defects() {
    var deep: Any = 1
    for _ in 0..<200 { deep = [deep] }
    #expect(Push(userInfo: ["a": deep]).defect == .tooDeep)
    #expect(Push(userInfo: ["a": Date()]).defect == .unsupportedValue)
    #expect(Push(userInfo: [1: "a"]).defect == .keyNotText)
    #expect(Push(userInfo: ["a": String(repeating: "x", count: 100_000)]).defect == .tooLarge)
    #expect(Push(userInfo: ["a": Array(repeating: 1, count: 10_000)]).defect == .tooManyValues)
  }

  @Test("is never read inside aps")
  func apsIsApart() throws {
    let push = try push(#"{"aps":{"targetScreen":"orderDetail"}}"#)
    #expect(push["targetScreen"] == nil)
    #expect(push["aps"] == nil)
  }
}

import GlidepathJSON
import Testing

@Suite("The JSON scanner")
struct JSONScannerTests {
  @Test("reads every kind of value with its place")
  func readsEveryKind() throws {
    let document = try JSONDocument(
      text: """
        { "a": [null, true, -12, 5.0],
          "订单": "已发货", "b": { "c": "x" } }
        """)
    guard case .object(let root) = document.root.content,
      case .array(let elements) = root["a"]?.value.content
    else {
      Issue.record("no object with an array")
      return
    }
    #expect(elements.map(\.content) == [.null, .bool(true), .integer(-12), .double(5)])
    #expect(elements.map(\.place.column) == [9, 15, 21, 26])
    #expect(root["b"]?.keyPlace == JSONPlace(line: 2, column: 16, byteOffset: 56))
    #expect(root["订单"]?.value.content == .string("已发货"))
    #expect(root.members.map(\.key) == ["a", "订单", "b"])
  }

  @Test("keeps the characters of a value as they were written")
  func keepsTheSlice() throws {
    let document = try JSONDocument(text: #" { "n" : 1.50 , "i": 9007199254740993 } "#)
    #expect(document.text(of: document.root) == #"{ "n" : 1.50 , "i": 9007199254740993 }"#)
  }

  @Test(
    "reads integers exactly and never turns 5.0 into one",
    arguments: [
      ("9223372036854775807", JSONValue.Content.integer(.max)),
      ("-9223372036854775808", .integer(.min)),
      ("9007199254740993", .integer(9_007_199_254_740_993)),
      ("0", .integer(0)), ("-0", .integer(0)), ("5.0", .double(5)), ("1e2", .double(100)),
      ("-0.5E-1", .double(-0.05)),
    ])
  func readsNumbers(text: String, content: JSONValue.Content) throws {
    #expect(try JSONDocument(text: text).root.content == content)
  }

  @Test(
    "resolves escapes",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9""#, "é"),
      (#""\ud83d\ude00""#, "😀"), (#""\u0000""#, "\0"),
    ])
  func resolvesEscapes(text: String, string: String) throws {
    #expect(try JSONDocument(text: text).root.content == .string(string))
  }

  @Test("counts lines whichever way they end", arguments: ["\n", "\r\n", "\r"])
  func countsLines(end: String) {
    #expect(
      throws: JSONError(
        "'?' where a value is expected", advice: "write a value here",
        at: JSONPlace(line: 3, column: 2, byteOffset: 2 + 2 * end.utf8.count))
    ) {
      try JSONDocument(text: "[\(end)\(end) ?")
    }
  }

  @Test("takes keys apart that only look alike")
  func comparesKeysByBytes() throws {
    let document = try JSONDocument(text: #"{"\u00e9": 1, "e\u0301": 2}"#)
    guard case .object(let root) = document.root.content else {
      Issue.record("no object")
      return
    }
    #expect(root["e\u{301}"]?.value.content == .integer(2))
  }
}

extension JSONDocument {
  init(text: String, limits: JSONLimits = JSONLimits()) throws(JSONError) {
    try self.init(Array(text.utf8), limits: limits)
  }
}

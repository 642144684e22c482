import GlidepathJSON
import Testing

@Suite("The JSON scanner's errors")
struct JSONErrorTests {
  @Test(
    "say what, where and what to do, in one line",
    arguments: [
      ("", "1:1: the text ends where a value is expected — complete it"),
      (
        "nul",
        "1:1: nul is no JSON value — strings need double quotes; words are true, false and null"
      ),
      ("{} x", "1:4: 'x' after the end of the value — keep one value only"),
      ("[1 2]", "1:4: '2' where ',' or ']' is expected — put a comma between values"),
      ("[1,]", "1:4: ']' after a comma — remove the comma before it"),
      (#"{"a":1,}"#, "1:8: '}' after a comma — remove the comma before it"),
      (#"{"a" 1}"#, "1:6: '1' where ':' is expected — put ':' between key and value"),
      ("{a:1}", "1:2: 'a' where a key is expected — keys are strings in double quotes"),
      ("[\n[", "2:2: the text ends where a value is expected — complete it"),
      ("[1", "1:3: the text ends inside what was opened at 1:1 — close it with ]"),
      ("{", "1:2: the text ends inside what was opened at 1:1 — close it with }"),
      (#""abc"#, "1:5: the text ends inside the string opened at 1:1 — close it with \""),
      (
        "\"a\nb\"",
        "1:3: the control character U+000A inside a string — close the string, or write \\n"
      ),
      ("\"\u{1}\"", "1:2: the control character U+0001 inside a string — write it as an escape"),
      (
        #""\x""#,
        #"1:2: an unknown escape — known are \" \\ \/ \b \f \n \r \t and \u with four digits"#
      ),
      (#""\u12""#, #"1:2: \u without four hexadecimal digits — complete the escape"#),
      (#""订\ud83d""#, "1:3: half of a surrogate pair — write both halves, or the character itself"),
      (#""\udc00""#, "1:2: half of a surrogate pair — write both halves, or the character itself"),
      ("01", "1:1: a number starts with 0 — remove the leading zero"),
      ("-", "1:2: the end of the text where a digit is expected — complete the number"),
      ("1.", "1:3: the end of the text where a digit is expected — complete the number"),
      ("[1e]", "1:4: ']' where a digit is expected — complete the number"),
      (
        "9223372036854775808",
        "1:1: the integer 9223372036854775808 does not fit 64 bits — send it as a string"
      ),
      ("1e999", "1:1: the number 1e999 is out of range — send it as a string"),
      ("订", "1:1: '订' where a value is expected — write a value here"),
      ("\u{FEFF}{}", "1:1: the text starts with a byte order mark — save it as UTF-8 without one"),
      (
        "{\"a\": 1,\n \"a\": 2}",
        "2:2: key \"a\" stands twice in one object, first at 1:2 — remove one of them"
      ),
    ])
  func sayWhatAndWhere(text: String, message: String) {
    #expect(failure(of: Array(text.utf8)) == message)
  }

  @Test(
    "name bytes that are no UTF-8",
    arguments: [
      [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE8, 0xAE], [0x80], [0xFF],
      [0xE0, 0x80, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xE8, 0xAE, 0x22],
    ] as [[UInt8]])
  func nameInvalidUTF8(bytes: [UInt8]) {
    let expected = "1:2: a byte that is no UTF-8 — save the text as UTF-8"
    #expect(failure(of: [0x22] + bytes + [0x22]) == expected)
  }

  @Test("end a nesting of 10 000 levels cleanly", arguments: ["[", "{\"a\":"])
  func endDeepNesting(opening: String) {
    let text = String(repeating: opening, count: 10_000)
    let column = 64 * opening.count + 1
    #expect(
      failure(of: Array(text.utf8))
        == "1:\(column): nested deeper than 64 levels — make it flatter")
  }

  @Test("name the limit that was passed")
  func nameTheLimit() {
    #expect(
      failure(of: Array("[1,2,3]".utf8), limits: JSONLimits(values: 3))
        == "1:6: more than 3 values — take out what is not needed")
    #expect(
      failure(of: Array(repeating: 0x20, count: (1 << 20) + 1))
        == "1:1: the text has 1048577 bytes, more than the 1048576 allowed — split it, or take out "
        + "what is not needed")
    #expect(
      failure(of: Array(repeating: UInt8(ascii: "1"), count: 1001))
        == "1:1: a number of more than 1000 characters — send it as a string")
  }

  private func failure(of bytes: [UInt8], limits: JSONLimits = JSONLimits()) -> String? {
    do throws(JSONError) {
      _ = try JSONDocument(bytes, limits: limits)
      return nil
    } catch {
      return error.description
    }
  }
}

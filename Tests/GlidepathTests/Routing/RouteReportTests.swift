import Testing

@testable import Glidepath

struct RouteReportTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var push: Push
    var code: Report.Code
    var words: [String]

    var testDescription: String { "\(code): \(words)" }
  }

  static let cases = [
    Case(push: .lost, code: .noTarget, words: ["\"targetScreen\"", "absent"]),
    Case(push: ["targetScreen": nil], code: .noTarget, words: ["null"]),
    Case(push: ["targetScreen": ""], code: .noTarget, words: ["empty"]),
    Case(
      push: ["aps": ["targetScreen": "messageCenter"]], code: .noTarget,
      words: ["inside \"aps\""]),
    Case(push: ["targetScreen": true], code: .badParameter, words: ["a boolean"]),
    Case(push: ["targetScreen": ["x": 1]], code: .badParameter, words: ["an object"]),
    Case(push: ["targetScreen": "ordrDetail"], code: .unknownTarget, words: ["\"ordrDetail\""]),
    Case(push: ["targetScreen": 5], code: .unknownTarget, words: ["\"5\""]),
    Case(
      push: ["targetScreen": "orderDetail"], code: .missingParameter,
      words: ["\"orderDetail\"", "\"orderId\"", "string"]),
    Case(
      push: ["targetScreen": "orderDetail", "orderId": nil], code: .missingParameter,
      words: ["\"orderId\""]),
    Case(
      push: ["targetScreen": "orderDetail", "orderId": ""], code: .missingParameter,
      words: ["\"orderId\""]),
    Case(
      push: ["aps": ["orderId": "1"], "targetScreen": "orderDetail"], code: .missingParameter,
      words: ["inside \"aps\""]),
    Case(
      push: ["targetScreen": "orderDetail", "orderId": true], code: .badParameter,
      words: ["\"orderId\"", "a boolean"]),
    Case(
      push: ["targetScreen": "orderDetail", "orderId": ["1"]], code: .badParameter,
      words: ["an array"]),
    Case(
      push: ["targetScreen": "page", "number": 5.0], code: .badParameter,
      words: ["\"number\"", "integer", "fraction"]),
    Case(
      push: ["targetScreen": "page", "number": "5"], code: .badParameter, words: ["a string"]),
    Case(
      push: ["targetScreen": "page", "number": 5, "title": [:]], code: .badParameter,
      words: ["\"title\""]),
  ]

  @Test(arguments: cases)
  func `a payload that leads nowhere is reported with what, where and what to do`(case: Case) {
    var host = Host.active()
    host.respond(.to("n1", `case`.push))
    #expect(host.codes == [`case`.code])
    #expect(host.landings == [])
    for word in `case`.words {
      #expect(host.reports.first?.message.contains(word) == true, "\(host.reports)")
    }
    #expect(host.records.last?.fields["report"] == `case`.code.rawValue)
  }

  @Test(
    arguments: [
      (["targetScreen": "orderDetail", "orderId": 9007199254740993], "orderId=9007199254740993"),
      (["targetScreen": "orderDetail", "orderId": 1.5], "orderId=1.5"),
      (["targetScreen": "page", "number": .integer(.min)], "number=-9223372036854775808"),
      (["targetScreen": "page", "number": 5, "title": nil], "number=5"),
      (["targetScreen": "page", "number": 5, "title": ""], "number=5"),
      (["targetScreen": "page", "number": 5, "title": "a b"], "number=5&title=a%20b"),
    ] as [(Push, String)])
  func `parameters are read by their declared types`(push: Push, parameters: String) {
    var host = Host.active()
    host.respond(.to("n1", push))
    #expect(host.landings.map(\.description) == ["\(host.landings[0].name)?\(parameters)"])
  }

  @Test func `no value of the payload gets into a report`() {
    var host = Host.active()
    host.respond(.to("n1", ["targetScreen": "orderDetail", "orderId": ["secret"]]))
    #expect(host.reports.allSatisfy { !$0.message.contains("secret") })
    #expect(host.records.allSatisfy { !$0.description.contains("secret") })
  }
}

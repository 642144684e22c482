import GlidepathSimulator
import PhoneLink
import Testing

@Suite("What is wrong with a scenario file is said with its place")
struct ScenarioErrorTests {
  @Test(
    "in its steps",
    arguments: [
      (#"{ "select": "orders" }"#, #"5:3: step "select" is not built yet — take it out for now"#),
      (#"{ "lunch": {} }"#, #"5:3: there is no step "lunch" — did you mean "launch"?"#),
      (
        #"{ "zzzzzz": {} }"#,
        "5:3: there is no step \"zzzzzz\" — known are launch, home, kill, terminate, push, tap, "
          + "back, expect, advance"
      ),
      ("{}", #"5:1: step 1 is empty — name what happens, as in { "home": {} }"#),
      ("[]", #"5:1: step 1 is an array — make it an object such as { "home": {} }"#),
      (#"{ "home": {}, "kill": {} }"#, "5:15: step 1 has 2 keys — make each a step of its own"),
      (#"{ "home": 1 }"#, #"5:11: step "home" takes nothing — write { "home": {} }"#),
      (#"{ "kill": { "x": 1 } }"#, #"5:11: step "kill" takes nothing — write { "kill": {} }"#),
      (#"{ "push": { "id": "n" } }"#, #"5:11: "payload" is missing — add it, or "file""#),
      (#"{ "push": { "payload": {} } }"#, #"5:11: "id" is missing — add it to this object"#),
      (#"{ "push": { "id": 1, "payload": {} } }"#, #"5:19: "id" is an integer — make it a string"#),
      (
        #"{ "push": { "id": "", "payload": {} } }"#,
        #"5:19: "id" is empty — write something into it"#
      ),
      (
        #"{ "push": { "id": "n", "payload": [] } }"#,
        #"5:35: "payload" is an array — make it an object"#
      ),
      (
        #"{ "push": { "id": "n", "payload": {}, "file": "x" } }"#,
        #"5:47: "payload" and "file" in one push — keep one of them"#
      ),
      (
        #"{ "push": { "id": "n", "collapseId": "c" } }"#,
        #"5:24: push key "collapseId" is not built yet — take it out for now"#
      ),
      (
        #"{ "push": { "id": "n", "file": "none.json" } }"#,
        "5:32: the payload \"none.json\" cannot be read — name a file relative to this one's folder"
      ),
      (
        #"{ "tap": "n1" }"#,
        #"5:10: there is no push "n1" before this step — let it arrive in a step before"#
      ),
      (
        #"{ "push": { "id": "n1", "payload": {} } }, { "tap": "n2" }"#,
        #"5:53: there is no push "n2" before this step — did you mean "n1"?"#
      ),
      (
        #"{ "push": { "id": "n1", "payload": {} } }, { "tap": { "id": "n1", "from": "banner" } }"#,
        #"5:75: place of a tap "banner" is not built yet — take it out for now"#
      ),
      (#"{ "advance": "1" }"#, #"5:14: "advance" is a string — make it a number of seconds"#),
      (
        #"{ "advance": -1 }"#,
        #"5:14: "advance" is -1 — name seconds from 0 to 31622400 (366 days)"#
      ),
    ])
  func steps(steps: String, message: String) {
    #expect(failure { try parse(steps: steps) } == message)
  }

  @Test(
    "in its expectations",
    arguments: [
      ("{}", #"5:13: "expect" expects nothing — name what is expected"#),
      (#"{ "tab": "orders" }"#, #"5:15: expectation "tab" is not built yet — take it out for now"#),
      (#"{ "sreen": "x" }"#, #"5:15: there is no expectation "sreen" — did you mean "screen"?"#),
      (#"{ "screen": 1 }"#, #"5:25: "screen" is an integer — make it a string"#),
      (
        #"{ "landings": 1.0 }"#,
        #"5:27: "landings" is a number with fraction — make it an integer"#
      ),
      (#"{ "landings": -1 }"#, #"5:27: "landings" is -1 — a count is 0 or more"#),
      (#"{ "alive": 1 }"#, #"5:24: "alive" is an integer — make it true or false"#),
      (
        #"{ "reports": ["notarget"] }"#,
        #"5:27: there is no report code "notarget" — did you mean "noTarget"?"#
      ),
      (
        #"{ "state": "foreground" }"#,
        "5:24: there is no state \"foreground\" — known are notRunning, inactive, active, background, "
          + "suspended"
      ),
      (
        #"{ "callbacks": ["sceneDidBecomeActive"] }"#,
        "5:29: there is no callback \"sceneDidBecomeActive\" — did you mean "
          + "\"sceneDidBecomeActive(_:)\"?"
      ),
      (
        #"{ "callbacks": { "has": [] } }"#,
        #"5:30: there is no callbacks key "has" — known are contains"#
      ),
      (#"{ "center": "n1" }"#, #"5:25: "center" is a string — make it an array"#),
    ])
  func expectations(value: String, message: String) {
    #expect(failure { try parse(steps: #"{ "expect": \#(value) }"#) } == message)
  }

  @Test(
    "in its phone",
    arguments: [
      (
        #"{ "ios": "19" }"#,
        #"2:21: there is no iOS "19" — known are 7 to 18, 26 and 27, or major.minor"#
      ),
      (
        #"{ "ios": "6" }"#,
        #"2:21: there is no iOS "6" — known are 7 to 18, 26 and 27, or major.minor"#
      ),
      (
        #"{ "ios": "17.x" }"#,
        #"2:21: there is no iOS "17.x" — known are 7 to 18, 26 and 27, or major.minor"#
      ),
      (#"{ "ios": 17 }"#, #"2:21: "ios" is an integer — make it a string such as "17""#),
      (
        #"{ "architecture": "scenes" }"#,
        #"2:30: there is no architecture "scenes" — did you mean "scene"?"#
      ),
      (
        #"{ "ios": "12", "architecture": "scene" }"#,
        "2:43: architecture \"scene\" does not exist on iOS 12 — it came with iOS 13: name a later "
          + "version, or \"app-delegate\""
      ),
      (
        #"{ "ios": "13", "architecture": "swiftui" }"#,
        "2:43: architecture \"swiftui\" does not exist on iOS 13 — it came with iOS 14: name a "
          + "later version, or \"app-delegate\""
      ),
      (#"{ "os": "17" }"#, #"2:14: there is no phone key "os" — did you mean "ios"?"#),
      (
        #"{ "choices": "all" }"#,
        #"2:25: choices "all" is not built yet — name choices and their values"#
      ),
      (
        #"{ "choices": { "coldResponce": "both" } }"#,
        #"2:27: there is no choice "coldResponce" — did you mean "coldResponse"?"#
      ),
      (
        #"{ "choices": { "coldResponse": "bth" } }"#,
        #"2:43: there is no value of choice "coldResponse", "bth" — did you mean "both"?"#
      ),
      ("[]", #"2:12: "phone" is an array — make it an object"#),
    ])
  func phone(phone: String, message: String) {
    #expect(failure { try parse(phone: phone) } == message)
  }

  @Test(
    "in its app",
    arguments: [
      (
        "{}",
        "3:10: hierarchy \"drawer-tabs\" (the default) is not built yet — name \"app\": "
          + "{ \"hierarchy\": \"navigation\" }"
      ),
      (
        #"{ "hierarchy": "tabs" }"#,
        #"3:25: hierarchy "tabs" is not built yet — name "navigation""#
      ),
      (
        #"{ "hierarchy": "naviation" }"#,
        #"3:25: there is no hierarchy "naviation" — did you mean "navigation"?"#
      ),
      (
        #"{ "hierarchy": "navigation", "appLock": true }"#,
        #"3:39: app key "appLock" is not built yet — take it out for now"#
      ),
      (
        #"{ "hierarchy": "navigation", "signedIn": false }"#,
        #"3:51: "signedIn": false is not built yet — take it out for now"#
      ),
    ])
  func app(app: String, message: String) { #expect(failure { try parse(app: app) } == message) }

  @Test(
    "at its top",
    arguments: [
      ("[]", "1:1: a scenario is an array — make it an object"),
      ("{", "1:2: the text ends inside what was opened at 1:1 — close it with }"),
      ("{}", "1:1: \"name\" is missing — add it to this object"),
      (
        #"{"name":"n"}"#,
        "1:1: hierarchy \"drawer-tabs\" (the default) is not built yet — name \"app\": "
          + "{ \"hierarchy\": \"navigation\" }"
      ),
      (
        #"{"name":"n","app":{"hierarchy":"navigation"}}"#,
        "1:1: \"steps\" is missing — add it to this object"
      ),
      (
        #"{"name":"n","matrix":true}"#,
        "1:13: key \"matrix\" is not built yet — take it out for now"
      ),
      (#"{"name":"n","step":[]}"#, "1:13: there is no key \"step\" — did you mean \"steps\"?"),
      (#"{"name":"n","tags":"A1"}"#, "1:20: \"tags\" is a string — make it an array"),
      (
        #"{"a\u001b[1m":1}"#,
        #"1:2: there is no key "a\u001b[1m" — known are name, tags, phone, app, steps"#
      ),
    ])
  func top(text: String, message: String) { #expect(failure { try parse(text) } == message) }

  @Test(
    "in a payload's file under that file's name",
    arguments: [
      ("[1]", "order.json:1:1: the payload is an array — make it an object"),
      ("{\n x", "order.json:2:2: 'x' where a key is expected — keys are strings in double quotes"),
    ])
  func payloadFile(text: String, message: String) throws {
    let error = #expect(throws: ScenarioError.self) {
      try parse(
        steps: #"{ "push": { "id": "n1", "file": "order.json" } }"#, files: ["order.json": text])
    }
    #expect(error?.description == message)
  }

  @Test("even when the command line chose the version")
  func override() {
    let message = failure {
      try parse(
        #"{"name":"n","phone":{"architecture":"scene"},"app":{"hierarchy":"navigation"},"steps":[]}"#,
        overrides: .init(system: SystemVersion(9)))
    }
    #expect(message?.hasPrefix(#"1:37: architecture "scene" does not exist on iOS 9"#) == true)
  }

  /// The message without the file's name, which is the same in all of them.
  private func failure(_ parse: () throws -> Scenario) -> String? {
    do {
      _ = try parse()
      return nil
    } catch {
      let prefix = "a.scenario.json:"
      #expect("\(error)".hasPrefix(prefix))
      return String("\(error)".dropFirst(prefix.count))
    }
  }
}

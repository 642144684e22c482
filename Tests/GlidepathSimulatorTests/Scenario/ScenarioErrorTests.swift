import GlidepathSimulator
import PhoneLink
import Testing

@Suite("What is wrong with a scenario file is said with its place")
struct ScenarioErrorTests {
  @Test(
    "in its steps",
    arguments: [
      (#"{ "lunch": {} }"#, #"5:3: there is no step "lunch" — did you mean "launch"?"#),
      (
        #"{ "zzzzzz": {} }"#,
        "5:3: there is no step \"zzzzzz\" — known are launch, home, switcher, return, kill, "
          + "terminate, crash, reboot, lock, unlock, push, notify, tap, action, dismiss, clear, "
          + "link, select, open, back, drawer, present, dismissModal, alert, signIn, "
          + "switchAccount, signOut, authorise, advance, expect, atOnce"
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
        #"{ "push": { "id": "n", "payload": {}, "collapseId": 1 } }"#,
        #"5:53: "collapseId" is an integer — make it a string"#
      ),
      (
        #"{ "push": { "id": "n", "payload": {}, "extension": 1 } }"#,
        #"5:52: "extension" is an integer — make it an object"#
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
        #"{ "push": { "id": "n1", "payload": {} } }, { "tap": { "id": "n1", "from": "lock" } }"#,
        #"5:75: there is no place of a tap "lock" — known are banner, center, lockscreen"#
      ),
      (#"{ "lock": 1 }"#, #"5:11: step "lock" takes nothing — write { "lock": {} }"#),
      (#"{ "notify": { "id": "n2" } }"#, #"5:13: "payload" is missing — add it to this object"#),
      (
        #"{ "push": { "id": "n1", "payload": {} } }, { "action": { "id": "n1" } }"#,
        #"5:56: "action" is missing — add it to this object"#
      ),
      (
        #"{ "action": { "id": "n2", "action": "open" } }"#,
        #"5:21: there is no push "n2" before this step — let it arrive in a step before"#
      ),
      (
        #"{ "dismiss": "n2" }"#,
        #"5:14: there is no push "n2" before this step — let it arrive in a step before"#
      ),
      (
        #"{ "link": "orders/9" }"#,
        #"5:11: "orders/9" is no URL — write one such as "shop://orderDetail?orderId=9""#
      ),
      (
        #"{ "authorise": "allowed" }"#,
        #"5:16: there is no authorisation "allowed" — known are granted, denied, provisional"#
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
    "in its steps inside the app",
    arguments: [
      (#"{ "select": "order" }"#, #"5:13: there is no tab "order" — did you mean "orders"?"#),
      (#"{ "select": {} }"#, #"5:13: "select" is an object — make it a string"#),
      (
        #"{ "open": "orderDetial?orderId=9" }"#,
        #"5:11: there is no screen "orderDetial" — did you mean "orderDetail"?"#
      ),
      (
        #"{ "drawer": "shut" }"#,
        #"5:13: there is no move of the drawer "shut" — known are open, close"#
      ),
      (#"{ "present": "home" }"#, #"5:14: there is no modal screen "home" — known are compose"#),
      (#"{ "present": {} }"#, #"5:14: "screen" is missing — add it to this object"#),
      (
        #"{ "present": { "screen": "compose", "unsaved": 1 } }"#,
        #"5:48: "unsaved" is an integer — make it true or false"#
      ),
      (
        #"{ "present": { "screen": "compose", "unsavd": true } }"#,
        #"5:37: there is no present key "unsavd" — did you mean "unsaved"?"#
      ),
      (#"{ "alert": {} }"#, #"5:12: "alert" is an object — make it a string"#),
      (#"{ "signIn": "" }"#, #"5:13: "signIn" is empty — write something into it"#),
      (#"{ "signOut": "u1" }"#, #"5:14: step "signOut" takes nothing — write { "signOut": {} }"#),
      (
        #"{ "dismissModal": true }"#,
        #"5:19: step "dismissModal" takes nothing — write { "dismissModal": {} }"#
      ),
      (#"{ "atOnce": {} }"#, #"5:13: "atOnce" is an object — make it an array"#),
      (#"{ "atOnce": [] }"#, #"5:13: "atOnce" is empty — name the steps in it"#),
      (
        #"{ "atOnce": [{ "expect": { "landings": 1 } }] }"#,
        #"5:16: step "expect" inside "atOnce" — put it after that step"#
      ),
      (
        #"{ "atOnce": [{ "atOnce": [{ "home": {} }] }] }"#,
        #"5:16: step "atOnce" inside "atOnce" — put it after that step"#
      ),
      (
        #"{ "atOnce": [{ "home": {} }, { "lunch": {} }] }"#,
        #"5:32: there is no step "lunch" — did you mean "launch"?"#
      ),
    ])
  func stepsInsideTheApp(steps: String, message: String) {
    #expect(failure { try parse(steps: steps) } == message)
  }

  @Test(
    "in its expectations",
    arguments: [
      ("{}", #"5:13: "expect" expects nothing — name what is expected"#),
      (
        #"{ "unread": { "g1": 1 } }"#,
        #"5:15: expectation "unread" is not built yet — take it out for now"#
      ),
      (#"{ "unread": { "g1": "1" } }"#, #"5:33: "unread" is a string — make it an integer"#),
      (#"{ "messages": "m1" }"#, #"5:27: "messages" is a string — make it an array"#),
      (#"{ "tab": "" }"#, #"5:22: "tab" is empty — write something into it"#),
      (#"{ "modal": true }"#, #"5:24: "modal" is a boolean — make it a string"#),
      (#"{ "remembered": 0 }"#, #"5:29: "remembered" is an integer — make it a string"#),
      (#"{ "badge": -1 }"#, #"5:24: "badge" is -1 — a count is 0 or more"#),
      (#"{ "tabBadges": [] }"#, #"5:28: "tabBadges" is an array — make it an object"#),
      (
        #"{ "tabBadges": { "orders": true } }"#,
        #"5:40: a tab's badge is a boolean — make it a number, a string or null"#
      ),
      (
        #"{ "banner": "hidden" }"#,
        #"5:25: there is no value of "banner", "hidden" — known are shown, none"#
      ),
      (
        #"{ "banner": ["bannner"] }"#,
        #"5:26: there is no presentation option "bannner" — did you mean "banner"?"#
      ),
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
        #"{ "choices": "each" }"#, #"2:25: "choices" is a string — make it an object"#
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
        #"{ "hierarchy": "naviation" }"#,
        #"3:25: there is no hierarchy "naviation" — did you mean "navigation"?"#
      ),
      (
        #"{ "hierachy": "tabs" }"#,
        #"3:12: there is no app key "hierachy" — did you mean "hierarchy"?"#
      ),
      (#"{ "appLock": true }"#, #"3:12: app key "appLock" is not built yet — take it out for now"#),
      (#"{ "appLock": 1 }"#, #"3:23: "appLock" is an integer — make it true or false"#),
      (
        #"{ "readyAfter": "2 s" }"#,
        #"3:26: "readyAfter" is a string — make it a number of seconds"#
      ),
      (
        #"{ "defaultScreenAfter": -1 }"#,
        #"3:34: "defaultScreenAfter" is -1 — name seconds from 0 to 31622400 (366 days)"#
      ),
      (
        #"{ "otherSDK": "insists" }"#,
        #"3:24: kind of other SDK "insists" is not built yet — take it out for now"#
      ),
      (
        #"{ "otherSDK": "proxy" }"#,
        #"3:24: there is no kind of other SDK "proxy" — known are proxies"#
      ),
      (
        #"{ "omits": ["registraton"] }"#,
        #"3:22: there is no callback or "registraton" — did you mean "registration"?"#
      ),
      (
        #"{ "omits": ["registration"] }"#,
        #"3:12: app key "omits" is not built yet — take it out for now"#
      ),
      (
        #"{ "backgroundWork": "always" }"#,
        #"3:30: there is no background work "always" — known are never, twice"#
      ),
      (#"{ "account": "u1,u2" }"#, #"3:23: "account" is "u1,u2" — an account's name has no comma"#),
      (#"{ "accounts": ["u1", "u1"] }"#, #"3:31: account "u1" stands twice — keep one of them"#),
      (
        #"{ "account": "u3", "accounts": ["u1", "u2"] }"#,
        #"3:41: "accounts" lacks the account "u3" — add it to the list"#
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
        "1:1: \"steps\" is missing — add it to this object"
      ),
      (
        #"{"name":"n","matrix":1}"#,
        "1:22: \"matrix\" is an integer — make it true or false"
      ),
      (#"{"name":"n","step":[]}"#, "1:13: there is no key \"step\" — did you mean \"steps\"?"),
      (#"{"name":"n","tags":"A1"}"#, "1:20: \"tags\" is a string — make it an array"),
      (
        #"{"a\u001b[1m":1}"#,
        #"1:2: there is no key "a\u001b[1m" — known are name, tags, phone, app, steps, matrix"#
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

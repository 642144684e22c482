import GlidepathJSON
import GlidepathSimulator
import PhoneLink
import PhoneModel
import Testing

@Suite("A scenario file")
struct ScenarioParserTests {
  @Test("is read with every step that is built")
  func everyStep() throws {
    let scenario = try parse(
      #"""
      { "name": "n", "tags": ["A1", "B4"],
        "phone": { "ios": "17.4", "sdk": "16", "architecture": "scene" },
        "app": { "hierarchy": "navigation", "signedIn": true, "account": "u2" },
        "steps": [
          { "launch": {} }, { "home": {} }, { "kill": {} }, { "terminate": {} }, { "back": {} },
          { "push": { "id": "n1", "payload": { "aps": {}, "n": 1.50, "big": 9007199254740993 } } },
          { "tap": "n1" }, { "tap": { "id": "n1", "from": "center" } }, { "advance": 1.5 },
          { "expect": { "screen": null, "landings": 1 } } ] }
      """#)
    #expect(scenario.name == "n")
    #expect(scenario.tags == ["A1", "B4"])
    #expect(scenario.phone.system == SystemVersion(17, 4))
    #expect(scenario.phone.sdk == SystemVersion(16))
    #expect(scenario.app?.account == "u2")
    let payload = #"{ "aps": {}, "n": 1.50, "big": 9007199254740993 }"#
    let push = PhoneAction.push(PushArrival(identifier: "n1", payload: payload))
    let actions: [PhoneAction] = [
      .launch, .home, .kill, .terminate, .touch(.back), push, .tap(identifier: "n1"),
    ]
    #expect(scenario.steps.prefix(7).map(\.content) == actions.map { .act($0) })
    #expect(scenario.steps[7].content == .act(.tap(identifier: "n1", from: .center)))
    #expect(scenario.steps[8].content == .advance(nanoseconds: 1_500_000_000))
    guard case .expect(let expectations) = scenario.steps[9].content else {
      Issue.record("no expectations")
      return
    }
    #expect(expectations.map(\.expectation) == [.screen(nil), .landings(1)])
    #expect(expectations.map(\.place.line) == [8, 8])
    #expect(scenario.steps.map(\.number) == Array(1...10))
  }

  @Test("is read with what happens to the phone")
  func phoneSteps() throws {
    let scenario = try parse(
      steps: #"""
        { "switcher": {} }, { "return": {} }, { "crash": {} }, { "reboot": {} }, { "lock": {} },
        { "unlock": {} }, { "clear": {} }, { "authorise": "provisional" },
        { "push": { "id": "n1", "payload": {}, "collapseId": "c", "extension": { "e": 1 } } },
        { "notify": { "id": "n2", "payload": { "aps": {} } } }, { "dismiss": "n2" },
        { "action": { "id": "n1", "action": "reply", "text": "yes" } },
        { "tap": { "id": "n1", "from": "lockscreen" } }, { "link": "shop://orders" }
        """#)
    let actions: [PhoneAction] = [
      .switcher, .return, .crash, .reboot, .lock, .unlock, .clear, .authorise(.provisional),
      .push(
        PushArrival(
          identifier: "n1", payload: "{}", collapseIdentifier: "c", extendedPayload: #"{ "e": 1 }"#)
      ),
      .notify(LocalNotification(identifier: "n2", payload: #"{ "aps": {} }"#)),
      .dismiss(identifier: "n2"), .action(identifier: "n1", action: "reply", text: "yes"),
      .tap(identifier: "n1", from: .lockscreen), .link("shop://orders"),
    ]
    #expect(scenario.steps.map(\.content) == actions.map { .act($0) })
    #expect(
      scenario.steps.map(\.name) == [
        "switcher", "return", "crash", "reboot", "lock", "unlock", "clear", "authorise", "push",
        "notify", "dismiss", "action", "tap", "link",
      ])
  }

  @Test("is read with what the user does inside the app")
  func userSteps() throws {
    let scenario = try parse(
      steps: #"""
        { "select": "orders" }, { "open": "orderDetail?orderId=9" }, { "drawer": "open" },
        { "present": "compose" }, { "present": { "screen": "compose", "unsaved": true } },
        { "dismissModal": {} }, { "alert": "Sure?" }, { "signIn": "u2" },
        { "switchAccount": "u1" }, { "signOut": {} }
        """#)
    let steps: [UserStep] = [
      .selectTab("orders"), .inApp(name: "open", info: ["address": "orderDetail?orderId=9"]),
      .inApp(name: "drawer", info: ["to": "open"]),
      .inApp(name: "present", info: ["screen": "compose"]),
      .inApp(name: "present", info: ["screen": "compose", "unsaved": "true"]), .dismissModal,
      .inApp(name: "alert", info: ["text": "Sure?"]),
      .inApp(name: "signIn", info: ["account": "u2"]),
      .inApp(name: "switchAccount", info: ["account": "u1"]), .inApp(name: "signOut", info: [:]),
    ]
    #expect(scenario.steps.map(\.content) == steps.map { .act(.touch($0)) })
  }

  @Test("is read with steps at once, which have the number of the step they are in")
  func atOnce() throws {
    let steps = try parse(
      steps: #"""
        { "launch": {} },
        { "atOnce": [{ "home": {} },
          { "advance": 0.1 }] },
        { "kill": {} }
        """#
    ).steps
    #expect(steps.map(\.number) == [1, 2, 3])
    guard case .atOnce(let inner) = steps[1].content else {
      Issue.record("no steps at once")
      return
    }
    #expect(inner.map(\.content) == [.act(.home), .advance(nanoseconds: 100_000_000)])
    #expect(inner.map(\.number) == [2, 2])
    #expect(inner.map(\.place.line) == [6, 7])
  }

  @Test("reads every expectation that is built")
  func everyExpectation() throws {
    let scenario = try parse(
      steps: #"""
        { "expect": { "screen": "home", "stack": ["home"], "landings": 0, "reports": ["noTarget"],
          "fetchCompletions": 1, "callbacks": ["sceneDidBecomeActive(_:)"], "state": "suspended",
          "alive": true, "center": ["n1"], "tab": "orders", "modal": null, "remembered": "home",
          "tabBadges": { "home": null, "orders": 3, "settings": "new" }, "badge": 4,
          "banner": "none" } },
        { "expect": { "callbacks": { "contains": ["sceneDidBecomeActive(_:)"] } } },
        { "expect": { "banner": ["list", "sound"] } }
        """#)
    guard case .expect(let all) = scenario.steps[0].content,
      case .expect(let contains) = scenario.steps[1].content,
      case .expect(let options) = scenario.steps[2].content
    else {
      Issue.record("no expectations")
      return
    }
    #expect(
      all.map(\.expectation) == [
        .screen("home"), .stack(["home"]), .landings(0), .reports(["noTarget"]),
        .fetchCompletions(1), .callbacks(.exactly(["sceneDidBecomeActive(_:)"])),
        .state("suspended"), .alive(true), .center(["n1"]), .tab("orders"), .modal(nil),
        .remembered("home"),
        .tabBadges([
          TabBadge(tab: "home", text: nil), TabBadge(tab: "orders", text: "3"),
          TabBadge(tab: "settings", text: "new"),
        ]),
        .badge(4), .banner(.none),
      ])
    #expect(
      contains.map(\.expectation) == [.callbacks(.containing(["sceneDidBecomeActive(_:)"]))])
    #expect(options.map(\.expectation) == [.banner(.options(["list", "sound"]))])
  }

  @Test(
    "takes the architecture that its iOS version suggests",
    arguments: [
      ("7", Architecture.appDelegate), ("12", .appDelegate), ("13", .scene), ("27", .scene),
    ])
  func defaultArchitecture(ios: String, architecture: Architecture) throws {
    let phone = try parse(phone: #"{ "ios": "\#(ios)" }"#).phone
    #expect(phone.architecture == architecture)
    #expect(phone.sdk == phone.system)
  }

  @Test("runs on iOS 18 unless it says otherwise")
  func defaultSystem() throws {
    let scenario = try parse(#"{"name":"n","steps":[]}"#)
    #expect(scenario.phone.system == SystemVersion(18))
    #expect(scenario.phone.architecture == .scene)
    #expect(scenario.app == AppSettings())
    #expect(scenario.app?.hierarchy == .drawerTabs)
  }

  @Test("gives way to the command line")
  func overrides() throws {
    let overrides = ScenarioParser.Overrides(
      system: SystemVersion(12), architecture: .appDelegate, appIsForeign: true)
    let scenario = try parse(
      #"{"name":"n","phone":{"ios":"17","architecture":"scene"},"steps":[]}"#, overrides: overrides)
    #expect(scenario.phone.system == SystemVersion(12))
    #expect(scenario.phone.architecture == .appDelegate)
    #expect(scenario.app == nil)
  }

  @Test("chooses what iOS does where documents leave it open")
  func choices() throws {
    let phone = try parse(
      phone: #"{ "choices": { "responseSlot": "afterActive", "delegateQueue": "main" } }"#
    ).phone
    #expect(phone.choices.responseSlot == .afterActive)
    #expect(phone.choices.coldResponse == .both)
  }

  @Test("says which choices are made and which branch")
  func variation() throws {
    let all = try parse(phone: #"{ "ios": "17", "choices": "all" }"#).variation
    #expect(all.branchesChoices)
    #expect(!all.isMatrix)
    let overrides = ScenarioParser.Overrides(choices: [ChoiceSetting(.endCallbacks, "notCalled")])
    let scenario = try parse(
      #"""
      { "name": "n", "matrix": true, "steps": [],
        "phone": { "choices": { "coldResponse": "responseOnly", "endCallbacks": "called" } } }
      """#, overrides: overrides)
    #expect(scenario.variation.branchesChoices)
    #expect(scenario.variation.fixedChoices == [.coldResponse, .endCallbacks])
    #expect(scenario.phone.choices.coldResponse == .responseOnly)
    #expect(scenario.phone.choices.endCallbacks == .notCalled, "the command line has the last word")
  }

  @Test("takes payloads from files beside it, character by character")
  func payloadFile() throws {
    let scenario = try parse(
      steps: #"{ "push": { "id": "n1", "file": "order.json" } }"#,
      files: ["order.json": " {\"n\": 1.0}\n"])
    let push = PushArrival(identifier: "n1", payload: #"{"n": 1.0}"#)
    #expect(scenario.steps.map(\.content) == [.act(.push(push))])
  }
}

func parse(
  _ text: String, overrides: ScenarioParser.Overrides = .init(), files: [String: String] = [:]
) throws(ScenarioError) -> Scenario {
  try ScenarioParser.scenario(
    Array(text.utf8), file: "a.scenario.json", overrides: overrides,
    readFile: { path in files[path].map { Array($0.utf8) } })
}

/// Parses a scenario with only one part of interest.
func parse(
  phone: String = #"{ "ios": "17" }"#, app: String = #"{ "hierarchy": "navigation" }"#,
  steps: String = "", files: [String: String] = [:]
) throws(ScenarioError) -> Scenario {
  let text = """
    { "name": "n",
      "phone": \(phone),
      "app": \(app),
      "steps": [
    \(steps)
    ] }
    """
  return try parse(text, files: files)
}

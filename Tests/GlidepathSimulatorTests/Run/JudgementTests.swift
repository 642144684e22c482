import GlidepathSimulator
import PhoneLink
import PhoneModel
import Testing

@Suite("A run is judged")
struct JudgementTests {
  private let phone = ScriptedPhone(
    centerIdentifiers: ["n1"],
    orders: [
      .launch: [
        .startProcess, .deliver(.willFinishLaunching(LaunchOptions()), .inactive),
        .deliver(.applicationDidBecomeActive, .active),
      ],
      .home: [.deliver(.didReceiveRemoteNotification("{}", 1), .background)],
      .touch(.back): [.userStep(.back)],
    ])

  /// An app that does something at each of the calls named.
  private func app(_ script: [String: [Emission]]) -> ScriptedApp {
    let app = ScriptedApp()
    app.answer = { message in
      let name =
        switch message.content {
        case .callback(let callback, _): callback.name
        case .userStep: "back"
        case .systemState: "system state"
        case .advance: "advance"
        }
      return Quiet(sequence: message.sequence, emitted: script[name] ?? [])
    }
    return app
  }

  @Test("by everything that was expected and is so")
  func holds() throws {
    let app = app([
      "applicationDidBecomeActive(_:)": [
        .pushed("order"), .landed("order"), .reported("noTarget"), .screen(.stack("home", "order")),
      ],
      "application(_:willFinishLaunchingWithOptions:)": [
        .notImplemented(callback: "application(_:willFinishLaunchingWithOptions:)")
      ],
    ])
    let result = try run(
      #"""
      { "launch": {} },
      { "expect": { "screen": "order", "stack": ["home", "order"], "landings": 1,
          "reports": ["noTarget"], "fetchCompletions": 0, "state": "active", "alive": true,
          "center": ["n1"], "callbacks": ["applicationDidBecomeActive(_:)"] } },
      { "expect": { "callbacks": { "contains": [] } } }
      """#, on: phone, app)
    #expect(result.failures.map(\.description) == [])
    #expect(result.landings == 1)
  }

  @Test("by everything that was expected and is not so, with step, line, expected and got")
  func failsToHold() throws {
    let result = try run(
      #"""
      { "expect": { "screen": "order", "stack": ["home"], "landings": 1,
          "reports": ["noTarget"],
          "fetchCompletions": 2, "state": "active", "alive": true,
          "center": [], "callbacks": { "contains": ["sceneDidBecomeActive(_:)"] } } }
      """#, on: phone, ScriptedApp())
    #expect(
      result.failures.map(\.description) == [
        #"step 1, line 5: screen: expected "order", got null"#,
        #"step 1, line 5: stack: expected ["home"], got []"#,
        "step 1, line 5: landings: expected 1, got 0",
        #"step 1, line 6: reports: expected ["noTarget"], got []"#,
        "step 1, line 7: fetchCompletions: expected 2, got 0",
        #"step 1, line 7: state: expected "active", got "notRunning""#,
        "step 1, line 7: alive: expected true, got false",
        #"step 1, line 8: center: expected [], got ["n1"]"#,
        "step 1, line 8: callbacks: expected [\"sceneDidBecomeActive(_:)\"] in this order, got []",
      ])
  }

  @Test("by the name of the method that ran")
  func calledInstead() throws {
    let older = "application(_:didReceiveRemoteNotification:)"
    let app = app([
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)": [
        .calledInstead(callback: older), .completed(1, .fetched(0)),
      ]
    ])
    let result = try run(
      #"""
      { "launch": {} }, { "home": {} },
      { "expect": { "callbacks": ["\#(older)"], "fetchCompletions": 1 } }
      """#, on: phone, app)
    #expect(result.failures.map(\.description) == [])
  }

  @Test("by screens that were added without a user step, once")
  func additions() throws {
    let app = app([
      "applicationDidBecomeActive(_:)": [.pushed("order"), .pushed("order"), .landed("order")],
      "back": [.pushed("legal")],
    ])
    app.greeting = { _ in Quiet(sequence: 0, emitted: [.screen(.stack("home", "order", "order"))]) }
    let result = try run(
      #"{ "launch": {} }, { "back": {} }, { "advance": 1 }"#, on: phone, app)
    #expect(
      result.failures.map(\.description) == [
        "step 1, line 5: more screens were added without a user step than landings explain: "
          + "expected 1, got 2 (\"order\", \"order\")"
      ])
  }

  @Test("by a screen that comes again only if it was lost without the user, and only once")
  func comesAgain() throws {
    let landing = [Emission.pushed("order"), .landed("order"), .screen(.stack("home", "order"))]
    let again = [
      Emission.replaced(["order"]), .screen(.stack("home", "order")), .pushed("order"),
    ]
    func failures(_ script: [String: [Emission]], _ steps: String) throws -> [String] {
      let app = app(script.merging(["applicationDidBecomeActive(_:)": landing]) { $1 })
      return try run(#"{ "launch": {} },"# + steps, on: phone, app).failures.map(\.what)
    }
    let surplus = "more screens were added without a user step than landings explain"
    let fetch = "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
    let home = #"{ "home": {} }"#
    #expect(try failures([fetch: again], home) == [])
    #expect(try failures([fetch: again + [.pushed("order")]], home) == [surplus])
    #expect(try failures([fetch: [.pushed("legal")]], home) == [surplus])
    #expect(try failures([fetch: Array(again.dropFirst())], home) == [surplus], "it was not lost")
    let back = ["back": [Emission.screen(.stack("home"))], fetch: again]
    #expect(try failures(back, #"{ "back": {} }, { "home": {} }"#) == [surplus])
  }

  @Test("not by what a process that died in the middle of a landing has added")
  func diedWhileLanding() throws {
    var phone = phone
    phone.orders[.kill] = [.endProcess]
    let app = app(["applicationDidBecomeActive(_:)": [.pushed("order")]])
    let result = try run(
      #"{ "atOnce": [{ "launch": {} }, { "kill": {} }] }"#, on: phone, app)
    #expect(result.failures.map(\.description) == [])
  }

  @Test("by a landing that ended elsewhere")
  func elsewhere() throws {
    let app = app([
      "applicationDidBecomeActive(_:)": [.landed("order"), .screen(.stack("home"))]
    ])
    let result = try run(#"{ "launch": {} }, { "advance": 1 }"#, on: phone, app)
    #expect(
      result.failures.map(\.description) == [
        "step 1, line 5: a landing ended with another screen visible: expected \"order\", got "
          + "\"home\""
      ])
  }

  @Test("not by where a landing ended in a process that is gone")
  func elsewhereInAnotherProcess() throws {
    var phone = phone
    phone.orders[.crash] = [.endProcess]
    let landing = [Emission.landed("order"), .screen(.stack("home", "order"))]
    let app = app(["applicationDidBecomeActive(_:)": landing])
    app.greeting = { _ in Quiet(sequence: 0, emitted: [.screen(.stack("home"))]) }
    phone.orders[.return] = [.startProcess]
    let result = try run(
      #"{ "atOnce": [{ "launch": {} }, { "crash": {} }, { "return": {} }] }"#, on: phone, app)
    #expect(result.failures.map(\.description) == [])
  }

  @Test("by a landing that ended elsewhere, unless the user touched its screen on its way in")
  func touchedOnItsWayIn() throws {
    func failures(_ arrival: [Emission], _ touch: [Emission]) throws -> [String] {
      let app = app(["applicationDidBecomeActive(_:)": arrival, "back": touch])
      let steps = #"{ "atOnce": [{ "launch": {} }, { "back": {} }] }"#
      return try run(steps, on: phone, app).failures.map(\.what)
    }
    let ended: [Emission] = [.landed("order"), .screen(.stack("home"))]
    let elsewhere = "a landing ended with another screen visible"
    let arrival: [Emission] = [.pushed("order"), .screen(.stack("home", "order"))]
    #expect(try failures(arrival, ended) == [])
    #expect(try failures([], ended) == [elsewhere])
    #expect(try failures(arrival, [.pushed("order")] + ended) == [elsewhere])
  }

  @Test("by what the phone found, in the step that showed it")
  func findings() throws {
    var phone = phone
    phone.findingTexts = ["handler 3 was never called"]
    phone.findingTextsAtEnd = phone.findingTexts
    let result = try run(#"{ "launch": {} }, { "advance": 1 }"#, on: phone, ScriptedApp())
    #expect(
      result.failures.map(\.description) == ["step 1, line 5: handler 3 was never called"])
  }

  @Test("by what the app still owes when the run is over")
  func findingsAtEnd() throws {
    var phone = phone
    phone.findingTextsAtEnd = ["handler 3 was never called"]
    let result = try run(#"{ "launch": {} }, { "advance": 1 }"#, on: phone, ScriptedApp())
    #expect(
      result.failures.map(\.description) == ["step 2, line 5: handler 3 was never called"])
  }

  @Test("anew for each process")
  func anewForEachProcess() throws {
    var phone = phone
    phone.orders[.kill] = [.endProcess]
    let app = app([
      "applicationDidBecomeActive(_:)": [.pushed("order"), .landed("order")]
    ])
    app.greeting = { _ in Quiet(sequence: 0, emitted: [.screen(.stack("home", "order"))]) }
    let result = try run(
      #"""
      { "launch": {} }, { "kill": {} }, { "expect": { "landings": 1, "screen": null } },
      { "launch": {} }, { "expect": { "landings": 1 } }
      """#, on: phone, app)
    #expect(result.failures.map(\.description) == [])
    #expect(result.landings == 2)
  }
}

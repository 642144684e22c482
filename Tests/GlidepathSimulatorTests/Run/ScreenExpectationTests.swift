import GlidepathSimulator
import PhoneLink
import PhoneModel
import Testing

@Suite("What is on the screen is compared")
struct ScreenExpectationTests {
  private let phone = ScriptedPhone(orders: [
    .launch: [.startProcess], .touch(.dismissModal): [.userStep(.dismissModal)],
    .kill: [.endProcess],
  ])

  private func app(showing screen: ScreenSnapshot) -> ScriptedApp {
    let app = ScriptedApp()
    app.greeting = { _ in Quiet(sequence: 0, emitted: [.screen(screen)]) }
    return app
  }

  private func failures(
    _ steps: String, _ app: ScriptedApp, on phone: ScriptedPhone? = nil
  ) throws -> [String] {
    try run(steps, on: phone ?? self.phone, app).failures.map(\.description)
  }

  @Test("by the selected tab and by what is presented")
  func tabAndModal() throws {
    let app = app(showing: .tabs(selected: 1, presenting: ControllerSnapshot(name: "compose?to=1")))
    #expect(
      try failures(
        #"""
        { "launch": {} }, { "expect": { "tab": "orders", "modal": "compose" } },
        { "expect": { "tab": "home", "modal": null } }
        """#, app) == [
          #"step 3, line 6: tab: expected "home", got "orders""#,
          #"step 3, line 6: modal: expected null, got "compose""#,
        ])
  }

  @Test("by an alert, which is no screen")
  func alert() throws {
    let app = app(
      showing: .tabs(selected: 0, presenting: ControllerSnapshot(kind: .alert, name: "alert")))
    let steps = #"{ "launch": {} }, { "expect": { "modal": "alert", "screen": "home" } }"#
    #expect(try failures(steps, app) == [])
  }

  @Test("by the badges of the tabs that are named")
  func tabBadges() throws {
    let app = app(showing: .tabs(selected: 0, badge: "3"))
    let steps = #"""
      { "launch": {} }, { "expect": { "tabBadges": { "home": null, "orders": 3 } } },
      { "expect": { "tabBadges": { "home": 1, "orders": null } } }
      """#
    #expect(
      try failures(steps, app) == [
        #"step 3, line 6: tabBadges: expected {"home": "1", "orders": null}, "#
          + #"got {"home": null, "orders": "3"}"#
      ])
  }

  @Test("as null where nothing is to be seen")
  func nothing() throws {
    let steps = #"""
      { "expect": { "tab": null, "modal": null, "remembered": null } },
      { "launch": {} }, { "expect": { "tab": null, "modal": null, "remembered": null } }
      """#
    #expect(try failures(steps, app(showing: .stack("home"))) == [])
  }

  @Test("by the icon's badge")
  func badge() throws {
    var phone = phone
    phone.badge = 3
    let steps = #"{ "expect": { "badge": 3 } }, { "expect": { "badge": 0 } }"#
    #expect(
      try failures(steps, ScriptedApp(), on: phone) == [
        "step 2, line 5: badge: expected 0, got 3"
      ])
  }

  @Test("by the tab that is recorded on disk, also when no process lives")
  func remembered() throws {
    let app = app(showing: .tabs(selected: 0))
    app.files["Library/Application Support/Glidepath/taps.json"] =
      #"{"taken":[],"remembered":[{"scene":"other","tab":0},{"scene":"main","tab":1}]}"#
    #expect(
      try failures(
        #"""
        { "launch": {} }, { "expect": { "remembered": "orders" } }, { "kill": {} },
        { "expect": { "remembered": "home" } }
        """#, app) == [#"step 4, line 6: remembered: expected "home", got "orders""#])
  }

  @Test(
    "by a record that cannot be read as by none",
    arguments: [
      "", "[]", #"{"remembered":1}"#, #"{"remembered":[]}"#, #"{"remembered":[{}]}"#,
      #"{"remembered":[{"tab":7}]}"#,
    ])
  func noRecord(file: String) throws {
    let app = app(showing: .tabs(selected: 0))
    app.files["Library/Application Support/Glidepath/taps.json"] = file
    let steps = #"{ "launch": {} }, { "expect": { "remembered": null } }"#
    #expect(try failures(steps, app) == [])
  }

  @Test(
    "by how the last push was shown",
    arguments: [
      (PushPresentation.none, #""none""#), (.shown, #""shown""#),
      (.options(10), #"["sound", "list"]"#), (.options(26), #""shown""#),
      (.options(4), #""shown""#),
    ])
  func banner(presentation: PushPresentation, expected: String) throws {
    var phone = phone
    phone.presentation = presentation
    #expect(
      try failures(#"{ "expect": { "banner": \#(expected) } }"#, ScriptedApp(), on: phone) == [])
  }

  @Test(
    "by how the last push was shown, where that is not as expected",
    arguments: [
      (PushPresentation.none, #""shown""#, "expected shown, got none"),
      (.shown, #""none""#, "expected none, got shown"),
      (.shown, #"["banner"]"#, "expected [banner], got shown"),
      (.options(10), #""shown""#, "expected shown, got [list, sound]"),
      (.options(10), #""none""#, "expected none, got [list, sound]"),
      (.options(10), #"["list"]"#, "expected [list], got [list, sound]"),
    ])
  func notBanner(presentation: PushPresentation, expected: String, message: String) throws {
    var phone = phone
    phone.presentation = presentation
    #expect(
      try failures(#"{ "expect": { "banner": \#(expected) } }"#, ScriptedApp(), on: phone) == [
        "step 1, line 5: banner: \(message)"
      ])
  }
}

extension ScreenSnapshot {
  /// A tab bar over the tabs home and orders, each with a stack of its own.
  ///
  /// `badge` is that of the orders.
  static func tabs(
    selected: Int, presenting modal: ControllerSnapshot? = nil, badge: String? = nil
  ) -> ScreenSnapshot {
    let tabs = ["home", "orders"].map { name in
      ControllerSnapshot(
        kind: .navigation, name: "UINavigationController",
        children: [ControllerSnapshot(name: name)], badge: name == "orders" ? badge : nil)
    }
    let root = ControllerSnapshot(
      kind: .tabs, name: "UITabBarController", children: tabs, shown: selected,
      presented: [modal].compactMap(\.self))
    return ScreenSnapshot(windows: [Window(scene: .main, isKey: true, root: root)])
  }
}

import GlidepathSimulator
import PhoneLink
import PhoneModel
import Testing

@Suite("A scenario cannot exist on a phone")
struct ObstacleTests {
  private func obstacle(
    _ steps: String, ios: Int, _ architecture: Architecture = .appDelegate,
    hierarchy: String = "tabs", matrix: Bool = true, choices: Choices = Choices()
  ) throws -> String? {
    let text = """
      { "name": "n", "matrix": \(matrix), "app": { "hierarchy": "\(hierarchy)" }, "steps": [
      \(steps) ] }
      """
    let phone = PhoneConfiguration(
      system: SystemVersion(ios), architecture: architecture, choices: choices)
    return try parse(text).obstacle(on: phone)
  }

  @Test("for a banner, which is the app's to say only from iOS 10 on")
  func banner() throws {
    let steps = #"{ "expect": { "badge": 0, "banner": "none" } }"#
    #expect(
      try obstacle(steps, ios: 9)
        == "line 2: what is shown of a push is the app's to say only from iOS 10 on")
    #expect(try obstacle(steps, ios: 10) == nil)
  }

  @Test(
    "for what came with UserNotifications",
    arguments: [
      #"{ "notify": { "id": "n2", "payload": {} } }"#, #"{ "dismiss": "n1" }"#,
      #"{ "atOnce": [{ "action": { "id": "n1", "action": "open" } }] }"#,
    ])
  func framework(step: String) throws {
    let steps = #"{ "push": { "id": "n1", "payload": {} } }, "# + step
    #expect(try obstacle(steps, ios: 9)?.hasPrefix("line 2: ") == true)
    #expect(try obstacle(steps, ios: 10) == nil)
  }

  @Test("for a link to a living app in SwiftUI's pattern, which only a view would hear of")
  func livingLink() throws {
    let link = #"{ "link": "shop://home" }"#
    let living = #"{ "launch": {} }, "# + link
    #expect(try obstacle(living, ios: 17, .swiftUI)?.contains("onOpenURL") == true)
    #expect(try obstacle(link + ", " + link, ios: 17, .swiftUI) != nil)
    #expect(try obstacle(link, ios: 17, .swiftUI) == nil)
    #expect(try obstacle(#"{ "launch": {} }, { "kill": {} }, "# + link, ios: 17, .swiftUI) == nil)
    #expect(try obstacle(living, ios: 17, .scene) == nil)
  }

  private static let web = #"{ "link": "https://shop.example/orders/1" }"#
  /// A silent push wakes an app that the system ended.
  private static let woken = #"""
    { "launch": {} }, { "home": {} }, { "terminate": {} },
    { "push": { "id": "s", "payload": { "aps": { "content-available": 1 } } } },
    """#

  @Test("for a link to a woken app in SwiftUI's pattern, unless its scene connects for the link")
  func linkToWokenApp() throws {
    let steps = Self.woken + Self.web
    var choices = Choices()
    #expect(try obstacle(steps, ios: 17, .swiftUI, choices: choices) == nil)
    choices.silentSceneConnection = .yes
    let connected = try obstacle(steps, ios: 17, .swiftUI, choices: choices)
    #expect(connected?.contains("whose scene is connected") == true)
    #expect(try obstacle(steps, ios: 17, .scene, choices: choices) == nil)
  }

  @Test("for a link that restores a scene in SwiftUI's pattern without asking its configuration")
  func linkToRestoredScene() throws {
    var choices = Choices()
    choices.configurationAsked = .newSessionOnly
    let ended = #"{ "launch": {} }, { "home": {} }, { "terminate": {} }, "#
    for steps in [Self.woken + Self.web, ended + Self.web] {
      let obstacle = try obstacle(steps, ios: 17, .swiftUI, choices: choices)
      #expect(obstacle?.contains("no configuration is asked again") == true)
    }
    #expect(try obstacle(Self.web, ios: 17, .swiftUI, choices: choices) == nil)
    let forgotten = #"{ "launch": {} }, { "kill": {} }, "# + Self.web
    #expect(try obstacle(forgotten, ios: 17, .swiftUI, choices: choices) == nil)
  }

  private static let push = #"{ "push": { "id": "n1", "payload": { "aps": { "alert": "x" } } } }, "#
  private static let tap = #"{ "tap": "n1" }"#

  @Test(
    "for a tap on a push that came while the app was in front, before iOS 10",
    arguments: [
      #"{ "launch": {} }, "#, #"{ "launch": {} }, { "switcher": {} }, "#,
      #"{ "launch": {} }, { "lock": {} }, { "unlock": {} }, "#,
      #"{ "launch": {} }, { "home": {} }, { "advance": 9 }, { "return": {} }, "#,
      #"{ "link": "shop://orders" }, "#, #"{ "atOnce": [{ "launch": {} }] }, "#,
    ])
  func tapOnUnseen(way: String) throws {
    let steps = way + Self.push + Self.tap
    #expect(
      try obstacle(steps, ios: 9)
        == "line 2: before iOS 10 nothing is shown of a push that comes while the app is in front, "
        + "so \"n1\" cannot be tapped")
    #expect(try obstacle(steps, ios: 10) == nil)
    let later = way + Self.push + #"{ "home": {} }, "# + Self.tap
    #expect(try obstacle(later, ios: 9) != nil, "nor is it shown once the app is left")
  }

  @Test(
    "but not for a tap on a push that came while the app was not in front",
    arguments: [
      "", #"{ "launch": {} }, { "home": {} }, "#, #"{ "launch": {} }, { "kill": {} }, "#,
      #"{ "launch": {} }, { "lock": {} }, "#, #"{ "launch": {} }, { "crash": {} }, "#,
      #"{ "launch": {} }, { "switcher": {} }, { "kill": {} }, "#,
      #"{ "atOnce": [{ "launch": {} }, { "home": {} }] }, "#,
    ])
  func tapOnSeen(way: String) throws {
    #expect(try obstacle(way + Self.push + Self.tap, ios: 9) == nil)
  }

  @Test("even where push and tap come at once with what brought the app to the front")
  func tapOnUnseenAtOnce() throws {
    let steps = #"{ "atOnce": [{ "launch": {} }, "# + Self.push + Self.tap + "] }"
    #expect(try obstacle(steps, ios: 9) != nil)
  }

  @Test("though a push that comes again and is shown can be tapped")
  func comesAgain() throws {
    let twice = #"{ "launch": {} }, "# + Self.push + #"{ "home": {} }, "# + Self.push + Self.tap
    #expect(try obstacle(twice, ios: 9) == nil)
  }

  @Test("for a push in the notification centre that was never shown")
  func unlisted() throws {
    let steps =
      #"{ "launch": {} }, "# + Self.push + #"{ "home": {} }, { "expect": { "center": ["n1"] } }"#
    #expect(try obstacle(steps, ios: 9)?.contains("is not in the notification centre") == true)
    #expect(try obstacle(steps, ios: 10) == nil)
    #expect(try obstacle(steps.replacing(#"["n1"]"#, with: "[]"), ios: 9) == nil)
  }

  @Test("but not for a step that is impossible on every phone, which is an error of the scenario")
  func impossible() throws {
    #expect(try obstacle(#"{ "home": {} }, "# + Self.push + Self.tap, ios: 9) == nil)
    let silent = #"{ "launch": {} }, { "push": { "id": "n1", "payload": {} } }, "# + Self.tap
    #expect(try obstacle(silent, ios: 9) == nil, "no iOS shows a silent push")
  }

  @Test("for a web link before iOS 9")
  func webLink() throws {
    let link = #"{ "link": "https://shop.example/orders" }"#
    #expect(try obstacle(link, ios: 8) != nil)
    #expect(try obstacle(link, ios: 9) == nil)
  }

  @Test("for a tab that there is not, even inside steps at once")
  func tabs() throws {
    for steps in [#"{ "select": "orders" }"#, #"{ "atOnce": [{ "select": "orders" }] }"#] {
      #expect(try obstacle(steps, ios: 17, hierarchy: "drawer-tabs") == nil)
      #expect(
        try obstacle(steps, ios: 17, hierarchy: "split")
          == "line 2: there are no tabs to select")
    }
  }

  @Test(
    "for a callback that no delegate of such an app gets",
    arguments: [
      ("sceneDidBecomeActive(_:)", 17, Architecture.appDelegate),
      ("scene(_:willConnectTo:options:)", 17, .swiftUI),
      ("application(_:configurationForConnecting:options:)", 12, .appDelegate),
      ("applicationDidBecomeActive(_:)", 17, .scene),
      ("applicationDidEnterBackground(_:)", 17, .swiftUI),
      ("userNotificationCenter(_:didReceive:withCompletionHandler:)", 9, .appDelegate),
    ])
  func callbacks(name: String, ios: Int, architecture: Architecture) throws {
    for value in [#"["\#(name)"]"#, #"{ "contains": ["\#(name)"] }"#] {
      let steps = #"{ "expect": { "callbacks": \#(value) } }"#
      #expect(try obstacle(steps, ios: ios, architecture) != nil)
    }
  }

  @Test("but not for what the library may fail to do there")
  func honest() throws {
    let steps = #"""
      { "launch": {} }, { "push": { "id": "n1", "payload": {} } }, { "tap": "n1" },
      { "expect": { "landings": 1, "screen": "home", "callbacks":
        ["application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
          "applicationDidBecomeActive(_:)"] } }
      """#
    #expect(try obstacle(steps, ios: 9) == nil)
  }

  @Test("though one without matrix is taken at its word")
  func ownPhone() throws {
    let steps = #"{ "expect": { "callbacks": ["applicationDidBecomeActive(_:)"] } }"#
    #expect(try obstacle(steps, ios: 18, .scene, matrix: false) == nil)
    #expect(try obstacle(steps, ios: 17, .scene, matrix: false) != nil)
  }
}

import GlidepathSimulator
import PhoneLink
import PhoneModel
import Testing

@Suite("A scenario cannot exist on a phone")
struct ObstacleTests {
  private func obstacle(
    _ steps: String, ios: Int, _ architecture: Architecture = .appDelegate,
    hierarchy: String = "tabs", matrix: Bool = true
  ) throws -> String? {
    let text = """
      { "name": "n", "matrix": \(matrix), "app": { "hierarchy": "\(hierarchy)" }, "steps": [
      \(steps) ] }
      """
    let phone = PhoneConfiguration(system: SystemVersion(ios), architecture: architecture)
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

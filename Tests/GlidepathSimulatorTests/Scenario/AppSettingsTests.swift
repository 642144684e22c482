import GlidepathSimulator
import Testing

@Suite("How the app is set up")
struct AppSettingsTests {
  @Test("is told to it by launch arguments, where it differs from what the app has by itself")
  func arguments() throws {
    let plain = try #require(parse(app: #"{ "hierarchy": "tabs", "signedIn": true }"#).app)
    #expect(plain.launchArguments == ["-hierarchy", "tabs"])
    var all = try #require(
      parse(
        app: #"""
          { "hierarchy": "split", "signedIn": false, "account": "u2",
            "otherSDK": "proxies" }
          """#
      ).app)
    all.accounts = ["u1", "u2"]
    #expect(
      all.launchArguments == [
        "-hierarchy", "split", "-signedIn", "NO", "-account", "u2", "-accounts", "u1,u2",
        "-otherSDK", "proxies",
      ])
  }

  @Test("can be anything that an app may do wrong")
  func misbehaviour() {
    var app = AppSettings()
    app.readyAfter = 2.5
    app.readyTooEarly = true
    app.defaultScreenAfter = 1
    app.resetsAfterBackground = 600
    app.appLock = true
    app.refusesLeaving = true
    app.failsToPush = true
    app.lateDelegate = true
    app.omits = ["sceneDidBecomeActive(_:)", "registration"]
    app.backgroundWork = .never
    app.handsOverLaunchOptions = true
    #expect(
      app.launchArguments == [
        "-hierarchy", "drawer-tabs", "-readyAfter", "2.5", "-readyTooEarly", "YES",
        "-defaultScreenAfter", "1.0", "-resetsAfterBackground", "600.0", "-appLock", "YES",
        "-refusesLeaving", "YES", "-failsToPush", "YES", "-lateDelegate", "YES", "-omits",
        "sceneDidBecomeActive(_:),registration", "-backgroundWork", "never",
        "-handsOverLaunchOptions", "YES",
      ])
  }

  @Test("is the drawer with tabs unless it says otherwise, signed in as u1")
  func defaults() throws {
    #expect(try parse(app: "{}").app == AppSettings())
    #expect(AppSettings().launchArguments == ["-hierarchy", "drawer-tabs"])
  }

  @Test("decides which executable it takes")
  func executable() {
    #expect(AppSettings().executableName == "ShopChatApp")
    var orderly = AppSettings()
    orderly.appLock = true
    orderly.readyAfter = 2
    orderly.backgroundWork = .seconds(3)
    #expect(orderly.executableName == "ShopChatApp")
    let faults: [(inout AppSettings) -> Void] = [
      { $0.otherSDK = .proxies }, { $0.lateDelegate = true }, { $0.omits = ["registration"] },
      { $0.readyTooEarly = true }, { $0.refusesLeaving = true }, { $0.failsToPush = true },
      { $0.handsOverLaunchOptions = true }, { $0.resetsAfterBackground = 1 },
      { $0.defaultScreenAfter = 1 },
    ]
    for fault in faults {
      var unruly = AppSettings()
      fault(&unruly)
      #expect(unruly.executableName == "UnrulyApp")
    }
  }

  @Test("says nothing of a foreign app")
  func foreign() throws {
    let overrides = ScenarioParser.Overrides(appIsForeign: true)
    #expect(try parse(#"{"name":"n","steps":[]}"#, overrides: overrides).app == nil)
    #expect(try parse(#"{"name":"n","app":{},"steps":[]}"#, overrides: overrides).app == nil)
    let steps = #"{ "select": "chats" }, { "open": "chat?id=1" }, { "present": "new" }"#
    #expect(
      try parse(#"{"name":"n","steps":[\#(steps)]}"#, overrides: overrides).steps.count == 3)
  }
}

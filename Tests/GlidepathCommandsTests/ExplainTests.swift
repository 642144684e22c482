import GlidepathCommands
import Testing

@Suite("glidepath explain")
struct ExplainTests {
  private static let payload = #"{ "aps": { "alert": "Shipped" }, "orderId": "9" }"#

  @Test("tells what iOS calls from the push's arrival on, what each means, and what is decided")
  func killed() throws {
    let terminal = try Terminal()
    let file = try terminal.file("push.json", Self.payload)
    #expect(terminal.run("explain", file, "--ios", "17", "--state", "killed") == .passed)
    #expect(
      terminal.output == """
        killed: the user has swiped the app away                                              iOS 17 · scene
          The push arrives. iOS shows it.
          The user taps it.
            application(_:willFinishLaunchingWithOptions:)                the app starts
            application(_:didFinishLaunchingWithOptions:)                 the app starts
            application(_:configurationForConnecting:options:)            iOS asks how the window is to be \
        made, with the tap
            scene(_:willConnectTo:options:)                               the app makes its window, with the \
        tap
            sceneWillEnterForeground(_:)                                  the app comes to the front (the \
        app does not listen)
            userNotificationCenter(_:didReceive:withCompletionHandler:)   the tap is handed over
            Glidepath decides:
              push  noTarget
                  seen
            sceneDidBecomeActive(_:)                                      the user can touch the app
          The user sees home.


        """)
  }

  @Test("tells it for every situation an app can be in")
  func everySituation() throws {
    let terminal = try Terminal()
    let file = try terminal.file("push.json", Self.payload)
    #expect(terminal.run("explain", file, "--ios", "12") == .passed)
    let heads = terminal.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      heads.map { $0.prefix { $0 != ":" } } == [
        "killed", "terminated", "suspended", "background", "foreground",
      ])
    #expect(heads.allSatisfy { $0.hasSuffix("iOS 12 · app-delegate") })
    #expect(terminal.output.contains("The push arrives. The app has it shown with banner, list."))
  }

  @Test("says that nobody can tap what is not shown")
  func silent() throws {
    let terminal = try Terminal()
    let file = try terminal.file("push.json", #"{ "aps": { "content-available": 1 } }"#)
    #expect(terminal.run("explain", file, "--state", "terminated") == .passed)
    #expect(terminal.output.contains("The push arrives. Nothing of it is shown."))
    #expect(terminal.output.contains("the push is handed over"))
    #expect(terminal.output.hasSuffix("There is nothing to tap.\n\n"))
  }

  @Test("explains an app without scenes on iOS 27 as one that was built before")
  func olderSDK() throws {
    let terminal = try Terminal()
    let file = try terminal.file("push.json", Self.payload)
    let code = terminal.run(
      "explain", file, "--ios", "27", "--architecture", "app-delegate", "--state", "background")
    #expect(code == .passed)
    #expect(terminal.output.contains("The user sees home."))
  }

  @Test(
    "says in one line what is wrong with a payload",
    arguments: [
      ("[1", "…/p.json:1:3: the text ends inside what was opened at 1:1 — close it with ]"),
      ("[1]", "…/p.json:1:1: the payload is an array — make it an object"),
    ])
  func unreadable(text: String, message: String) throws {
    let terminal = try Terminal()
    #expect(terminal.run("explain", try terminal.file("p.json", text)) == .unusable)
    #expect(terminal.shortTalk == message)
  }

  @Test("says that an architecture is not there yet")
  func architecture() throws {
    let terminal = try Terminal()
    let file = try terminal.file("p.json", Self.payload)
    let code = terminal.run("explain", file, "--ios", "12", "--architecture", "scene")
    #expect(code == .unusable)
    #expect(
      terminal.shortTalk == "glidepath: there is no architecture scene on iOS 12 — name a later "
        + "version with --ios, or app-delegate")
  }
}

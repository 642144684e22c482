import GlidepathSimulator
import PhoneLink
import PhoneModel
import Testing

@Suite("A run is judged, as for what landings explain,")
struct AdditionTests {
  private let surplus = "more screens were added without a user step than landings explain"

  /// What fails in a run on whose calls and touches the app does these things: at its launch, then
  /// at each step by turns a touch of the user's and a push.
  private func failures(
    launch: [Emission], touch: [Emission] = [], push: [Emission] = [], _ steps: String
  ) throws -> [String] {
    let phone = ScriptedPhone(orders: [
      .launch: [.startProcess, .deliver(.applicationDidBecomeActive, .active)],
      .home: [.deliver(.didReceiveRemoteNotification("{}", 1), .background)],
      .touch(.back): [.userStep(.back)],
    ])
    let app = ScriptedApp()
    app.greeting = { _ in Quiet(sequence: 0, emitted: [.screen(.stack("home"))]) }
    app.answer = { message in
      let emitted: [Emission] =
        switch message.content {
        case .callback(.applicationDidBecomeActive, _): launch
        case .callback: push
        case .userStep: touch
        default: []
        }
      return Quiet(sequence: message.sequence, emitted: emitted)
    }
    return try run(#"{ "launch": {} }, "# + steps, on: phone, app).failures.map(\.what)
  }

  private let back = #"{ "back": {} }"#
  private let home = #"{ "home": {} }"#
  private let chat = Emission.screen(.stack("home", "chat"))
  private let login = Emission.screen(.stack("login"))

  @Test("by a chat that comes again after the user signed out in the midst of its landing")
  func signedOut() throws {
    let landed = [Emission.pushed("chat"), .landed("chat"), chat]
    for pushesInTouch in [true, false] {
      // The session ends within the step that brings the chat; the sign-in is a touch of its own.
      let found = try failures(
        launch: [.pushed("chat"), chat, .replaced(["chat"]), login],
        touch: pushesInTouch ? landed : [], push: pushesInTouch ? [] : landed, "\(back), \(home)")
      #expect(found == [])
    }
  }

  @Test("by a chat that the user's own step takes away, whether it comes again or not")
  func takenByUser() throws {
    let found = try failures(
      launch: [.pushed("chat"), chat], touch: [.replaced(["chat"]), login], push: [],
      #"{ "advance": 1 }"#)
    #expect(found == [surplus], "it is on the screen and no landing explains it")
    let once = #"{ "atOnce": [\#(back), \#(home)] }"#
    let steps = #"{ "advance": 1 }"#
    let launch: [Emission] = [.pushed("chat"), chat, .replaced(["chat"]), login]
    #expect(try failures(launch: launch, steps) == [])
    #expect(try failures(launch: launch, push: [.pushed("order")], once) == [surplus])
  }

  @Test("by one chat only: two at once are one too many, lost or not")
  func twoAtOnce() throws {
    let twice = [Emission.pushed("chat"), .pushed("chat"), .screen(.stack("home", "chat", "chat"))]
    let lost = [Emission.replaced(["chat", "chat"]), login]
    let steps = #"{ "advance": 1 }"#
    #expect(try failures(launch: twice + [.landed("chat")], steps) == [surplus])
    #expect(try failures(launch: twice + lost, steps) == [surplus])
  }

  @Test("by no loss of a screen that the user has opened")
  func openedByUser() throws {
    let opened: [Emission] = [.pushed("chat"), chat, .replaced(["chat"]), .screen(.stack("home"))]
    let doubled: [Emission] = [
      .pushed("chat"), .pushed("chat"), .landed("chat"), .screen(.stack("home", "chat", "chat")),
    ]
    let found = try failures(launch: [], touch: opened, push: doubled, "\(back), \(home)")
    #expect(found == [surplus])
  }

  @Test("by no loss that a later landing on the same screen has not had")
  func laterLanding() throws {
    // The first chat was left by the user, the second is doubled though it was never away.
    let landed: [Emission] = [.pushed("chat"), .landed("chat"), chat]
    let doubled: [Emission] = [.pushed("chat"), .landed("chat"), chat, .pushed("chat")]
    let found = try failures(
      launch: landed, touch: [.screen(.stack("home"))], push: doubled, "\(back), \(home)")
    #expect(found == [surplus])
  }
}

import PhoneLink
import Testing

@testable import PhoneModel

@Suite("What is shown of a push")
struct PresentationTests {
  static let alert: UInt = 4
  static let list: UInt = 8
  static let banner: UInt = 16

  @Test(
    "In the foreground the app's options decide",
    arguments: [
      (13, alert, true, true), (13, list | banner, false, false), (10, alert, true, true),
      (14, list, true, false), (14, banner, false, true), (14, list | banner, true, true),
      (14, alert, true, true), (18, 2, false, false), (18, 0, false, false),
    ] as [(Int, UInt, Bool, Bool)])
  func options(_ major: Int, _ options: UInt, _ isListed: Bool, _ isBanner: Bool) throws {
    var phone = TestPhone(SystemVersion(major), .appDelegate)
    phone.app.presents = options
    try phone.enter(.active)
    try phone.perform(.alertPush())
    #expect(phone.model.notificationCenter == (isListed ? ["n1"] : []))
    #expect(phone.model.banner == (isBanner ? "n1" : nil))
  }

  @Test("A banner alone can be tapped for 5 s and leaves nothing behind")
  func bannerAlone() throws {
    var phone = TestPhone()
    phone.app.presents = Self.banner
    try phone.enter(.active)
    try phone.perform(.alertPush())
    phone.advance(seconds: 4)
    var late = phone
    #expect(Shorthand.all(try phone.perform(.tap(identifier: "n1"))) == "dR")
    #expect(phone.model.banner == nil)
    late.advance(seconds: 1)
    #expect(throws: PhoneActionError.self) { try late.perform(.tap(identifier: "n1")) }
  }

  @Test("An answer after the order was carried out comes too late")
  func lateAnswer() throws {
    var phone = TestPhone()
    phone.app.answers = false
    try phone.enter(.active)
    let orders = try phone.perform(.alertPush())
    let token = try #require(orders.handlerToken)
    phone.model.absorb(.completed(token, .present(Self.list | Self.banner)))
    #expect(phone.model.notificationCenter == [])
    #expect(phone.model.findingsAtEnd.isEmpty)
  }

  @Test(
    "Without a delegate the push goes to fetch and is hidden, or shown by choice",
    arguments: [
      (Choices.NilDelegateForeground.hidden, [String]()), (.shown, ["n1"]),
    ])
  func noDelegate(_ choice: Choices.NilDelegateForeground, _ center: [String]) throws {
    var choices = Choices()
    choices.nilDelegateForeground = choice
    var phone = TestPhone(SystemVersion(17), .scene, choices: choices)
    phone.app.listens = false
    try phone.enter(.active)
    #expect(Shorthand.all(try phone.perform(.wakingAlertPush())) == "fetch")
    #expect(phone.model.notificationCenter == center)
    #expect(phone.consulted == [.nilDelegateForeground])
  }

  @Test(
    "An app that is not in front has its alerts shown by the system",
    arguments: [
      Situation.neverLaunched, .forceQuit, .endedBySystem, .suspended, .background,
    ])
  func bySystem(_ situation: Situation) throws {
    var phone = TestPhone()
    try phone.enter(situation)
    try phone.perform(.alertPush("a"))
    try phone.perform(.silentPush("b"))
    try phone.perform(.wakingAlertPush("c"))
    try phone.perform(.alertPush("a"))
    #expect(phone.model.notificationCenter == ["c", "a"])
    try phone.perform(.tap(identifier: "c"))
    #expect(phone.model.notificationCenter == ["a"])
    #expect(phone.model.processState == .active)
  }

  @Test("Opening the app by its icon removes nothing and tells nothing of the push")
  func icon() throws {
    var phone = TestPhone()
    try phone.perform(.alertPush())
    #expect(Shorthand.all(try phone.perform(.launch)) == "wFL dFL cfg sConn sFg sActive")
    #expect(phone.model.notificationCenter == ["n1"])
  }

  @Test("The badge follows the payload, and its becoming 0 empties the centre")
  func badge() throws {
    var phone = TestPhone()
    try phone.enter(.background)
    try phone.perform(
      .push(PushArrival(identifier: "a", payload: #"{"aps":{"alert":"x","badge":3}}"#)))
    #expect(phone.model.badge == 3)
    try phone.perform(.alertPush("b"))
    #expect(phone.model.badge == 3)
    try phone.perform(.push(PushArrival(identifier: "c", payload: #"{"aps":{"badge":0}}"#)))
    #expect(phone.model.badge == 0)
    #expect(phone.model.notificationCenter == [])
  }

  @Test(
    "In the foreground a badge is set only if the app presents it",
    arguments: [
      (UInt(0), 0), (1, 5),
    ])
  func foregroundBadge(_ options: UInt, _ badge: Int) throws {
    var phone = TestPhone()
    phone.app.presents = options
    try phone.enter(.active)
    let orders = try phone.perform(
      .push(PushArrival(identifier: "a", payload: #"{"aps":{"badge":5}}"#)))
    #expect(Shorthand.all(orders) == "wP")
    #expect(phone.model.badge == badge)
  }

  @Test(
    "What counts as a push to show, and as one that wakes",
    arguments: [
      (#"{"aps":{"alert":"x"}}"#, true, false),
      (#"{"aps":{"alert":{"body":"x"},"content-available":1}}"#, true, true),
      (#"{"aps":{"alert":{"loc-key":"K"}}}"#, true, false),
      (#"{"aps":{"alert":"","content-available":1}}"#, false, true),
      (#"{"aps":{"alert":{}}}"#, false, false),
      (#"{"aps":{"content-available":0}}"#, false, false),
      (#"{"aps":"alert"}"#, false, false),
      (#"{"alert":"x"}"#, false, false),
    ])
  func content(_ payload: String, _ hasAlert: Bool, _ wakes: Bool) throws {
    let content = try #require(PushContent(payload))
    #expect(content.hasAlert == hasAlert)
    #expect(content.wakesApp == wakes)
  }
}

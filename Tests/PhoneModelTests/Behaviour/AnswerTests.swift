import PhoneLink
import Testing

@testable import PhoneModel

@Suite("Actions and dismissals")
struct AnswerTests {
  @Test("Over an active app the centre covers it, a banner does not")
  func overApp() throws {
    for (event, told) in [
      (DefaultRow.Event.foregroundAction, "dR(open)"), (.backgroundAction, "dR(archive)"),
      (.dismissal, "dR(dismiss)"),
    ] {
      var phone = TestPhone()
      try phone.enter(.active)
      #expect(Shorthand.all(try phone.meet(event)) == told)
      try phone.perform(.alertPush(category: event.category))
      phone.advance(seconds: 5)
      #expect(Shorthand.all(try phone.answer(event)) == "sResign \(told) sActive")
      #expect(phone.model.notificationCenter == [])
    }
  }

  @Test("An action that takes a text may open the app")
  func foregroundText() throws {
    var phone = TestPhone()
    try phone.enter(.suspended)
    try phone.perform(.alertPush(category: "CHAT"))
    let orders = try phone.perform(.action(identifier: "n1", action: "answer", text: "On my way"))
    #expect(Shorthand.all(orders) == "sFg dR(answer: On my way) sActive")
  }

  @Test("Flicking a banner away tells nothing, whatever its category wants")
  func flick() throws {
    var phone = TestPhone()
    phone.app.presents = 16
    try phone.enter(.active)
    try phone.perform(.alertPush(category: "CHAT"))
    #expect(phone.model.banner == "n1")
    #expect(Shorthand.all(try phone.perform(.dismiss(identifier: "n1"))) == "")
    #expect(phone.model.banner == nil)
  }

  @Test("Clearing the notification centre tells nothing")
  func clear() throws {
    var phone = TestPhone()
    try phone.enter(.background)
    try phone.perform(.alertPush("a", category: "CHAT"))
    try phone.perform(.alertPush("b"))
    let orders = try phone.perform(.clear)
    #expect(orders == [.tell(SystemState())])
    #expect(phone.model.notificationCenter == [])
    #expect(phone.model.banner == nil)
  }

  @Test("Without a delegate only what opens the app is heard of, by fetch")
  func nobodyListens() throws {
    for (event, told) in [
      (DefaultRow.Event.foregroundAction, "sFg fetch sActive"), (.backgroundAction, ""),
      (.textAction, ""), (.dismissal, ""),
    ] {
      var phone = TestPhone()
      phone.app.listens = false
      try phone.enter(.background)
      #expect(Shorthand.all(try phone.meet(event)) == told)
    }
  }

  @Test("Categories outlive the process that registered them")
  func categories() throws {
    var phone = TestPhone()
    try phone.enter(.forceQuit)
    #expect(Shorthand.all(try phone.meet(.backgroundAction)) == "wFL dFL dR(archive)")
  }

  @Test("Before iOS 10 an action not completed within 30 s ends an app in the background")
  func timeout() throws {
    var phone = TestPhone(SystemVersion(9), .appDelegate)
    phone.app.answers = false
    try phone.enter(.background)
    #expect(Shorthand.all(try phone.meet(.backgroundAction)) == "hA(archive)")
    phone.advance(seconds: 30)
    #expect(phone.model.lastEnd == .byTimeout)
    #expect(phone.model.findings.map(\.code) == [.handlerNeverCalled])
    #expect(phone.model.findings.first?.callback?.contains("handleAction") == true)
  }

  @Test(
    "What a notification does not offer is refused",
    arguments: [
      (18, "ORDER", "opne", nil, PhoneActionError.Code.wrongAction, "known are open, archive"),
      (18, "ORDER", "open", "text", .wrongAction, "takes no text"),
      (18, "CHAT", "reply", nil, .wrongAction, "takes a text"),
      (18, "NEWS", "open", nil, .wrongAction, "'NEWS', which the app did not register"),
      (18, nil, "open", nil, .wrongAction, "no category"),
      (7, "ORDER", "open", nil, .systemTooOld, "needs iOS 8"),
      (8, "CHAT", "reply", "text", .systemTooOld, "needs iOS 9"),
    ] as [(Int, String?, String, String?, PhoneActionError.Code, String)])
  func refused(
    _ major: Int, _ category: String?, _ action: String, _ text: String?,
    _ code: PhoneActionError.Code, _ words: String
  ) throws {
    var phone = TestPhone(SystemVersion(major), .appDelegate)
    try phone.enter(.background)
    try phone.perform(.alertPush(category: category))
    let before = phone.model
    let error = #expect(throws: PhoneActionError.self) {
      try phone.perform(.action(identifier: "n1", action: action, text: text))
    }
    #expect(error?.code == code)
    #expect(error?.description.contains(words) == true, "\(String(describing: error))")
    #expect(phone.model == before)
  }

  @Test(
    "A tap is where the notification is to be seen",
    arguments: [
      (TapOrigin.banner, PhoneActionError.Code.unknownNotification, "on no banner"),
      (.lockscreen, .notLocked, "not locked"),
    ])
  func origins(_ origin: TapOrigin, _ code: PhoneActionError.Code, _ words: String) throws {
    var phone = TestPhone()
    try phone.enter(.active)
    try phone.perform(.alertPush())
    phone.advance(seconds: 5)
    let error = #expect(throws: PhoneActionError.self) {
      try phone.perform(.tap(identifier: "n1", from: origin))
    }
    #expect(error?.code == code)
    #expect(error?.description.contains(words) == true)
    #expect(
      Shorthand.all(try phone.perform(.tap(identifier: "n1", from: .center)))
        == "sResign dR sActive")
  }

  @Test("While its banner shows, a notification can be tapped in the centre too")
  func centerUnderBanner() throws {
    for (origin, told) in [(nil, "dR"), (.banner, "dR"), (.center, "sResign dR sActive")]
      as [(TapOrigin?, String)]
    {
      var phone = TestPhone()
      try phone.enter(.active)
      try phone.perform(.alertPush())
      #expect(Shorthand.all(try phone.perform(.tap(identifier: "n1", from: origin))) == told)
      #expect(phone.model.banner == nil)
      #expect(phone.model.notificationCenter == [])
    }
  }
}

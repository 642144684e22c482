import PhoneLink
import Testing

@testable import PhoneModel

@Suite("A locked phone")
struct LockTests {
  @Test(
    "An app in front leaves as by the way home, and returns",
    arguments: [
      (Architecture.appDelegate, "aResign aBg closes", "opens aFg aActive"),
      (.scene, "sResign sBg closes", "opens sFg sActive"), (.swiftUI, "closes", "opens"),
    ])
  func inFront(_ architecture: Architecture, _ locks: String, _ unlocks: String) throws {
    var phone = TestPhone(SystemVersion(17), architecture)
    try phone.enter(.active)
    #expect(Shorthand.told(try phone.perform(.lock), in: architecture) == locks)
    #expect(phone.model.processState == .background)
    #expect(Shorthand.told(try phone.perform(.unlock), in: architecture) == unlocks)
    #expect(phone.model.processState == .active)
  }

  @Test("An app suspended meanwhile hears of the opening when it runs again")
  func suspended() throws {
    var phone = TestPhone()
    try phone.enter(.active)
    try phone.perform(.lock)
    phone.advance(seconds: 5)
    #expect(phone.model.processState == .suspended)
    #expect(Shorthand.all(try phone.perform(.unlock)) == "opens sFg sActive")
  }

  @Test("An app that was not in front stays where it is")
  func inBackground() throws {
    var phone = TestPhone()
    try phone.enter(.background)
    #expect(Shorthand.all(try phone.perform(.lock)) == "closes")
    phone.advance(seconds: 5)
    #expect(try phone.perform(.unlock) == [])
    #expect(phone.model.processState == .suspended)
    #expect(Shorthand.all(try phone.perform(.launch)) == "opens sFg sActive")
    #expect(Shorthand.all(try phone.perform(.home)) == "sResign sBg")
  }

  @Test("The process is told that the data is closed after the app was called, and open before")
  func order() throws {
    var phone = TestPhone()
    try phone.enter(.background)
    let locking = try phone.perform(.lock)
    #expect(
      locking == [
        .deliver(.protectedDataWillBecomeUnavailable, .background),
        .tell(SystemState(isProtectedDataAvailable: false)),
      ])
    #expect(
      try phone.perform(.unlock) == [
        .tell(SystemState()), .deliver(.protectedDataDidBecomeAvailable, .background),
      ])
  }

  @Test("A process that starts on a locked phone finds the data closed")
  func startsLocked() throws {
    var phone = TestPhone()
    try phone.enter(.endedBySystem)
    #expect(try phone.perform(.lock) == [])
    let orders = try phone.perform(.silentPush())
    #expect(orders.dropFirst().first == .tell(SystemState(isProtectedDataAvailable: false)))
    #expect(Shorthand.all(try phone.perform(.unlock)) == "opens")
  }

  @Test(
    "A tap, or an action that opens the app, waits for the phone to be unlocked",
    arguments: [
      (DefaultRow.Event.tap, Situation.active, "opens sFg dR sActive"),
      (.tap, .forceQuit, "wFL dFL cfg(NR) sConn(NR) sFg dR sActive"),
      (.foregroundAction, .background, "opens sFg dR(open) sActive"),
    ])
  func waits(_ event: DefaultRow.Event, _ situation: Situation, _ told: String) throws {
    var phone = TestPhone()
    try phone.enter(situation)
    try phone.perform(.lock)
    #expect(try phone.meet(event).filter(\.isDelivery) == [])
    #expect(phone.model.notificationCenter == ["n1"])
    #expect(Shorthand.all(try phone.perform(.unlock)) == told)
    #expect(phone.model.notificationCenter == [])
  }

  @Test("Other actions and dismissals do not wait")
  func backgroundAction() throws {
    var phone = TestPhone()
    try phone.enter(.background)
    try phone.perform(.lock)
    #expect(Shorthand.all(try phone.meet(.textAction)) == "dR(reply: Yes)")
    #expect(Shorthand.all(try phone.meet(.dismissal)) == "dR(dismiss)")
  }

  @Test("Of two taps the newer counts, and none whose notification is gone")
  func newerTap() throws {
    var phone = TestPhone()
    try phone.enter(.background)
    try phone.perform(.lock)
    for name in ["a", "b"] {
      try phone.perform(.alertPush(name))
      try phone.perform(.tap(identifier: name, from: .lockscreen))
    }
    var cleared = phone
    #expect(Shorthand.all(try phone.perform(.unlock)) == "opens sFg dR sActive")
    #expect(phone.model.notificationCenter == ["a"])
    try cleared.perform(.clear)
    #expect(Shorthand.all(try cleared.perform(.unlock)) == "opens")
  }

  @Test("A push is listed there, without a banner")
  func banner() throws {
    var phone = TestPhone()
    try phone.perform(.lock)
    try phone.perform(.alertPush())
    #expect(phone.model.banner == nil)
    #expect(phone.model.presentation == .shown)
    #expect(phone.model.notificationCenter == ["n1"])
  }

  @Test(
    "What needs it unlocked is refused",
    arguments: [
      PhoneAction.launch, .home, .switcher, .return, .kill, .lock, .link("shop://home"),
      .quickAction(ShortcutItem(type: "search")),
    ])
  func refused(_ action: PhoneAction) throws {
    var phone = TestPhone()
    try phone.enter(.active)
    try phone.perform(.lock)
    let error = #expect(throws: PhoneActionError.self) { try phone.perform(action) }
    #expect(error?.code == .locked)
  }
}

extension PhoneOrder {
  /// Whether a delegate is called.
  var isDelivery: Bool {
    if case .deliver = self { return true }
    return false
  }
}

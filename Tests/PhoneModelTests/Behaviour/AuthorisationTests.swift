import PhoneLink
import Testing

@testable import PhoneModel

@Suite("What the user lets the app show")
struct AuthorisationTests {
  private static let badged = PhoneAction.push(
    PushArrival(
      identifier: "n1",
      payload: #"{"aps":{"alert":"x","badge":2,"content-available":1,"mutable-content":1}}"#,
      extendedPayload: #"{"aps":{"alert":"y"}}"#))

  @Test(
    "Nothing, or only entries in the notification centre",
    arguments: [
      (Authorisation.granted, ["n1"], "n1", 2, PushPresentation.shown),
      (.provisional, ["n1"], nil, 0, .none), (.denied, [], nil, 0, .none),
    ] as [(Authorisation, [String], String?, Int, PushPresentation)])
  func shown(
    _ authorisation: Authorisation, _ center: [String], _ banner: String?, _ badge: Int,
    _ presentation: PushPresentation
  ) throws {
    var phone = TestPhone()
    try phone.enter(.background)
    try phone.perform(.authorise(authorisation))
    let push = PhoneAction.push(
      PushArrival(identifier: "n1", payload: #"{"aps":{"alert":"x","badge":2}}"#))
    #expect(Shorthand.all(try phone.perform(push)) == "")
    #expect(phone.model.notificationCenter == center)
    #expect(phone.model.banner == banner)
    #expect(phone.model.badge == badge)
    #expect(phone.model.presentation == presentation)
  }

  @Test("A push that wakes wakes in spite of it, and nobody is asked how to show it")
  func wakes() throws {
    var phone = TestPhone()
    try phone.enter(.active)
    try phone.perform(.authorise(.denied))
    #expect(Shorthand.all(try phone.perform(Self.badged)) == "fetch")
    #expect(phone.model.consulted == [])
    try phone.perform(.home)
    #expect(Shorthand.all(try phone.perform(Self.badged)) == "fetch")
    #expect(phone.model.notificationCenter == [])
  }

  @Test("The app's own badge needs it too, and the process is told what became of it")
  func badge() throws {
    var phone = TestPhone()
    try phone.enter(.active)
    try phone.perform(.authorise(.denied))
    phone.model.absorb(.badge(3, .badgeCount))
    #expect(phone.model.badge == 0)
    #expect(try phone.perform(.home).first == .tell(SystemState(authorisation: .denied)))
  }

  @Test("A provisional one came with iOS 12")
  func provisional() throws {
    var phone = TestPhone(SystemVersion(11), .appDelegate)
    let error = #expect(throws: PhoneActionError.self) {
      try phone.perform(.authorise(.provisional))
    }
    #expect(error?.code == .systemTooOld)
  }
}

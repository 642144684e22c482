import PhoneLink
import Testing

@testable import PhoneModel

@Suite("Actions that cannot happen")
struct ActionErrorTests {
  @Test(
    "They are refused with what, why and what to do, and change nothing",
    arguments: [
      (Situation.active, PhoneAction.launch, PhoneActionError.Code.alreadyInFront, "go home first"),
      (.background, .home, .notInFront, "launch it"),
      (.suspended, .home, .notInFront, "it is suspended"),
      (.neverLaunched, .home, .notInFront, "launch it"),
      (.neverLaunched, .kill, .notInSwitcher, "launch it first"),
      (.forceQuit, .kill, .notInSwitcher, "launch it first"),
      (.endedBySystem, .terminate, .notRunning, "launch the app first"),
      (.forceQuit, .terminate, .notRunning, "launch the app first"),
      (.background, .touch(.back), .notInFront, "'back' needs the app in front"),
      (.inactive, .touch(.back), .notInFront, "it is inactive"),
      (.active, .tap(identifier: "n9"), .unknownNotification, "'n9' is not to be seen"),
      (.active, .push(PushArrival(identifier: "n1", payload: "[1]")), .payloadUnreadable, "'n1'"),
      (.active, .push(PushArrival(identifier: "n1", payload: "{")), .payloadUnreadable, "'n1'"),
    ])
  func refused(
    _ situation: Situation, _ action: PhoneAction, _ code: PhoneActionError.Code, _ text: String
  ) throws {
    var phone = TestPhone()
    try phone.enter(situation)
    let before = phone.model
    let error = #expect(throws: PhoneActionError.self) { try phone.perform(action) }
    #expect(error?.code == code)
    #expect(error?.description.contains(text) == true, "\(String(describing: error))")
    #expect(phone.model == before)
  }

  @Test("A tapped notification cannot be tapped again")
  func tappedTwice() throws {
    var phone = TestPhone()
    try phone.perform(.alertPush("n1"))
    try phone.perform(.alertPush("n2"))
    try phone.perform(.tap(identifier: "n1"))
    let error = #expect(throws: PhoneActionError.self) {
      try phone.perform(.tap(identifier: "n1"))
    }
    #expect(error?.description.contains("holds n2") == true)
  }

  @Test("A burst must be carried out before the next action")
  func unfinishedBurst() throws {
    var phone = TestPhone()
    try phone.model.perform(.launch)
    _ = phone.model.nextOrder()
    let error = #expect(throws: PhoneActionError.self) { try phone.model.perform(.home) }
    #expect(error?.code == .burstNotFinished)
    #expect(phone.model.nextEventNanoseconds == nil)
  }

  @Test("A SwiftUI app cannot be on a phone older than iOS 14")
  func tooOld() {
    var phone = TestPhone(SystemVersion(13), .swiftUI)
    let error = #expect(throws: PhoneActionError.self) { try phone.perform(.launch) }
    #expect(error?.code == .appNeedsNewerSystem)
  }

  @Test("An app with a scene manifest uses its app delegate below iOS 13")
  func sceneOnTwelve() throws {
    var phone = TestPhone(SystemVersion(12), .scene)
    #expect(Shorthand.all(try phone.meet(.tap)) == "wFL(RN) dFL(RN) dR aActive")
  }
}

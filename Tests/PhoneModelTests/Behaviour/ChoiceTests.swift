import PhoneLink
import Testing

@testable import PhoneModel

@Suite("Choices")
struct ChoiceTests {
  @Test(
    "Other open questions are answered as chosen, and noted where they matter",
    arguments: [
      (
        "backgroundLaunchCallback", "notCalled", Architecture.appDelegate, Situation.endedBySystem,
        DefaultRow.Event.silentPush, "wFL(RN) dFL(RN) fetch"
      ),
      ("backgroundLaunchCallback", "notCalled", .appDelegate, .suspended, .silentPush, "fetch"),
      (
        "silentSceneConnection", "yes", .scene, .endedBySystem, .silentPush,
        "wFL dFL cfg sConn fetch"
      ),
      ("silentSceneConnection", "yes", .swiftUI, .endedBySystem, .silentPush, "wFL dFL cfg fetch"),
      (
        "configurationAsked", "newSessionOnly", .scene, .endedBySystem, .icon,
        "wFL dFL sConn sFg sActive"
      ),
      (
        "configurationAsked", "newSessionOnly", .scene, .endedBySystem, .tap,
        "wFL dFL sConn(NR) sFg dR sActive"
      ),
      ("configurationAsked", "newSessionOnly", .swiftUI, .endedBySystem, .tap, "wFL dFL dR"),
      ("foregroundOrder", "fetchFirst", .scene, .active, .wakingAlertPush, "fetch wP"),
      ("endCallbacks", "notCalled", .appDelegate, .active, .forceQuit, "aResign"),
      ("endCallbacks", "notCalled", .scene, .active, .forceQuit, "sResign sDisc"),
      ("endCallbacks", "notCalled", .appDelegate, .background, .endBySystem, ""),
      ("endCallbacks", "notCalled", .scene, .background, .forceQuit, ""),
    ])
  func choice(
    _ name: String, _ value: String, _ architecture: Architecture, _ situation: Situation,
    _ event: DefaultRow.Event, _ told: String
  ) throws {
    let choices = try Choices(parsing: [name: value])
    var phone = TestPhone(SystemVersion(16), architecture, choices: choices)
    try phone.enter(situation)
    let orders = try phone.meet(event)
    #expect(Shorthand.told(orders, in: architecture) == told)
    #expect(phone.model.consulted.contains { $0.rawValue == name })
  }

  @Test(
    "A session the system has not seen leaves nothing open",
    arguments: [
      Situation.neverLaunched, .forceQuit,
    ])
  func newSession(_ situation: Situation) throws {
    let choices = try Choices(parsing: ["configurationAsked": "newSessionOnly"])
    var phone = TestPhone(SystemVersion(16), .scene, choices: choices)
    try phone.enter(situation)
    #expect(Shorthand.all(try phone.perform(.launch)).contains("cfg"))
    #expect(!phone.model.consulted.contains(.configurationAsked))
  }

  @Test("A SwiftUI app that is not asked always gets the response")
  func unaskedSwiftUI() throws {
    let choices = try Choices(parsing: [
      "configurationAsked": "newSessionOnly", "coldResponse": "connectionOnly",
    ])
    var phone = TestPhone(SystemVersion(16), .swiftUI, choices: choices)
    try phone.enter(.endedBySystem)
    #expect(Shorthand.told(try phone.meet(.tap), in: .swiftUI) == "wFL dFL dR")
    #expect(!phone.model.consulted.contains(.coldResponse))
  }

  @Test(
    "Nothing is noted where nothing is open",
    arguments: [
      Architecture.appDelegate, .scene, .swiftUI,
    ])
  func nothingOpen(_ architecture: Architecture) throws {
    var phone = TestPhone(SystemVersion(17), architecture)
    try phone.perform(.launch)
    try phone.perform(.alertPush())
    try phone.perform(.tap(identifier: "n1"))
    try phone.perform(.silentPush("n2"))
    try phone.perform(.touch(.back))
    try phone.perform(.home)
    try phone.perform(.silentPush("n3"))
    try phone.perform(.launch)
    #expect(phone.consulted == [])
  }

  @Test(
    "Every value of every question can be read, chosen and told again",
    arguments: Choices.Name.allCases)
  func values(_ name: Choices.Name) throws {
    let values = Choices.values(of: name)
    #expect(values.first == Choices().value(of: name))
    for value in values {
      var choices = Choices()
      try choices.set(name, to: value)
      #expect(choices.value(of: name) == value)
    }
  }

  @Test(
    "A misspelt choice is refused with the nearest one",
    arguments: [
      ("coldRespons", "both", ChoicesError.Code.unknownName, "did you mean 'coldResponse'?"),
      ("coldResponse", "bth", .unknownValue, "did you mean 'both'?"),
      ("responseSlot", "sometime", .unknownValue, "known are beforeActive, beforeForeground"),
      ("zzz", "both", .unknownName, "known are coldResponse"),
    ])
  func misspelt(
    _ name: String, _ value: String, _ code: ChoicesError.Code, _ hint: String
  ) {
    let error = #expect(throws: ChoicesError.self) { try Choices(parsing: [name: value]) }
    #expect(error?.code == code)
    #expect(error?.description.contains(hint) == true)
  }
}

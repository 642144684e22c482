import PhoneLink
import Testing

@testable import PhoneModel

@Suite("A tap's ways and slots")
struct ColdResponseTests {
  struct Case: CustomStringConvertible {
    var architecture: Architecture
    var response: Choices.ColdResponse
    var slot: Choices.ResponseSlot
    var cold: String
    var consulted: [Choices.Name]
    var description: String { "\(architecture) \(response) \(slot)" }

    init(
      _ architecture: Architecture, _ response: Choices.ColdResponse,
      _ slot: Choices.ResponseSlot, _ cold: String, consults consulted: [Choices.Name]
    ) {
      self.architecture = architecture
      self.response = response
      self.slot = slot
      self.cold = cold
      self.consulted = consulted
    }
  }

  static let appDelegate: [Case] = Choices.ResponseSlot.allCases.flatMap { slot in
    [
      Case(
        .appDelegate, .both, slot, "wFL(RN) dFL(RN) dR aActive", consults: [.coldResponse]),
      Case(
        .appDelegate, .connectionOnly, slot, "wFL(RN) dFL(RN) aActive", consults: [.coldResponse]),
      Case(.appDelegate, .responseOnly, slot, "wFL dFL dR aActive", consults: [.coldResponse]),
    ]
  }

  static let scene: [Case] = {
    let both: [Choices.Name] = [.coldResponse, .responseSlot]
    return [
      Case(
        .scene, .both, .beforeActive, "wFL dFL cfg(NR) sConn(NR) sFg dR sActive", consults: both),
      Case(
        .scene, .both, .beforeForeground, "wFL dFL cfg(NR) sConn(NR) dR sFg sActive",
        consults: both),
      Case(
        .scene, .both, .afterActive, "wFL dFL cfg(NR) sConn(NR) sFg sActive dR", consults: both),
      Case(
        .scene, .connectionOnly, .afterActive, "wFL dFL cfg(NR) sConn(NR) sFg sActive",
        consults: [.coldResponse]),
      Case(
        .scene, .responseOnly, .beforeActive, "wFL dFL cfg sConn sFg dR sActive", consults: both),
      Case(
        .scene, .responseOnly, .afterActive, "wFL dFL cfg sConn sFg sActive dR", consults: both),
      Case(.swiftUI, .both, .afterActive, "wFL dFL cfg(NR) dR", consults: both),
      Case(
        .swiftUI, .connectionOnly, .beforeActive, "wFL dFL cfg(NR)", consults: [.coldResponse]),
      Case(.swiftUI, .responseOnly, .beforeActive, "wFL dFL cfg dR", consults: both),
    ]
  }()

  @Test("A cold tap comes by the chosen ways, in the chosen slot", arguments: appDelegate + scene)
  func coldTap(_ wanted: Case) throws {
    var choices = Choices()
    choices.coldResponse = wanted.response
    choices.responseSlot = wanted.slot
    var phone = TestPhone(SystemVersion(17), wanted.architecture, choices: choices)
    #expect(
      Shorthand.told(try phone.meet(.tap), in: wanted.architecture) == wanted.cold)
    #expect(phone.consulted == wanted.consulted)
  }

  @Test(
    "A warm tap comes in the chosen slot and in its state",
    arguments: [
      (
        Choices.ResponseSlot.beforeActive, "aFg dR aActive", "sFg dR sActive",
        ApplicationState.inactive
      ),
      (.beforeForeground, "dR aFg aActive", "dR sFg sActive", .background),
      (.afterActive, "aFg aActive dR", "sFg sActive dR", .active),
    ])
  func warmTap(
    _ slot: Choices.ResponseSlot, _ appDelegate: String, _ scene: String,
    _ state: ApplicationState
  ) throws {
    for (architecture, wanted) in [
      (Architecture.appDelegate, appDelegate), (.scene, scene), (.swiftUI, scene),
    ] {
      for situation in [Situation.background, .suspended] {
        var choices = Choices()
        choices.responseSlot = slot
        var phone = TestPhone(SystemVersion(15), architecture, choices: choices)
        try phone.enter(situation)
        let orders = try phone.meet(.tap)
        #expect(Shorthand.all(orders) == wanted)
        #expect(orders.state(in: "dR") == state)
        #expect(phone.consulted == [.responseSlot])
      }
    }
  }

  @Test("Below iOS 10 nothing about a tap is open", arguments: 7...9)
  func legacyTap(_ major: Int) throws {
    var choices = Choices()
    choices.coldResponse = .connectionOnly
    choices.responseSlot = .afterActive
    for situation in [Situation.forceQuit, .background, .suspended] {
      var phone = TestPhone(SystemVersion(major), .appDelegate, choices: choices)
      phone.app.listens = false
      try phone.enter(situation)
      let before = phone.consulted
      let told = Shorthand.all(try phone.meet(.tap))
      #expect(told.hasSuffix("fetch aActive"))
      #expect(phone.consulted == before)
    }
  }

  @Test("Without a delegate of the notification centre a tap comes by fetch, in a known slot")
  func nobodyListens() throws {
    var choices = Choices()
    choices.responseSlot = .afterActive
    var phone = TestPhone(SystemVersion(18), .scene, choices: choices)
    phone.app.listens = false
    try phone.enter(.background)
    #expect(Shorthand.all(try phone.meet(.tap)) == "sFg fetch sActive")
    #expect(phone.consulted == [])
  }

  @Test("What a response says of the tap")
  func response() throws {
    var phone = TestPhone(SystemVersion(18), .scene)
    let orders = try phone.meet(.tap)
    var answers: [NotificationAnswer] = []
    for case .deliver(let callback, _) in orders {
      if case .didReceive(let answer, _) = callback { answers.append(answer) }
      if case .sceneWillConnect(let connection) = callback {
        answers += [connection.notificationResponse].compactMap { $0 }
      }
    }
    #expect(answers.count == 2)
    #expect(answers.first == answers.last)
    #expect(answers.first?.targetScene == .main)
    #expect(answers.first?.action == NotificationAnswer.defaultAction)
    #expect(answers.first?.notification.identifier == "n1")
    #expect(answers.first?.notification.payload == #"{"aps":{"alert":"Shipped"}}"#)
  }
}

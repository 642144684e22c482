import PhoneLink
import Testing

@testable import PhoneModel

@Suite("Service extensions and local notifications")
struct ExtensionTests {
  private static let modified = #"{"aps":{"alert":"Hello","badge":1},"targetScreen":"orders"}"#

  private static func push(_ sent: String) -> PhoneAction {
    .push(PushArrival(identifier: "n1", payload: sent, extendedPayload: modified))
  }

  private static let mutable = #"{"aps":{"alert":"…","mutable-content":1},"targetScreen":"home"}"#

  @Test("The app sees what its extension made of the push")
  func modified() throws {
    var phone = TestPhone()
    try phone.enter(.forceQuit)
    try phone.perform(Self.push(Self.mutable))
    #expect(phone.model.badge == 1)
    let payloads = try phone.perform(.tap(identifier: "n1")).payloads
    #expect(payloads == [Self.modified, Self.modified, Self.modified])
  }

  @Test(
    "Launch options hold what was sent, or by choice what the extension made of it",
    arguments: [Choices.LaunchPayload.original, .modified])
  func launchOptions(_ choice: Choices.LaunchPayload) throws {
    var choices = Choices()
    choices.launchPayload = choice
    var phone = TestPhone(SystemVersion(15), .appDelegate, choices: choices)
    try phone.perform(Self.push(Self.mutable))
    let payloads = try phone.perform(.tap(identifier: "n1")).payloads
    let launch = choice == .original ? Self.mutable : Self.modified
    #expect(payloads == [launch, launch, Self.modified])
    #expect(phone.model.consulted.contains(.launchPayload))
  }

  @Test(
    "It is asked only about what has an alert and may be changed",
    arguments: [
      #"{"aps":{"alert":"x"}}"#, #"{"aps":{"badge":5,"mutable-content":1,"alert":""}}"#,
      #"{"aps":{"alert":"x","mutable-content":0}}"#,
    ])
  func notAsked(_ sent: String) throws {
    var phone = TestPhone(SystemVersion(15), .appDelegate)
    try phone.perform(Self.push(sent))
    #expect(phone.model.badge != 1)
    guard phone.model.notificationCenter == ["n1"] else { return }
    #expect(try phone.perform(.tap(identifier: "n1")).payloads == [sent, sent, sent])
    #expect(!phone.model.consulted.contains(.launchPayload))
  }

  @Test("The fetch callback gets what was sent")
  func fetch() throws {
    var phone = TestPhone()
    try phone.enter(.background)
    let sent = #"{"aps":{"alert":"…","mutable-content":1,"content-available":1}}"#
    #expect(try phone.perform(Self.push(sent)).payloads == [sent])
  }

  @Test("An extension's payload that is no object is refused")
  func unreadable() throws {
    var phone = TestPhone()
    let error = #expect(throws: PhoneActionError.self) {
      try phone.perform(
        .push(PushArrival(identifier: "n1", payload: Self.mutable, extendedPayload: "[]")))
    }
    #expect(error?.code == .payloadUnreadable)
  }

  @Test(
    "Whether launch options speak of an action's push is open",
    arguments: [
      (Choices.ActionLaunchOptions.present, "wFL(RN) dFL(RN) dR(open) aActive"),
      (.absent, "wFL dFL dR(open) aActive"),
    ])
  func actionLaunchOptions(_ choice: Choices.ActionLaunchOptions, _ told: String) throws {
    var choices = Choices()
    choices.actionLaunchOptions = choice
    var phone = TestPhone(SystemVersion(15), .appDelegate, choices: choices)
    try phone.enter(.forceQuit)
    #expect(Shorthand.all(try phone.meet(.foregroundAction)) == told)
    #expect(phone.consulted == [.endCallbacks, .actionLaunchOptions])
  }

  @Test(
    "A local notification comes as a push does, but never in launch options",
    arguments: [
      (Architecture.appDelegate, "wFL dFL dR aActive"),
      (.scene, "wFL dFL cfg(NR) sConn(NR) sFg dR sActive"), (.swiftUI, "wFL dFL cfg(NR) dR"),
    ])
  func local(_ architecture: Architecture, _ told: String) throws {
    let local = PhoneAction.notify(
      LocalNotification(
        identifier: "n1", payload: #"{"aps":{"alert":"Soon","content-available":1}}"#))
    var choices = Choices()
    if architecture == .appDelegate { choices.coldResponse = .connectionOnly }
    var phone = TestPhone(SystemVersion(16), architecture, choices: choices)
    #expect(try phone.perform(local) == [])
    let orders = try phone.perform(.tap(identifier: "n1"))
    #expect(Shorthand.told(orders, in: architecture) == told)
    #expect(Shorthand.all(try phone.perform(local)) == "wP")
    #expect(phone.model.banner == "n1")
  }

  @Test("Without a delegate nobody hears of a local notification")
  func localUnheard() throws {
    let local = PhoneAction.notify(
      LocalNotification(identifier: "n1", payload: #"{"aps":{"alert":"Soon"}}"#))
    var phone = TestPhone()
    phone.app.listens = false
    try phone.enter(.active)
    #expect(try phone.perform(local) == [])
    try phone.perform(.home)
    try phone.perform(local)
    #expect(Shorthand.all(try phone.perform(.tap(identifier: "n1"))) == "sFg sActive")
  }

  @Test("Local notifications came to this framework with iOS 10")
  func oldSystem() throws {
    var phone = TestPhone(SystemVersion(9), .appDelegate)
    let error = #expect(throws: PhoneActionError.self) {
      try phone.perform(.notify(LocalNotification(identifier: "n1", payload: "{}")))
    }
    #expect(error?.code == .systemTooOld)
  }
}

extension [PhoneOrder] {
  /// The payloads that its callbacks carry, in order.
  var payloads: [PayloadText] {
    compactMap { order in
      guard case .deliver(let callback, _) = order else { return nil }
      return switch callback {
      case .willFinishLaunching(let options), .didFinishLaunching(let options):
        options.remoteNotification
      case .configurationForConnecting(let connection), .sceneWillConnect(let connection):
        connection.notificationResponse?.notification.payload
      case .didReceiveRemoteNotification(let payload, _): payload
      case .didReceive(let answer, _): answer.notification.payload
      default: nil
      }
    }
  }
}

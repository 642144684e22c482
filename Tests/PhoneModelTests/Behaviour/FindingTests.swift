import PhoneLink
import Testing

@testable import PhoneModel

@Suite("What the phone holds against the app")
struct FindingTests {
  @Test("An app without scenes built with SDK 27 does not launch on 27")
  func noScenes() throws {
    var phone = TestPhone(SystemVersion(27), .appDelegate)
    #expect(try phone.perform(.launch) == [])
    #expect(try phone.meet(.tap) == [])
    #expect(phone.model.findings.map(\.code) == [.sceneLifecycleMissing])
    #expect(phone.model.findings.first?.description.contains("scene manifest") == true)
    #expect(!phone.model.isAlive)
  }

  @Test(
    "Built with an older SDK, or with scenes, or on 26, it does",
    arguments: [
      (27, 26, Architecture.appDelegate), (26, 27, .appDelegate), (27, 27, .scene),
      (27, 27, .swiftUI),
    ])
  func launches(_ system: Int, _ sdk: Int, _ architecture: Architecture) throws {
    var phone = TestPhone(SystemVersion(system), architecture, sdk: SystemVersion(sdk))
    try phone.perform(.launch)
    #expect(phone.model.processState == .active)
    #expect(phone.model.findings.isEmpty)
  }

  @Test(
    "A handler called twice is found",
    arguments: [
      DefaultRow.Event.silentPush, .alertPush, .bannerTap,
    ])
  func calledTwice(_ event: DefaultRow.Event) throws {
    var phone = TestPhone()
    try phone.enter(.active)
    let orders = try phone.meet(event)
    let token = try #require(orders.handlerToken)
    let completion: Completion =
      switch event {
      case .silentPush: .fetched(0)
      case .alertPush: .present(0)
      default: .done
      }
    phone.model.absorb(.completed(token, completion))
    #expect(phone.model.findings.map(\.code) == [.handlerCalledTwice])
    let callbacks = orders.compactMap { order -> String? in
      guard case .deliver(let callback, _) = order else { return nil }
      return callback.name
    }
    #expect(phone.model.findings.first?.callback == callbacks.first)
  }

  @Test("A handler nobody was given is found")
  func unknownHandler() throws {
    var phone = TestPhone()
    try phone.enter(.active)
    phone.model.absorb(.completed(7, .done))
    #expect(phone.model.findings.map(\.code) == [.handlerUnknown])
  }

  @Test("A handler never called counts against a process that lives, not one that was ended")
  func neverCalled() throws {
    var phone = TestPhone()
    phone.app.answers = false
    try phone.enter(.active)
    try phone.perform(.alertPush())
    #expect(phone.model.findings.isEmpty)
    #expect(phone.model.openHandlers.map(\.kind) == [.presentation])
    #expect(phone.model.findingsAtEnd.map(\.code) == [.handlerNeverCalled])
    try phone.perform(.kill)
    #expect(phone.model.findingsAtEnd.isEmpty)
  }

  @Test("A method the app lacks, or an older one called instead, owes no handler")
  func lackingMethods() throws {
    var phone = TestPhone()
    phone.app.answers = false
    phone.app.lacks = [
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
      "userNotificationCenter(_:willPresent:withCompletionHandler:)",
    ]
    try phone.enter(.active)
    try phone.perform(.wakingAlertPush())
    #expect(phone.model.openHandlers.isEmpty)
    #expect(phone.model.notificationCenter == [])

    phone.app.lacks = []
    try phone.model.perform(.silentPush())
    let orders = [phone.model.nextOrder()].compactMap { $0 }
    phone.model.absorb(.calledInstead(callback: "application(_:didReceiveRemoteNotification:)"))
    // Whether or not the frameworks complete it themselves.
    let token = try #require(orders.handlerToken)
    phone.model.absorb(.completed(token, .fetched(0)))
    #expect(phone.model.openHandlers.isEmpty)
    #expect(phone.model.findings.isEmpty)
  }

  @Test("Every handler of a process has a name of its own, and a new process starts anew")
  func tokens() throws {
    var phone = TestPhone()
    try phone.enter(.active)
    var tokens: [HandlerToken] = []
    for index in 0..<5 { tokens += try phone.perform(.wakingAlertPush("n\(index)")).handlerTokens }
    #expect(tokens == Array(1...10))
    try phone.perform(.kill)
    try phone.perform(.launch)
    #expect(phone.model.processNumber == 2)
    #expect(try phone.perform(.silentPush()).handlerTokens == [1])
  }

  @Test("Additions without a user step are counted, per process and in all")
  func additions() throws {
    let addition = Emission.added(ControllerAddition(manner: .pushed, name: "order"))
    var phone = TestPhone()
    try phone.enter(.active)
    phone.model.absorb(addition)
    try phone.model.perform(.touch(.back))
    #expect(phone.model.nextOrder() == .userStep(.back))
    phone.model.absorb(addition)
    #expect(phone.model.nextOrder() == nil)
    phone.model.absorb(addition)
    #expect(phone.model.additionsWithoutUserStep == 2)
    try phone.perform(.kill)
    #expect(phone.model.additionsWithoutUserStep == 2)
    try phone.perform(.launch)
    phone.model.absorb(addition)
    #expect(phone.model.additionsWithoutUserStep == 1)
    #expect(phone.model.totalAdditionsWithoutUserStep == 3)
  }

  @Test("An app that does not come to rest is found")
  func stuck() throws {
    var phone = TestPhone()
    try phone.enter(.active)
    phone.model.absorb(.stuck("a timer of 0 s"))
    #expect(
      phone.model.findings.map(\.description) == [
        "stuck: the app did not come to rest: a timer of 0 s"
      ])
  }
}

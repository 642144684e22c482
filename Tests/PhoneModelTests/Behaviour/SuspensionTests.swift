import PhoneLink
import Testing

@testable import PhoneModel

@Suite("Suspension and time-outs")
struct SuspensionTests {
  @Test("An app in the background is suspended after 5 s")
  func fiveSeconds() throws {
    var phone = TestPhone()
    try phone.enter(.background)
    #expect(phone.model.nextEventNanoseconds == 5_000_000_000)
    phone.advance(seconds: 4.9)
    #expect(phone.model.processState == .background)
    phone.advance(seconds: 0.1)
    #expect(phone.model.processState == .suspended)
    #expect(phone.model.nextEventNanoseconds == nil)
    #expect(phone.model.isAlive)
  }

  @Test(
    "So is an app that a push launched",
    arguments: [
      Architecture.appDelegate, .scene, .swiftUI,
    ])
  func backgroundLaunch(_ architecture: Architecture) throws {
    var phone = TestPhone(SystemVersion(17), architecture)
    try phone.enter(.launchedByPush)
    #expect(phone.model.processState == .background)
    phone.advance(seconds: 5)
    #expect(phone.model.processState == .suspended)
  }

  @Test("An app that came back in time is not suspended")
  func cameBack() throws {
    var phone = TestPhone()
    try phone.enter(.background)
    phone.advance(seconds: 3)
    try phone.perform(.launch)
    phone.advance(seconds: 60)
    #expect(phone.model.processState == .active)
  }

  @Test("Nobody is suspended while a completion is open")
  func openCompletion() throws {
    var phone = TestPhone()
    try phone.enter(.suspended)
    phone.app.answers = false
    let orders = try phone.perform(.silentPush())
    phone.advance(seconds: 20)
    #expect(phone.model.processState == .background)
    let token = try #require(orders.handlerToken)
    phone.model.absorb(.completed(token, .fetched(0)))
    #expect(phone.model.nextEventNanoseconds == phone.model.time.uptimeNanoseconds)
    phone.advance(seconds: 0)
    #expect(phone.model.processState == .suspended)
    #expect(phone.model.findingsAtEnd.isEmpty)
  }

  @Test("A fetch handler not called within 30 s ends an app in the background")
  func timeout() throws {
    var phone = TestPhone()
    try phone.enter(.background)
    phone.app.answers = false
    try phone.perform(.silentPush())
    phone.advance(seconds: 29.9)
    #expect(phone.model.isAlive)
    #expect(phone.advance(seconds: 0.1) == [.endProcess])
    #expect(phone.model.findings.map(\.code) == [.handlerNeverCalled])
    #expect(phone.model.lastEnd == .byTimeout)
    phone.app.answers = true
    #expect(Shorthand.all(try phone.perform(.silentPush("n2"))) == "wFL dFL fetch")
  }

  @Test("In front it is found, but the app lives")
  func timeoutInFront() throws {
    var phone = TestPhone()
    try phone.enter(.active)
    phone.app.answers = false
    let orders = try phone.perform(.silentPush())
    phone.advance(seconds: 31)
    #expect(phone.model.processState == .active)
    #expect(phone.model.findings.map(\.code) == [.handlerNeverCalled])
    let token = try #require(orders.handlerToken)
    phone.model.absorb(.completed(token, .fetched(0)))
    #expect(phone.model.findings.count == 1)
    #expect(phone.model.openHandlers.isEmpty)
  }

  @Test("One long step does the same as many small ones")
  func stepSize() throws {
    var long = TestPhone()
    try long.enter(.background)
    long.app.answers = false
    try long.perform(.silentPush())
    var short = long
    long.advance(seconds: 40)
    for _ in 0..<400 { short.advance(seconds: 0.1) }
    #expect(long.model == short.model)
  }

  @Test("Setting the date moves no deadline")
  func wallClock() throws {
    var phone = TestPhone()
    try phone.enter(.background)
    phone.model.advance(to: PhoneTime(uptimeNanoseconds: 0, wallNanoseconds: 0))
    #expect(phone.model.time.wallNanoseconds == 0)
    #expect(phone.model.processState == .background)
  }
}

extension [PhoneOrder] {
  /// The first handler that comes with them.
  var handlerToken: HandlerToken? { handlerTokens.first }

  var handlerTokens: [HandlerToken] {
    compactMap { order in
      guard case .deliver(let callback, _) = order else { return nil }
      switch callback {
      case .didReceiveRemoteNotification(_, let token), .willPresent(_, let token),
        .didReceive(_, let token):
        return token
      default:
        return nil
      }
    }
  }
}

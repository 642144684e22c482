import Testing

@testable import Glidepath

@Suite("A launching tap, by every entry point in every order")
struct EntryPointOrderTests {
  private let order = Address("orderDetail", ["orderId": "123456"])

  /// When the response comes, against the scene's turns.
  enum Slot: CaseIterable { case never, beforeForeground, beforeActive, afterActive, muchLater }

  @Test(
    "lands once, whether the connection or the response or both bring it, in each slot",
    arguments: [true, false], Slot.allCases)
  func scenes(connectionBrings: Bool, slot: Slot) {
    guard connectionBrings || slot != .never else { return }
    var host = TestHost()
    let respond = Event.responded(.order("N1"), CompletionToken(1))
    host.send(.launched(Launch(usesScenes: true)))
    host.send(.sceneConnected(TestHost.scene, connectionBrings ? .order("n1") : nil))
    if slot == .beforeForeground { host.send(respond) }
    host.send(.lifecycle(.willEnterForeground, TestHost.scene))
    if slot == .beforeActive { host.send(respond) }
    host.send(.lifecycle(.didBecomeActive, TestHost.scene))
    if slot == .afterActive { host.send(respond) }
    host.pass(seconds: 5)
    if slot == .muchLater { host.send(respond) }
    host.pass(seconds: 5)
    #expect(host.landings == [order])
    #expect(host.outcomeReports.isEmpty)
    #expect(host.completions == (slot == .never ? [:] : [CompletionToken(1): 1]))
    #expect(host.stack == [Address("home"), order])
  }

  @Test("lands once without scenes, with or without a response", arguments: [true, false])
  func launchOptions(responds: Bool) {
    var host = TestHost()
    host.send(.launched(Launch(push: Response.order("n1").push, usesScenes: false)))
    if responds { host.send(.responded(.order("n1"), CompletionToken(1))) }
    host.send(.lifecycle(.didBecomeActive, .application))
    host.pass(seconds: 5)
    #expect(host.landings == [order])
    #expect(host.outcomeReports.isEmpty)
  }

  @Test("is no tap when the launch is into the background")
  func backgroundLaunch() {
    var host = TestHost()
    host.send(
      .launched(Launch(push: Response.order("n1").push, inBackground: true, usesScenes: false)))
    host.send(.lifecycle(.didBecomeActive, .application))
    host.pass(seconds: 700)
    #expect(host.records.isEmpty)
    #expect(host.reports.isEmpty)
  }

  @Test("is absorbed when an earlier process took it, and the ledger is written before the step")
  func nextLaunch() {
    var first = TestHost()
    first.launch(with: .order("n1"))
    #expect(first.landings.count == 1)
    #expect(first.order.first == "save")

    var second = TestHost(saved: first.saved)
    second.launch(with: .order("n1"))
    #expect(second.landings.isEmpty)
    #expect(second.stack == [Address("home")])
  }

  @Test("whose process died while it waited is reported, and never replayed")
  func interrupted() {
    var first = TestHost()
    first.isSignedIn = false
    first.launch(with: .order("n1"))
    #expect(first.landings.isEmpty)

    var second = TestHost(saved: first.saved)
    second.launch(with: nil)
    #expect(second.outcomeReports == [.interrupted])
    #expect(second.landings.isEmpty)
  }

  @Test("of two notifications with equal payloads lands for each")
  func equalPayloads() {
    var host = TestHost()
    host.launch(with: .order("n1"))
    host.send(.responded(.order("n2", at: 2), CompletionToken(2)))
    host.pass(seconds: 5)
    #expect(host.landings == [order, order])
  }
}

extension TestHost {
  /// A launch by a tap (or, without a response, by the icon) up to a settled, active scene.
  mutating func launch(with response: Response?) {
    send(.launched(Launch(usesScenes: true, saved: saved)))
    send(.sceneConnected(TestHost.scene, response))
    send(.lifecycle(.willEnterForeground, TestHost.scene))
    send(.lifecycle(.didBecomeActive, TestHost.scene))
    pass(seconds: 5)
  }
}

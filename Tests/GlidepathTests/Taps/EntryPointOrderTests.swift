import Testing

@testable import Glidepath

@Suite("A launching tap, by every entry point in every order")
struct EntryPointOrderTests {
  /// When the response comes, against the scene's turns.
  enum Slot: CaseIterable { case never, beforeForeground, beforeActive, afterActive, muchLater }

  @Test(
    "lands once, whether the connection or the response or both bring it, in each slot",
    arguments: [true, false], Slot.allCases)
  func scenes(connectionBrings: Bool, slot: Slot) {
    guard connectionBrings || slot != .never else { return }
    var host = Host()
    host.launch(usesScenes: true)
    host.open(.main)
    host.send(.sceneConnected(.main, connectionBrings ? .to("n1") : nil))
    // The phone may write one identifier in two ways.
    if slot == .beforeForeground { host.respond(.to("N1")) }
    host.send(.lifecycle(.willEnterForeground, .main))
    if slot == .beforeActive { host.respond(.to("N1")) }
    host.send(.lifecycle(.didBecomeActive, .main))
    if slot == .afterActive { host.respond(.to("N1")) }
    host.advance(seconds: 5)
    if slot == .muchLater { host.respond(.to("N1")) }
    host.advance(seconds: 5)
    #expect(host.landings == [.order])
    #expect(host.codes.isEmpty)
    #expect(host.completed.count == (slot == .never ? 0 : 1))
    #expect(host.screens() == [.home, .order])
  }

  @Test("lands once without scenes, with or without a response", arguments: [true, false])
  func launchOptions(responds: Bool) {
    var host = Host()
    host.launch(push: .order, usesScenes: false)
    host.open(.application)
    if responds { host.respond(.to("n1")) }
    host.send(.lifecycle(.didBecomeActive, .application))
    host.advance(seconds: 5)
    #expect(host.landings == [.order])
    #expect(host.codes.isEmpty)
  }

  @Test("is no tap when the launch is into the background")
  func backgroundLaunch() {
    var host = Host()
    host.launch(push: .order, inBackground: true, usesScenes: false)
    host.open(.application)
    host.send(.lifecycle(.didBecomeActive, .application))
    host.advance(seconds: 700)
    #expect(host.records.isEmpty)
    #expect(host.reports.isEmpty)
  }

  @Test("is absorbed when an earlier process took it, and the ledger is written before the step")
  func nextLaunch() throws {
    var host = Host()
    host.launchByTap(.to("n1"))
    #expect(host.landings.count == 1)
    let firstOfBoth = host.effects.first { effect in
      switch effect {
      case .save, .perform: true
      default: false
      }
    }
    guard case .save = try #require(firstOfBoth) else {
      Issue.record("the first step came before the ledger was written")
      return
    }

    host.kill()
    host.launchByTap(.to("n1"))
    #expect(host.landings.count == 1)
    #expect(host.screens() == [.home])
  }

  @Test("whose process died while it waited is reported, and never replayed")
  func interrupted() {
    var host = Host()
    host.setGate(.signedIn, isOpen: false)
    host.launchByTap(.to("n1"))
    #expect(host.landings.isEmpty)

    host.kill()
    host.setGate(.signedIn, isOpen: true)
    host.openByIcon()
    host.advance(seconds: 5)
    #expect(host.codes == [.interrupted])
    #expect(host.landings.isEmpty)
  }

  @Test("of two notifications with equal payloads lands for each")
  func equalPayloads() {
    var host = Host()
    host.launchByTap(.to("n1"))
    host.respond(.to("n2", deliveredAt: 2000))
    host.advance(seconds: 5)
    #expect(host.landings == [.order, .order])
  }
}

extension Host {
  /// A cold launch by a tap that the scene's connection brings, up to a settled, active scene.
  mutating func launchByTap(_ response: Response) {
    launch(usesScenes: true)
    open(.main)
    send(.sceneConnected(.main, response))
    send(.lifecycle(.willEnterForeground, .main))
    send(.lifecycle(.didBecomeActive, .main))
    advance(seconds: 5)
  }
}

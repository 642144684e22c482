import Testing

@testable import Glidepath

@Suite("Below iOS 10, where one callback serves taps and arrivals")
struct FetchTapTests {
  @Test(
    "a tap on a killed app lands once, by launch options, fetches or both",
    arguments: [true, false], 0...3)
  func cold(launchOptions: Bool, fetches: Int) {
    guard launchOptions || fetches > 0 else { return }
    // Before the window is there, and after.
    for early in 0...fetches {
      var host = Host()
      host.launch(push: launchOptions ? .order : nil, usesScenes: false, deliversResponses: false)
      for _ in 0..<early { host.fetch() }
      host.open(.application)
      for _ in early..<fetches { host.fetch() }
      host.send(.lifecycle(.didBecomeActive, .application))
      host.advance(seconds: 3600)
      #expect(host.landings == [.order], "\(early) early")
      #expect(host.screens(.application) == [.home, .order])
      #expect(host.codes == [])
      #expect(host.fetches.count == fetches)
      #expect(host.disk?.waiting == [])
    }
  }

  @Test("a tap on a living app lands once, however many fetches tell of it", arguments: 1...3)
  func warm(fetches: Int) {
    var host = Host.activeBelowTen
    host.goToBackground(.application)
    host.comeForward(fetching: Array(repeating: .order, count: fetches))
    #expect(host.landings == [.order])
    #expect(host.fetches.count == fetches)
  }

  @Test func `fetches of another activation are another tap`() {
    var host = Host()
    host.launch(push: .order, usesScenes: false, deliversResponses: false)
    host.open(.application)
    host.fetch()
    host.send(.lifecycle(.didBecomeActive, .application))
    for _ in 1...2 {
      host.goToBackground(.application)
      host.comeForward(fetching: [.order, .order])
    }
    #expect(host.landings == [.order, .order, .order])
  }

  @Test func `being inactive in between does not begin another activation`() {
    var host = Host.activeBelowTen
    host.goToBackground(.application)
    host.comeForward(fetching: [.order])
    host.send(.lifecycle(.willResignActive, .application))
    host.fetch(.messages)
    host.send(.lifecycle(.didBecomeActive, .application))
    #expect(host.landings == [.order])
  }

  @Test(
    "a push that arrives never navigates",
    arguments: [
      { $0.fetch(.order, .active) },
      {
        $0.goToBackground(.application)
        $0.fetch(.order, .background)
        $0.comeForward(.application)
      },
      // On the way to the front, and still in the background by the app's own state.
      {
        $0.goToBackground(.application)
        $0.send(.lifecycle(.willEnterForeground, .application))
        $0.fetch(.order, .background)
        $0.send(.lifecycle(.didBecomeActive, .application))
      },
      // Tapped in a Notification Center over the app: not to be told from an arrival.
      {
        $0.send(.lifecycle(.willResignActive, .application))
        $0.fetch(.order, .inactive)
        $0.send(.lifecycle(.didBecomeActive, .application))
      },
    ] as [@Sendable (inout Host) -> Void])
  func arrival(arrive: @Sendable (inout Host) -> Void) {
    var host = Host.activeBelowTen
    arrive(&host)
    host.advance(seconds: 3600)
    #expect(host.steps == [])
    #expect(host.records == [])
    #expect(host.fetches.count == 1)
  }

  @Test func `a launch in the background by a push is no tap, nor is opening the app later`() {
    var host = Host()
    host.launch(
      push: .silent, inBackground: true, usesScenes: false, deliversResponses: false)
    host.open(.application)
    let token = host.fetch(.silent, .background)
    host.comeForward(.application)
    host.advance(seconds: 3600)
    #expect(host.records == [])
    #expect(host.fetches == [token: .noData])
    host.goToBackground(.application)
    host.comeForward(fetching: [.order])
    #expect(host.landings == [.order])
  }

  @Test func `a tap after a launch in the background lands`() {
    var host = Host()
    host.launch(
      push: .silent, inBackground: true, usesScenes: false, deliversResponses: false)
    host.open(.application)
    host.fetch(.silent, .background)
    host.comeForward(fetching: [.order])
    #expect(host.landings == [.order])
  }

  @Test(arguments: [true, false])
  func `where there are responses no fetch is a tap`(usesScenes: Bool) {
    var host = Host()
    let scene: SceneID = usesScenes ? .main : .application
    host.launch(usesScenes: usesScenes)
    host.open(scene)
    host.fetch()
    host.send(.lifecycle(.willEnterForeground, scene))
    host.fetch()
    host.send(.lifecycle(.didBecomeActive, scene))
    host.advance(seconds: 3600)
    #expect(host.records == [])
    #expect(host.fetches.count == 2)
  }

  @Test func `the handler is called once the tap is on disk`() {
    var host = Host.activeBelowTen
    host.setGate(.signedIn, isOpen: false)
    host.goToBackground(.application)
    host.send(.lifecycle(.willEnterForeground, .application))
    host.fetch()
    #expect(
      host.disk?.waiting == [SavedRecord.Waiting(identifier: nil, address: .order)])
    guard case .save = host.effects.dropLast(2).last,
      case .completeFetch = host.effects.dropLast().last
    else {
      Issue.record("\(host.effects.suffix(3))")
      return
    }
  }

  @Test(arguments: [true, false])
  func `a tap whose process ended is reported and not replayed`(launchOptions: Bool) {
    var host = Host()
    host.setGate(.signedIn, isOpen: false)
    host.launch(push: launchOptions ? .order : nil, usesScenes: false, deliversResponses: false)
    host.open(.application)
    if !launchOptions { host.fetch() }
    host.kill()
    host.setGate(.signedIn, isOpen: true)
    host.launch(usesScenes: false, deliversResponses: false)
    host.open(.application)
    host.send(.lifecycle(.didBecomeActive, .application))
    host.endTurns()
    #expect(host.codes == [.interrupted])
    #expect(host.landings == [])
  }

  @Test func `a tap waits for its gates, up to its expiry`() {
    var host = Host.activeBelowTen
    host.setGate(.signedIn, isOpen: false)
    host.goToBackground(.application)
    host.comeForward(fetching: [.order])
    host.advance(seconds: 600)
    #expect(host.codes == [.expired])
  }

  @Test func `the record names the callbacks`() {
    var host = Host()
    host.setGate(.signedIn, isOpen: false)
    host.launch(push: .order, usesScenes: false, deliversResponses: false)
    host.open(.application)
    host.fetch()
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    #expect(
      host.records.last?.lines.first?.text
        == "launch options, then fetch (same notification: one tap)")
  }
}

import Testing

@testable import Glidepath

struct GateTests {
  @Test func `a tap waits for its gate and lands when it opens`() {
    var host = Host.active()
    host.setGate(.signedIn, isOpen: false)
    host.respond(.to("n1"))
    host.advance(seconds: 590)
    #expect(host.landings == [])
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    #expect(host.landings == [.order])
    #expect(host.records.last?.description.contains("signed in (after a wait)") == true)
  }

  @Test func `a gate said to have changed that has not keeps the tap waiting`() {
    var host = Host.active()
    host.setGate(.signedIn, isOpen: false)
    host.respond(.to("n1"))
    host.send(.gatesChanged)
    #expect(host.landings == [])
    #expect(host.reports == [])
  }

  @Test func `a shut gate is not looked at again and again`() {
    var host = Host.active()
    host.setGate(.signedIn, isOpen: false)
    host.respond(.to("n1"))
    let looks = host.effects.count
    host.advance(seconds: 500)
    #expect(host.effects.count == looks)
  }

  @Test func `the app's lock holds every route, and an app without one is not held`() {
    var host = Host.active()
    host.setGate(.unlocked, isOpen: false)
    host.respond(.to("n1", .messages))
    #expect(host.landings == [])
    host.setGate(.unlocked, isOpen: true)
    host.send(.gatesChanged)
    #expect(host.landings == [.messages])
  }

  @Test func `a gate that the app never registered stays shut`() {
    var host = Host.active()
    host.gates = []
    host.respond(.to("n1"))
    host.advance(seconds: 600)
    #expect(host.codes == [.expired])
    #expect(host.reports.first?.message.contains("\"signed in\"") == true)
  }

  @Test func `no closure of the app opens the interface gate`() {
    var host = Host.active()
    host.windows = []
    host.setGate(.interfaceReady, isOpen: true)
    host.respond(.to("n1"))
    #expect(host.steps.isEmpty)
    host.advance(seconds: 600)
    #expect(host.codes == [.noContainer])
  }

  @Test func `a tap expires after ten minutes`() {
    var host = Host.active()
    host.setGate(.signedIn, isOpen: false)
    host.respond(.to("n1"))
    host.advance(seconds: 599)
    #expect(host.codes == [])
    host.advance(seconds: 1)
    #expect(host.codes == [.expired])
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    #expect(host.landings == [])
  }

  @Test func `a gate that opens at the moment of expiry comes too late`() {
    var host = Host.active()
    host.setGate(.signedIn, isOpen: false)
    host.respond(.to("n1"))
    host.now.monotonicNanoseconds += 600_000_000_000
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    #expect(host.codes == [.expired])
    #expect(host.landings == [])
  }

  @Test func `a route can set its own expiry`() {
    let table = RouteTable<ShopScreen> {
      Route("messageCenter") { .messageCenter }.requires(.signedIn).expires(afterSeconds: 5)
    }
    var host = Host.active(rules: table.rules)
    host.setGate(.signedIn, isOpen: false)
    host.respond(.to("n1", .messages))
    host.advance(seconds: 5)
    #expect(host.codes == [.expired])
  }

  @Test func `the wall clock has no say in expiry`() {
    var host = Host.active()
    host.setGate(.signedIn, isOpen: false)
    host.respond(.to("n1"))
    host.now.wallMilliseconds += 86_400_000
    host.send(.deadlineReached)
    #expect(host.codes == [])
  }

  @Test(arguments: [nil, []] as [[Address]?])
  func `without a container the tap waits, and ends in noContainer`(screens: [Address]?) {
    var host = Host.active()
    host.windows = []
    if let screens { host.open(.main, screens) }
    host.respond(.to("n1"))
    host.endTurns()
    host.advance(seconds: 599)
    #expect(host.codes == [])
    host.advance(seconds: 1)
    #expect(host.codes == [.noContainer])
  }

  @Test func `without a container and signed out it is the sign-in that was waited for`() {
    var host = Host.active()
    host.windows = []
    host.setGate(.signedIn, isOpen: false)
    host.respond(.to("n1"))
    host.endTurns()
    let looks = host.looks
    host.advance(seconds: 300)
    #expect(host.looks == looks, "no container would help while nobody is signed in")
    host.advance(seconds: 300)
    #expect(host.codes == [.expired])
    #expect(host.reports.first?.message.contains("\"signed in\"") == true)
  }

  @Test func `a container is looked for less often the longer nobody brings one`() {
    var host = Host.active()
    host.windows = []
    host.respond(.to("n1"))
    host.endTurns()
    let before = host.looks
    host.advance(seconds: 10)
    #expect(host.looks - before == 100)
    host.advance(seconds: 100)
    #expect(host.looks - before == 200)
  }

  @Test func `a container that comes a turn after it was announced is found in that turn`() {
    var host = Host.active()
    host.windows = []
    host.respond(.to("n1"))
    host.endTurns()
    host.send(.gatesChanged)
    host.open(.main)
    host.endTurns(1)
    #expect(host.landings == [.order])
  }

  @Test func `a container that nobody announces is found by itself`() {
    var host = Host.active()
    host.windows = []
    host.respond(.to("n1"))
    host.endTurns()
    host.advance(seconds: 3)
    host.open(.main)
    host.advance(seconds: 1)
    #expect(host.landings == [.order])
  }

  @Test func `nothing is looked for in the background`() {
    var host = Host.active()
    host.windows = []
    host.respond(.to("n1"))
    host.endTurns()
    host.goToBackground()
    let before = host.effects.count
    host.advance(seconds: 300)
    #expect(host.effects.count == before)
    host.open(.main)
    host.comeForward()
    #expect(host.landings == [.order])
  }

  @Test func `a tap that comes in the background does not wake the app again and again`() {
    var host = Host.active()
    host.goToBackground()
    host.windows = []
    host.respond(.to("n1"))
    host.endTurns()
    #expect(host.machine.nextDeadline == host.now.monotonicNanoseconds + 600_000_000_000)
  }

  @Test func `a tap names its scene and waits for that one`() {
    var host = Host.active()
    host.respond(.to("n1", scene: .second))
    #expect(host.landings == [])
    host.open(.second)
    host.send(.sceneConnected(.second, nil))
    #expect(host.screens(.second) == [.home, .order])
    #expect(host.screens(.main) == [.home])
  }

  @Test func `a tap without a scene lands in the one that was in front last`() {
    var host = Host.active()
    host.open(.second)
    host.send(.sceneConnected(.second, nil))
    host.comeForward(.second)
    host.respond(.to("n1"))
    #expect(host.screens(.second) == [.home, .order])
  }

  @Test func `a tap whose scene goes lands in another`() {
    var host = Host.active()
    host.respond(.to("n1", scene: .second))
    host.send(.lifecycle(.disconnected, .second))
    #expect(host.screens(.main) == [.home, .order])
  }
}

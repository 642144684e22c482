import Testing

@testable import Glidepath

@Suite("A tap that has to wait")
struct WaitingTapTests {
  private func signedOut() -> Host {
    var host = Host()
    host.setGate(.signedIn, isOpen: false)
    host.launchByTap(.to("n1"))
    return host
  }

  private func signIn(_ host: inout Host) {
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    host.advance(seconds: 1)
  }

  @Test("lands when its gate opens, however late before it expires")
  func opensLate() {
    var host = signedOut()
    host.advance(seconds: 500)
    #expect(host.landings.isEmpty)
    signIn(&host)
    #expect(host.landings.count == 1)
  }

  @Test("ends in a report when its time is over, and lands no more")
  func expires() {
    var host = signedOut()
    host.advance(seconds: 700)
    #expect(host.codes == [.expired])
    signIn(&host)
    #expect(host.landings.isEmpty)
  }

  @Test("for an interface that never comes says so")
  func noContainer() {
    var host = Host()
    host.launch(usesScenes: true)
    host.send(.sceneConnected(.main, .to("n1")))
    host.send(.lifecycle(.willEnterForeground, .main))
    host.send(.lifecycle(.didBecomeActive, .main))
    host.advance(seconds: 700)
    #expect(host.codes == [.noContainer])
  }

  @Test("gives way to a newer one, and both are accounted for")
  func superseded() {
    var host = signedOut()
    let newer: Push = ["targetScreen": "orderDetail", "orderId": "7"]
    host.respond(.to("n2", newer, deliveredAt: 2000))
    #expect(host.codes == [.superseded])
    signIn(&host)
    #expect(host.landings == [Address("orderDetail", ["orderId": "7"])])
  }

  @Test("is not touched by answers that nobody waits for")
  func staleAnswers() {
    var host = Host()
    host.launchByTap(.to("n1"))
    let before = host.machine.state
    host.send(.stepFinished(EffectID(999), .done, nil, host.conditions))
    host.send(.looked(EffectID(999), Look(Conditions(gates: []), hierarchies: [])))
    host.send(.turnEnded(EffectID(999)))
    #expect(host.machine.state == before)
    #expect(host.landings.count == 1)
  }
}

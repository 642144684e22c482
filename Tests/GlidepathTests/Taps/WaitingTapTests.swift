import Testing

@testable import Glidepath

@Suite("A tap that has to wait")
struct WaitingTapTests {
  @Test("lands when its gate opens, however late before it expires")
  func opensLate() {
    var host = TestHost()
    host.isSignedIn = false
    host.launch(with: .order("n1"))
    host.pass(seconds: 500)
    #expect(host.landings.isEmpty)
    host.isSignedIn = true
    host.send(.gatesChanged)
    host.pass(seconds: 1)
    #expect(host.landings.count == 1)
  }

  @Test("ends in a report when its time is over, and lands no more")
  func expires() {
    var host = TestHost()
    host.isSignedIn = false
    host.launch(with: .order("n1"))
    host.pass(seconds: 700)
    #expect(host.outcomeReports == [.expired])
    host.isSignedIn = true
    host.send(.gatesChanged)
    host.pass(seconds: 1)
    #expect(host.landings.isEmpty)
  }

  @Test("for an interface that never comes says so")
  func noContainer() {
    var host = TestHost()
    host.hasInterface = false
    host.launch(with: .order("n1"))
    host.pass(seconds: 700)
    #expect(host.outcomeReports == [.noContainer])
  }

  @Test("gives way to a newer one, and both are accounted for")
  func superseded() {
    var host = TestHost()
    host.isSignedIn = false
    host.launch(with: .order("n1"))
    host.send(.responded(.order("n2", number: "7", at: 2), CompletionToken(2)))
    #expect(host.outcomeReports == [.superseded])
    host.isSignedIn = true
    host.send(.gatesChanged)
    host.pass(seconds: 1)
    #expect(host.landings == [Address("orderDetail", ["orderId": "7"])])
  }

  @Test("is not touched by answers that nobody waits for")
  func staleAnswers() {
    var host = TestHost()
    host.launch(with: .order("n1"))
    let before = host.machine.state
    host.send(.stepFinished(EffectID(999), .done, nil))
    host.send(.looked(EffectID(999), Look(gates: [], hierarchies: [])))
    host.send(.turnEnded(EffectID(999)))
    #expect(host.machine.state == before)
    #expect(host.landings.count == 1)
  }
}

import Testing

@testable import Glidepath

struct StaleAnswerTests {
  /// Answers to effects that were never asked for or have been answered.
  @Test(arguments: [0, 1, 2, 3, 50] as [UInt64])
  func `an answer nobody waits for changes nothing`(number: UInt64) {
    var host = Host.active()
    host.setGate(.signedIn, isOpen: false)
    host.respond(.to("n1"))
    let state = host.machine.state
    let effects = host.effects.count
    host.setGate(.signedIn, isOpen: true)
    let id = EffectID(number)
    host.send(.looked(id, host.look))
    host.send(.turnEnded(id))
    host.send(.stepFinished(id, .done, host.hierarchy(of: .main), host.conditions))
    #expect(host.machine.state == state)
    #expect(host.effects.count == effects)
  }

  @Test func `a step that is answered twice counts once`() {
    var host = Host.active()
    host.respond(.to("n1"))
    guard case .perform(let id, _) = host.effects.last(where: \.isStep) else {
      Issue.record("no step was ordered")
      return
    }
    host.send(.stepFinished(id, .failed("too late"), nil, host.conditions))
    #expect(host.landings == [.order])
    #expect(host.reports == [])
  }

  @Test func `a step under way is ended by its own answer only`() {
    var host = Host.active()
    host.answersAtOnce = false
    host.respond(.to("n1"))
    host.answerOne()
    host.send(.stepFinished(EffectID(1), .failed("another step"), nil, host.conditions))
    #expect(host.reports == [])
    while !host.inbox.isEmpty { host.answerOne() }
    #expect(host.landings == [.order])
  }

  @Test func `a look that was asked for before a gate opened is asked for again`() {
    var host = Host.active()
    host.answersAtOnce = false
    host.setGate(.signedIn, isOpen: false)
    host.respond(.to("n1"))
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    while !host.inbox.isEmpty { host.answerOne() }
    #expect(host.landings == [.order])
  }
}

extension Effect {
  var isStep: Bool {
    guard case .perform = self else { return false }
    return true
  }
}

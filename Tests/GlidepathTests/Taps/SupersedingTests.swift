import Testing

@testable import Glidepath

struct SupersedingTests {
  private var waiting: Host {
    var host = Host.active()
    host.setGate(.signedIn, isOpen: false)
    host.respond(.to("n1"))
    return host
  }

  @Test func `a waiting tap gives way to a newer one`() {
    var host = waiting
    host.respond(.to("n2", .messages))
    #expect(host.codes == [.superseded])
    #expect(host.reports.first?.identifier == "n1")
    #expect(host.landings == [.messages])
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    #expect(host.landings == [.messages])
  }

  @Test func `a waiting tap stays for a newer one in another scene`() {
    var host = waiting
    host.open(.second)
    host.send(.sceneConnected(.second, .to("n2", .messages)))
    #expect(host.codes == [])
    #expect(host.screens(.second) == [.home, .messages])
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    #expect(host.screens(.main) == [.home, .order])
  }

  @Test func `only navigation puts an end to a waiting tap`() {
    var host = waiting
    host.respond(.to("n2", action: "reply"))
    host.respond(.to("n3", action: Response.dismissAction))
    host.respond(.to("n4", .lost))
    #expect(host.codes == [.noTarget])
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    #expect(host.landings == [.order])
  }

  @Test func `a landing that has begun is finished and the newer follows`() {
    var host = Host.active()
    host.answersAtOnce = false
    host.respond(.to("n1"))
    host.answerOne()
    #expect(host.steps.count == 1)
    host.respond(.to("n2", .messages))
    host.respond(.to("n3", .messages))
    #expect(host.codes == [.superseded])
    while !host.inbox.isEmpty { host.answerOne() }
    #expect(host.landings == [.order, .messages])
    #expect(host.screens() == [.home, .order, .messages])
  }

  @Test func `scenes without end are held to a bound, and no tap is swallowed`() {
    var host = Host.active()
    for number in 0..<40 {
      host.respond(.to("n\(number)", scene: SceneID("scene \(number)")))
    }
    #expect(host.machine.state.queue.count == PushMachine.State.queueCapacity)
    host.advance(seconds: 600)
    #expect(host.ends.count == 40)
  }
}

import Testing

@testable import Glidepath

struct LandingTests {
  @Test func `a step refused is tried again after a pause`() {
    var host = Host.active()
    host.sabotage = { _ in .refused }
    host.respond(.to("n1"))
    host.endTurns()
    #expect(host.steps.count == 1)
    host.sabotage = nil
    host.advance(seconds: 1)
    #expect(host.landings == [.order])
    #expect(host.steps.count == 2)
  }

  @Test func `a step refused because the window has changed is planned again at once`() {
    var host = Host.active()
    host.sabotage = { _ in .refused }
    host.surprise = { host in
      host.open(.main, .stack([.home, .messages]))
      host.sabotage = nil
    }
    host.respond(.to("n1"))
    #expect(host.landings == [.order])
  }

  @Test func `a container that always refuses is asked until the tap expires`() {
    var host = Host.active()
    host.sabotage = { _ in .refused }
    host.respond(.to("n1"))
    host.advance(seconds: 599)
    #expect(host.codes == [])
    host.advance(seconds: 1)
    #expect(host.codes == [.navigationFailed])
    #expect(host.reports.first?.message.contains("refused until the tap expired") == true)
  }

  @Test func `planning ends after 32 rounds`() {
    var host = Host.active()
    host.sabotage = { _ in .refused }
    host.surprise = Self.changeRootEachTime
    host.respond(.to("n1"))
    #expect(host.codes == [.navigationFailed])
    #expect(host.steps.count == 32)
  }

  private static func changeRootEachTime(_ host: inout Host) {
    host.open(.main)
    host.surprise = changeRootEachTime
  }

  @Test func `a host whose screens do not say where they are is not buried under copies`() {
    var host = Host.active()
    host.sabotage = { _ in .done }
    host.respond(.to("n1"))
    #expect(host.codes == [.navigationFailed])
    #expect(host.steps.count == 1)
  }

  @Test func `a step that never can be carried out is not tried again`() {
    var host = Host.active()
    host.sabotage = { _ in .failed("no view controller") }
    host.respond(.to("n1"))
    #expect(host.codes == [.navigationFailed])
    #expect(host.reports.first?.message.contains("no view controller") == true)
    #expect(host.disk?.waiting == [])
  }

  @Test func `a window that is gone ends the landing`() {
    var host = Host.active()
    host.answersAtOnce = false
    host.respond(.to("n1"))
    host.answerOne()
    host.send(.lifecycle(.disconnected, .main))
    #expect(host.codes == [.navigationFailed])
    while !host.inbox.isEmpty { host.answerOne() }
    #expect(host.ends.count == 1)
  }

  @Test func `a step nobody answers ends in time`() {
    var host = Host.active()
    host.answersAtOnce = false
    host.respond(.to("n1"))
    host.answerOne()
    host.advance(seconds: 600)
    #expect(host.codes == [.navigationFailed])
    #expect(host.machine.nextDeadline == nil)
  }

  @Test func `the next tap lands after one that failed`() {
    var host = Host.active()
    host.sabotage = { _ in .done }
    host.respond(.to("n1"))
    host.sabotage = nil
    host.respond(.to("n2"))
    #expect(host.landings == [.order])
  }

  @Test func `a conversation in the stack is gone back to and told the message`() {
    let deep = Address("conversation", ["targetId": "7", "type": "1", "messageId": "a"])
    var host = Host.active([.home, deep, .order])
    host.respond(
      .to(
        "n1",
        ["targetScreen": "conversation", "targetId": "7", "type": 1, "messageId": "b"]))
    let told = Address("conversation", ["targetId": "7", "type": "1", "messageId": "b"])
    #expect(host.landings == [told])
    #expect(host.screens() == [.home, told])
  }

  @Test func `the record tells everything and no text of the push`() {
    var host = Host()
    host.launch(usesScenes: true)
    host.open(.main)
    host.setGate(.signedIn, isOpen: false)
    host.send(.sceneConnected(.main, .to("n1")))
    host.comeForward(.main, .to("n1"))
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    #expect(
      host.records.map(\.description) == [
        """
        n1  tap  orderDetail?orderId=123456  landed
            seen    scene connection, then response (same notification: one tap)
            route   targetScreen "orderDetail" → orderDetail?orderId=123456
            gates   interface ready · unlocked · signed in (after a wait)
            plan    push orderDetail onto home's stack
            ticket  back leads home
        """
      ])
    #expect(
      host.records.last?.fields == [
        "identifier": "n1", "origin": "tap", "outcome": "landed",
        "address": "orderDetail?orderId=123456", "text": host.records.last?.description ?? "",
      ])
  }
}

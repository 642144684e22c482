import Testing

@testable import Glidepath

@Suite("A tap's account")
struct AccountTests {
  private func host(signedIn account: String? = "u1") -> Host {
    var host = Host()
    host.account = account.map(Conditions.Account.signedIn) ?? .signedOut
    host.openByIcon()
    return host
  }

  /// A tap behind a question, which is answered later.
  private func covered() -> Host {
    var host = host()
    host.present(.screen(nil), as: .question)
    host.respond(.to("n1", .messages))
    return host
  }

  @Test func `has the tap wait while it is signed out, also for a screen without a gate`() {
    var host = covered()
    host.account = .signedOut
    host.putAway()
    host.advance(seconds: 60)
    #expect(host.landings == [])
    host.account = .signedIn("u1")
    host.send(.gatesChanged)
    #expect(host.landings == [.messages])
    #expect(host.records.last?.description.contains("signed in (after a wait)") == true)
  }

  @Test func `that signs out in the midst of a landing finds it done after the next sign-in`() {
    var host = host()
    host.open(.main, .drawerTabs([[.home]], isOpen: true))
    host.surprise = { $0.account = .signedOut }
    host.respond(.to("n1", .messages))
    host.advance(seconds: 1)
    #expect(host.landings == [])
    host.account = .signedIn("u1")
    host.send(.gatesChanged)
    #expect(host.landings == [.messages])
  }

  @Test func `is nobody's where nobody was signed in, and public screens open`() {
    var host = host(signedIn: nil)
    host.respond(.to("n1", .messages))
    #expect(host.landings == [.messages])
  }

  @Test func `is not that of whoever signs in next`() {
    var host = covered()
    host.account = .signedOut
    host.putAway()
    host.advance(seconds: 60)
    host.account = .signedIn("u2")
    host.send(.gatesChanged)
    #expect(host.codes == [.unknownAccount])
    #expect(host.landings == [])
  }

  @Test func `of the process before is remembered, and another's sign-in ends the tap`() {
    var host = host()
    host.respond(.to("n1"))
    host.kill()
    host.account = .signedOut
    host.setGate(.signedIn, isOpen: false)
    host.launch(usesScenes: true)
    host.open(.main, [Address("login")])
    host.send(.sceneConnected(.main, .to("n2")))
    host.comeForward()
    host.account = .signedIn("u2")
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    #expect(host.codes == [.unknownAccount])
  }

  @Test func `is that of its moment, though another landing was under way then`() {
    var host = host()
    host.stepsTakeTime = true
    host.respond(.to("n1", .messages))
    host.respond(.to("n2"))
    host.account = .signedIn("u2")
    host.finishTransitions()
    host.advance(seconds: 1)
    #expect(host.landings == [])
    #expect(host.codes == [.unknownAccount, .unknownAccount])
  }
}

import Testing

@testable import Glidepath

@Suite("What walks through apps have found about accounts")
struct FoundAccountFaultTests {
  @Test func `a tap that came while nobody was signed in is of the account before, looked or not`()
  {
    var host = Host(rules: .walked)
    host.account = .signedIn("ann")
    host.openByIcon()
    host.setGate(.signedIn, isOpen: false)
    host.account = .signedOut
    host.send(.gatesChanged)
    host.respond(.to("n1"))
    host.setGate(.signedIn, isOpen: true)
    host.account = .signedIn("bob")
    host.send(.gatesChanged)
    #expect(host.landings == [])
    #expect(host.codes == [.unknownAccount])
  }

  @Test func `an account that signed in while nothing waited is the one whose taps come next`() {
    var host = Host(rules: .walked)
    host.account = .signedIn("ann")
    host.openByIcon()
    host.respond(.to("n1"))
    for isSignedIn in [true, false, true] {
      host.setGate(.signedIn, isOpen: isSignedIn)
      host.account = isSignedIn ? .signedIn("bob") : .signedOut
      if host.landings.count == 1, !isSignedIn { host.respond(.to("n2")) }
      host.send(.gatesChanged)
    }
    #expect(host.codes == [])
    #expect(host.landings == [.order, .order])
  }

  @Test func `a landing ends that another account has signed in and out again in the midst of`() {
    var host = Host(rules: .walked)
    host.account = .signedIn("ann")
    host.openByIcon()
    host.present(.stack([.orders]))
    host.stepsTakeTime = true
    host.respond(.to("n1", .messages))
    for account in [Conditions.Account.signedIn("bob"), .signedOut] {
      host.account = account
      host.send(.gatesChanged)
    }
    host.finishTransitions()
    host.finishTransitions()
    #expect(host.landings == [])
    #expect(host.codes == [.unknownAccount])
  }
}

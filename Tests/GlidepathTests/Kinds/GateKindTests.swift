import Testing

@testable import Glidepath

@Suite("Gates in the midst, and the interface presented over a login")
struct GateKindTests {
  // MARK: 1, gates asked before every step

  @Test func `a lock that closes behind an alert keeps its PIN screen until it is opened`() {
    var host = Host.inTabs()
    host.setGate(.unlocked, isOpen: true)
    host.present(.stack([.product]))
    host.surprise = { $0.present(.screen(nil), as: .question) }
    host.respond(.to("n1"))
    host.putAway()
    host.say(.unlocked, isOpen: false)
    host.presentFullScreen(.screen(Address("pin")))
    host.tell()
    host.advance(seconds: 20)
    #expect(host.visible() == Address("pin"))
    #expect(host.landings == [])
    host.putAway()
    host.say(.unlocked, isOpen: true)
    host.advance(seconds: 1)
    #expect(host.landings == [.order])
    #expect(host.visible() == .order)
  }

  @Test func `a session that expires between the tab and the push shows no order`() {
    var host = Host.inTabs()
    host.surprise = { $0.setGate(.signedIn, isOpen: false) }
    host.respond(.to("n1"))
    host.advance(seconds: 30)
    #expect(host.screens() == [.orders])
    #expect(host.landings == [])
    host.say(.signedIn, isOpen: true)
    #expect(host.landings == [.order])
    host.goBack()
    #expect(host.visible() == .home, "Back leads to the tab that the landing left")
  }

  @Test func `a landing that waits for a session is finished in its tab though the app went home`()
  {
    var host = Host.inTabs()
    host.surprise = { $0.setGate(.signedIn, isOpen: false) }
    host.respond(.to("n1"))
    #expect(host.tab() == 1)
    // The login comes, and after it the app starts on its first tab again.
    host.presentFullScreen(.stack([.login]))
    host.tell()
    host.select(0)
    host.putAway()
    host.tell()
    host.say(.signedIn, isOpen: true)
    host.advance(seconds: 5)
    #expect(host.codes == [])
    #expect(host.landings == [.order])
    #expect(host.visible() == .order)
  }

  @Test func `another account that signs in behind the alert ends a landing that has begun`() {
    var host = Host.inTabs()
    host.account = .signedIn("anna")
    host.present(.stack([.product]))
    host.surprise = { $0.present(.screen(nil), as: .question) }
    host.respond(.to("n1"))
    host.account = .signedIn("bert")
    host.putAway()
    host.send(.gatesChanged)
    host.advance(seconds: 5)
    #expect(host.codes == [.unknownAccount])
    #expect(host.landings == [])
    #expect(host.visible() == .home)
  }

  @Test func `the same account that signs in again after two others' absence gets its tap`() {
    var host = Host.inTabs()
    host.account = .signedIn("anna")
    host.say(.signedIn, isOpen: true)
    host.account = .signedOut
    host.say(.signedIn, isOpen: false)
    host.respond(.to("n1"))
    host.advance(seconds: 60)
    #expect(host.landings == [])
    host.account = .signedIn("anna")
    host.say(.signedIn, isOpen: true)
    #expect(host.landings == [.order])
    #expect(host.codes == [])
  }

  @Test func `a gate of the app's own that shuts under an open drawer holds the push`() {
    let terms = Gate("terms accepted")
    let rules = RouteTable<ShopScreen> {
      Route("messageCenter") { .messageCenter }.requires(terms)
    }.rules
    var host = Host.active(rules: rules)
    host.setGate(terms, isOpen: true)
    host.open(.main, .drawerTabs([[.home]], isOpen: true))
    host.surprise = { $0.setGate(terms, isOpen: false) }
    host.respond(.to("n1", .messages))
    host.advance(seconds: 10)
    #expect(host.screens() == [.home])
    host.say(terms, isOpen: true)
    #expect(host.screens() == [.home, .messages])
    #expect(host.landings == [.messages])
  }

  @Test func `a drawer that the user opens to sign in by is closed again for the tap`() {
    var host = Host.inTabs()
    host.open(.main, .drawerTabs([[.home], [.orders]], isOpen: true))
    host.surprise = { $0.setGate(.signedIn, isOpen: false) }
    host.respond(.to("n1"))
    host.change(.main) { $0.root.setDrawer($0.root.id, isOpen: true) }
    host.tell()
    host.say(.signedIn, isOpen: true)
    host.advance(seconds: 2)
    #expect(host.codes == [])
    #expect(host.landings == [.order])
  }

  // MARK: 2, the interface over a login

  @Test func `an interface of one stack over a launch screen takes the push and is not dismissed`()
  {
    var host = Host.active(rules: .kinds)
    host.open(.main, .screen(Address("launch")))
    host.presentFullScreen(.stack([.home]))
    host.respond(.to("n1", .chat))
    host.advance(seconds: 2)
    #expect(host.hierarchy(of: .main)?.modals.first?.root.currentStack?.screens.count == 2)
    #expect(host.landings == [.chat])
  }

  @Test func `a screen over the interface goes, the interface over the login stays`() {
    var host = Host.active([.login], rules: .kinds)
    host.presentFullScreen(.kindTabs())
    host.present(.stack([.product]))
    host.respond(.to("n1"))
    host.advance(seconds: 2)
    #expect(host.hierarchy(of: .main)?.modals.count == 1)
    #expect(host.visible() == .order)
    #expect(host.codes == [])
  }

  @Test func `an interface that comes over the login after sign-in is no move of the user`() {
    var host = Host.active([.login], rules: .kinds)
    host.setGate(.signedIn, isOpen: false)
    host.respond(.to("n1"))
    host.presentFullScreen(.kindTabs())
    host.tell()
    host.say(.signedIn, isOpen: true)
    host.advance(seconds: 2)
    #expect(host.codes == [])
    #expect(host.visible() == .order)
  }

  @Test func `Back from a landing in the interface over the login leads to the tab left`() {
    var host = Host.active([.login], rules: .kinds)
    host.presentFullScreen(.kindTabs())
    host.respond(.to("n1"))
    #expect(host.visible() == .order)
    host.change(.main) { window in
      guard let stack = window.modals[0].root.currentStack else { return false }
      return window.modals[0].root.pop(toRootOf: stack.id)
    }
    host.tell()
    #expect(host.visible() == .home)
  }

  @Test func `an interface that is dismissed to sign out does not bring its landing again`() {
    var host = Host.active([.login], rules: .kinds)
    host.presentFullScreen(.kindTabs())
    host.respond(.to("n1"))
    host.setGate(.signedIn, isOpen: false)
    host.putAway()
    host.tell()
    host.advance(seconds: 5)
    #expect(host.landingsAgain == [])
    #expect(host.screens() == [.login])
  }
}

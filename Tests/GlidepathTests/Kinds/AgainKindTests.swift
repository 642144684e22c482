import Testing

@testable import Glidepath

@Suite("Landed and gone, and the app's own containers")
struct AgainKindTests {
  // MARK: 6, landing again

  @Test func `a root replaced twice brings the screen again once`() {
    var host = Host.inTabs()
    host.respond(.to("n1"))
    for _ in 0..<2 {
      host.open(.main, .kindTabs())
      host.tell()
      host.advance(seconds: 1)
    }
    #expect(host.landings == [.order])
    #expect(host.landingsAgain == [.order])
    #expect(host.visible() == .home, "the second replacement is the host's last word")
  }

  @Test func `what lands again keeps its way back, in the new tabs`() {
    var host = Host.inTabs()
    host.respond(.to("n1"))
    host.open(.main, .kindTabs())
    host.tell()
    host.advance(seconds: 1)
    #expect(host.visible() == .order)
    host.goBack()
    #expect(host.visible() == .home)
  }

  @Test func `a root that takes the old one in as its child has taken nothing away`() {
    var host = Host.inTabs()
    host.respond(.to("n1"))
    host.change(.main) { window in
      window.root = .drawer(.init(id: NodeID(9999), content: window.root, isOpen: false))
      return true
    }
    host.tell()
    host.advance(seconds: 5)
    #expect(host.screens() == [.orders, .order])
    #expect(host.landingsAgain == [])
  }

  @Test func `a modal landed on goes with its root and comes again over the new one`() {
    var host = Host.inTabs()
    host.respond(.to("n1", .messages))
    #expect(host.visible() == .messages)
    host.open(.main, .kindTabs())
    host.tell()
    host.advance(seconds: 1)
    #expect(host.visible() == .messages)
    #expect(host.landings == [.messages])
    #expect(host.landingsAgain == [.messages])
  }

  @Test func `a modal landed on that is dismissed stays away when the root goes later`() {
    var host = Host.inTabs()
    host.respond(.to("n1", .messages))
    host.goBack()
    host.open(.main, .kindTabs())
    host.tell()
    host.advance(seconds: 5)
    #expect(host.visible() == .home)
    #expect(host.landingsAgain == [])
  }

  @Test func `an account signed out takes its screens along, whatever their gates`() {
    var host = Host.inTabs()
    host.gates = []
    host.account = .signedIn("anna")
    host.respond(.to("n1", .chat))
    #expect(host.landings == [.chat])
    host.account = .signedOut
    host.open(.main, .stack([.login]))
    host.send(.gatesChanged)
    host.tell()
    host.advance(seconds: 15)
    #expect(host.screens() == [.login], "a chat over the login")
    #expect(host.landingsAgain == [])
  }

  @Test func `a root replaced after the app was left brings nothing again`() {
    var host = Host.inTabs()
    host.respond(.to("n1"))
    host.goToBackground()
    host.open(.main, .kindTabs())
    host.comeForward()
    host.tell()
    host.advance(seconds: 5)
    #expect(host.visible() == .home)
    #expect(host.landingsAgain == [])
  }

  @Test func `a root replaced a minute later brings the screen again in the same activation`() {
    var host = Host.inTabs()
    host.respond(.to("n1"))
    host.advance(seconds: 60)
    host.open(.main, .kindTabs())
    host.tell()
    host.advance(seconds: 1)
    #expect(host.landingsAgain == [.order])
  }

  @Test func `a tap that waits behind a lost landing comes alone`() {
    var host = Host.inTabs()
    host.respond(.to("n1"))
    host.setGate(.unlocked, isOpen: false)
    host.respond(.to("n2", .page))
    host.open(.main, .kindTabs())
    host.tell()
    host.say(.unlocked, isOpen: true)
    host.advance(seconds: 3)
    #expect(host.landings == [.order, .page])
    #expect(host.landingsAgain == [])
    #expect(host.screens() == [.chats, .page])
  }

  @Test func `two replacements within one turn bring one screen`() {
    var host = Host.cold(.stack([Address("splash")]), by: .to("n1", .chat))
    host.comeForward()
    host.open(.main, .stack([Address("onboarding")]))
    host.open(.main, .kindTabs())
    host.advance(seconds: 3)
    #expect(host.landings == [.chat])
    #expect(host.landingsAgain == [.chat])
    #expect(host.screens() == [.home, .chat])
  }

  // MARK: 7, containers of the app's own

  @Test func `an overlay without a stack leaves the push to the child behind it`() {
    var host = Host.active(rules: .kinds)
    host.open(.main, .container([.stack([.home]), .screen(nil)], shown: 1))
    host.respond(.to("n1", .chat))
    #expect(host.screens() == [.home, .chat])
    #expect(host.landings == [.chat])
  }

  @Test func `tabs inside a container are chosen as if it were not there`() {
    var host = Host.active(rules: .kinds)
    host.open(.main, .container([.kindTabs(), .screen(Address("player"))], shown: 0))
    host.respond(.to("n1"))
    #expect(host.tab() == 1)
    #expect(host.landings == [.order])
    host.goBack()
    #expect(host.visible() == .home)
  }

  @Test func `a child that is taken out while a tap waits for the session is no move`() {
    var host = Host.active(rules: .kinds)
    host.setGate(.signedIn, isOpen: false)
    host.open(.main, .container([.stack([.login])], shown: 0))
    host.respond(.to("n1"))
    host.change(.main) { window in
      guard case .container(var container) = window.root else { return false }
      var number: UInt64 = 9000
      container.children = [Layout.kindTabs().node(numberedFrom: &number)]
      window.root = .container(container)
      return true
    }
    host.tell()
    host.say(.signedIn, isOpen: true)
    host.advance(seconds: 2)
    #expect(host.codes == [])
    #expect(host.visible() == .order)
  }

  @Test func `a container that fades from the login to the tabs and keeps both is no move`() {
    var host = Host.active(rules: .kinds)
    host.setGate(.signedIn, isOpen: false)
    host.open(.main, .container([.stack([.login])], shown: 0))
    host.respond(.to("n1"))
    host.advance(seconds: 5)
    host.change(.main) { window in
      guard case .container(var container) = window.root else { return false }
      var number: UInt64 = 9000
      container.hidden = container.children.map(\.id)
      container.children = [Layout.kindTabs().node(numberedFrom: &number)]
      window.root = .container(container)
      return true
    }
    host.say(.signedIn, isOpen: true)
    host.advance(seconds: 2)
    #expect(host.codes == [])
    #expect(host.visible() == .order)
  }

  @Test func `a user who turns the page while a tap waits has gone on`() {
    var host = Host.active(rules: .kinds)
    host.open(.main, .container([.stack([.home]), .stack([.chats])], shown: 0))
    host.present(.screen(nil), as: .question)
    host.respond(.to("n1", .chat))
    host.change(.main) { window in
      guard case .container(var container) = window.root else { return false }
      container.shown = 1
      window.root = .container(container)
      return true
    }
    host.tell()
    host.putAway()
    host.advance(seconds: 2)
    #expect(host.codes == [.superseded])
  }
}

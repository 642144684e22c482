import Testing

@testable import Glidepath

@Suite("The app's own start-up and sign-in, and work that is not saved")
struct StartKindTests {
  // MARK: 3, nothing of this is the user's

  @Test func `a tab touched once does not make every later selection the user's`() {
    var host = Host.inTabs()
    // The tap is watched for from here on; the user touches the tab they are in.
    host.respond(.to("n0", .chat))
    host.touchTabAgain()
    host.goToBackground()
    host.setGate(.unlocked, isOpen: false)
    host.send(.lifecycle(.willEnterForeground, .main))
    host.respond(.to("n1", .page))
    host.send(.lifecycle(.didBecomeActive, .main))
    host.endTurns()
    // Within its first second the app puts back the tab of its last session.
    host.setGate(.unlocked, isOpen: true)
    host.setGate(.interfaceReady, isOpen: false)
    host.send(.gatesChanged)
    host.select(1)
    host.say(.interfaceReady, isOpen: true)
    host.advance(seconds: 3)
    #expect(host.codes == [])
    #expect(host.landings == [.chat, .page])
  }

  @Test func `three screens of a sign-in and the tab chosen after it leave the tap alone`() {
    var host = Host.active([.login], rules: .kinds)
    host.setGate(.signedIn, isOpen: false)
    host.respond(.to("n1"))
    for step in ["password", "code", "consent"] {
      host.push(Address(step))
      host.advance(seconds: 20)
    }
    host.open(.main, .kindTabs())
    host.tell()
    host.select(2)
    host.say(.signedIn, isOpen: true)
    host.advance(seconds: 2)
    #expect(host.codes == [])
    #expect(host.visible() == .order)
  }

  @Test func `tabs that are put in and taken out before the selected one are no move`() {
    var host = Host.inTabs(1)
    host.setGate(.interfaceReady, isOpen: false)
    host.respond(.to("n1", .page))
    host.changeTabs { tabs, number in
      tabs.children.insert(Layout.stack([Address("offers")]).node(numberedFrom: &number), at: 0)
      tabs.selected = 2
    }
    host.tell()
    host.changeTabs { tabs, _ in
      tabs.children.remove(at: 0)
      tabs.selected = 1
    }
    host.tell()
    host.say(.interfaceReady, isOpen: true)
    host.advance(seconds: 2)
    #expect(host.codes == [])
    #expect(host.landings == [.page])
  }

  @Test func `screens put back in the first second leave a tap that waits for the app's word`() {
    var host = Host.cold(.stack([.home]), by: .to("n1", .chat), shut: .interfaceReady)
    host.comeForward()
    host.push(.product)
    host.push(Address("reviews"))
    host.advance(seconds: 2)
    host.say(.interfaceReady, isOpen: true)
    #expect(host.codes == [])
    #expect(host.landings == [.chat])
  }

  @Test func `a user who chooses a tab after the first second is left there`() {
    var host = Host.inTabs()
    host.present(.screen(nil), as: .question)
    host.respond(.to("n1", .page))
    host.select(1)
    host.putAway()
    host.advance(seconds: 5)
    #expect(host.codes == [.superseded])
    #expect(host.tab() == 1)
  }

  @Test func `a guest who opens a declared screen while signed out has gone on`() {
    var host = Host.inTabs()
    host.setGate(.signedIn, isOpen: false)
    host.respond(.to("n1"))
    host.push(.chat)
    host.say(.signedIn, isOpen: true)
    host.advance(seconds: 2)
    #expect(host.codes == [.superseded])
    #expect(host.visible() == .chat)
  }

  @Test func `the library's way back to the old tab does not end a tap that waits`() {
    var host = Host.inTabs()
    host.respond(.to("n1"))
    host.setGate(.interfaceReady, isOpen: false)
    host.respond(.to("n2", .page))
    host.goBack()
    #expect(host.tab() == 0)
    host.say(.interfaceReady, isOpen: true)
    host.advance(seconds: 2)
    #expect(host.codes == [])
    #expect(host.landings == [.order, .page])
  }

  @Test func `a splash stack left while a tap waits for the app's word costs nothing`() {
    var host = Host.cold(.stack([Address("splash")]), by: .to("n1", .chat), shut: .interfaceReady)
    host.comeForward()
    #expect(host.landings == [])
    host.advance(seconds: 4)
    host.open(.main, .stack([Address("onboarding")]))
    host.tell()
    host.advance(seconds: 4)
    host.open(.main, .kindTabs())
    host.tell()
    host.say(.interfaceReady, isOpen: true)
    host.advance(seconds: 1)
    #expect(host.landings == [.chat])
    #expect(host.codes == [])
  }

  // MARK: 4, unsaved work

  @Test func `unsaved work between two modals holds the tap until it is gone`() {
    var host = Host.inTabs()
    host.present(.stack([.product]))
    host.present(.stack([Address("compose")]), unsaved: true)
    host.present(.stack([Address("help")]))
    host.respond(.to("n1", .chat))
    host.advance(seconds: 30)
    #expect(host.steps.isEmpty)
    host.putAway()
    host.putAway()
    host.advance(seconds: 2)
    #expect(host.landings == [.chat])
    #expect(host.hierarchy(of: .main)?.modals.isEmpty == true)
  }

  @Test func `a form that says not yet to going back keeps its place and the tap waits`() {
    var host = Host.inTabs()
    host.push(.chat)
    host.push(Address("form"))
    host.sabotage = { _ in .unsaved }
    host.respond(.to("n1", .chat))
    host.advance(seconds: 60)
    #expect(host.screens() == [.home, .chat, Address("form")])
    #expect(host.codes == [])
    host.sabotage = nil
    host.goBack()
    host.advance(seconds: 5)
    #expect(host.landings == [.chat])
    #expect(host.screens() == [.home, .chat])
  }

  @Test func `a form that is kept until the tap expires ends it as expired, once`() {
    var host = Host.inTabs()
    host.push(.chat)
    host.push(Address("form"))
    host.sabotage = { _ in .unsaved }
    host.respond(.to("n1", .chat))
    host.advance(seconds: 700)
    #expect(host.codes == [.expired])
    #expect(host.screens() == [.home, .chat, Address("form")])
  }

  @Test func `a veto in the midst of a landing ends it and lets the next tap come`() {
    var host = Host.inTabs()
    host.present(.stack([.product]))
    host.sabotage = { _ in .vetoed("it is sacred") }
    host.respond(.to("n1"))
    #expect(host.codes == [.vetoed])
    host.sabotage = nil
    host.respond(.to("n2", .chat))
    #expect(host.landings == [.chat])
  }
}

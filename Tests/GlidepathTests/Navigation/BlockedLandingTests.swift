import Testing

@testable import Glidepath

@Suite("What only the user can put away")
struct BlockedLandingTests {
  @Test func `holds a tap until it is gone`() {
    var host = Host.active()
    host.present(.screen(nil), as: .question)
    host.respond(.to("n1"))
    host.advance(seconds: 60)
    #expect(host.steps.isEmpty)
    host.putAway()
    host.advance(seconds: 1)
    #expect(host.landings == [.order])
    #expect(
      host.records.last?.description.contains("nothing in the way (after a wait)") == true)
  }

  @Test func `lets the tap expire, as what it is`() {
    var host = Host.active()
    host.present(.stack([Address("compose")]), unsaved: true)
    host.respond(.to("n1"))
    host.advance(seconds: 600)
    #expect(host.codes == [.expired])
    #expect(host.reports.first?.message.contains("unsaved work") == true)
    #expect(host.machine.nextDeadline == nil)
  }

  /// A tap has closed the drawer, and by then a question has come up.
  private var underWay: Host {
    var host = Host.active()
    host.open(.main, .drawerTabs([[.home]], isOpen: true))
    host.surprise = { $0.present(.screen(nil), as: .question) }
    host.respond(.to("n1"))
    return host
  }

  @Test func `makes a landing under way wait as well`() {
    var host = underWay
    host.advance(seconds: 30)
    #expect(host.landings == [])
    #expect(host.steps.count == 1)
    host.putAway()
    host.advance(seconds: 1)
    #expect(host.landings == [.order])
  }

  @Test func `is no different from containers that the app takes away meanwhile`() {
    var host = Host.active()
    host.open(.main, .drawerTabs([[.home]], isOpen: true))
    host.surprise = { $0.open(.main, .screen(.home)) }
    host.respond(.to("n1"))
    host.advance(seconds: 30)
    #expect(host.landings == [])
    host.open(.main)
    host.advance(seconds: 1)
    #expect(host.landings == [.order])
  }

  @Test func `ends a landing under way by expiry, and the newer tap lands then`() {
    var host = underWay
    host.advance(seconds: 300)
    host.respond(.to("n2", .messages))
    host.advance(seconds: 300)
    #expect(host.codes == [.expired])
    #expect(host.reports.first?.identifier == "n1")
    host.putAway()
    host.advance(seconds: 1)
    #expect(host.landings == [.messages])
  }

  @Test func `is not looked for in the background`() {
    var host = Host.active()
    host.present(.screen(nil), as: .question)
    host.respond(.to("n1"))
    host.endTurns()
    host.goToBackground()
    let before = host.effects.count
    host.advance(seconds: 60)
    #expect(host.effects.count == before)
    host.putAway()
    host.comeForward()
    #expect(host.landings == [.order])
  }

  @Test func `is no gate that a closure of the app opens`() {
    var host = Host.active()
    host.setGate(.nothingInTheWay, isOpen: true)
    host.present(.screen(nil), as: .question)
    host.respond(.to("n1"))
    #expect(host.steps.isEmpty)
  }

  @Test func `an app that refuses to leave ends the tap in vetoed`() {
    var host = Host.active()
    host.present(.stack([Address("compose")]))
    host.sabotage = { _ in .vetoed("the draft is not sent") }
    host.respond(.to("n1"))
    #expect(host.codes == [.vetoed])
    #expect(host.reports.first?.message.contains("the draft is not sent") == true)
    #expect(host.disk?.waiting == [])
  }
}

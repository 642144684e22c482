import Testing

@testable import Glidepath

@Suite("In two windows")
struct WindowKindTests {
  // MARK: 12

  @Test func `landings under way in both at the same time both arrive where they were sent`() {
    var host = Host.twoWindows()
    host.answersAtOnce = false
    host.respond(.to("n1", scene: .main))
    host.respond(.to("n2", .page, scene: .second))
    host.answersAtOnce = true
    host.send(.gatesChanged)
    host.advance(seconds: 2)
    #expect(host.visible(.main) == .order)
    #expect(host.visible(.second) == .page)
    #expect(host.codes == [])
  }

  @Test func `a window that the system takes in the midst ends its landing and not the other's`() {
    var host = Host.twoWindows()
    host.present(.stack([.product]), in: .second)
    host.surprise = { $0.present(.screen(nil), as: .question, in: .second) }
    host.respond(.to("n1", .page, scene: .second))
    host.setGate(.signedIn, isOpen: false)
    host.respond(.to("n2", scene: .main))
    host.windows.removeAll { $0.scene == .second }
    host.send(.lifecycle(.disconnected, .second))
    host.say(.signedIn, isOpen: true)
    host.advance(seconds: 5)
    #expect(host.codes == [.navigationFailed])
    #expect(host.visible(.main) == .order)
  }

  @Test func `a window that already shows the screen takes the tap that names another one`() {
    var host = Host.twoWindows()
    host.push(.chat, in: .second)
    host.respond(.to("n1", .chat, scene: .main))
    #expect(host.screens(.main) == [.home])
    #expect(host.screens(.second) == [.home, .chat])
    #expect(host.landings == [.chat])
  }

  @Test func `a window in the background that shows the screen does not take the tap in front`() {
    var host = Host.twoWindows()
    host.push(.chat, in: .second)
    host.goToBackground(.second)
    host.respond(.to("n1", .chat))
    #expect(host.screens(.main) == [.home, .chat])
  }

  @Test func `a tap that names no window comes to the one that was focused last`() {
    var host = Host.twoWindows()
    host.send(.lifecycle(.willResignActive, .main))
    host.send(.lifecycle(.didBecomeActive, .second))
    host.respond(.to("n1", .chat))
    #expect(host.screens(.second) == [.home, .chat])
    #expect(host.screens(.main) == [.home])
  }

  @Test func `the user who goes on in one window leaves the tap of the other alone`() {
    var host = Host.twoWindows()
    host.setGate(.interfaceReady, isOpen: false)
    host.respond(.to("n1", .page, scene: .main))
    host.select(2, in: .second)
    host.push(.product, in: .second)
    host.say(.interfaceReady, isOpen: true)
    host.advance(seconds: 1)
    #expect(host.codes == [])
    #expect(host.visible(.main) == .page)
    #expect(host.visible(.second) == .product)
  }

  @Test func `a newer tap supersedes only what waits in its own window`() {
    var host = Host.twoWindows()
    host.setGate(.signedIn, isOpen: false)
    let other: Push = ["targetScreen": "orderDetail", "orderId": "7"]
    host.respond(.to("n1", scene: .main))
    host.respond(.to("n2", scene: .second))
    host.respond(.to("n3", other, scene: .second))
    #expect(host.codes == [.superseded])
    host.say(.signedIn, isOpen: true)
    host.advance(seconds: 1)
    #expect(host.visible(.main) == .order)
    #expect(host.visible(.second)?["orderId"] == "7")
  }

  @Test func `a tab touched in one window voids no way back in the other`() {
    var host = Host.twoWindows()
    host.respond(.to("n1", scene: .main))
    host.touchTabAgain(in: .second)
    host.select(2, in: .second)
    host.goBack(in: .main)
    #expect(host.visible(.main) == .home)
    #expect(host.tab(.second) == 2)
  }

  @Test func `a root replaced in one window brings the screen again there only`() {
    var host = Host.twoWindows()
    host.respond(.to("n1", .chat, scene: .second))
    host.open(.second, .kindTabs())
    host.tell(.second)
    host.advance(seconds: 2)
    #expect(host.screens(.second) == [.home, .chat])
    #expect(host.screens(.main) == [.home])
    #expect(host.landingsAgain == [.chat])
  }

  @Test func `a step that hangs in one window holds up no tap for the other`() {
    var host = Host.twoWindows()
    host.answersAtOnce = false
    host.respond(.to("n1", .chat, scene: .second))
    host.answerOne()
    host.dropAnswers()
    host.answersAtOnce = true
    host.respond(.to("n2", .page, scene: .main))
    host.advance(seconds: 1)
    #expect(host.visible(.main) == .page)
    host.advance(seconds: 6)
    #expect(host.landings == [.page, .chat])
  }

  @Test func `a tap for a window that is connected later lands there and not in the front one`() {
    var host = Host.inTabs()
    host.setGate(.interfaceReady, isOpen: true)
    host.respond(.to("n1", .chat, scene: .second))
    host.advance(seconds: 1)
    #expect(host.screens(.main) == [.home])
    host.open(.second, .kindTabs())
    host.send(.sceneConnected(.second, .to("n1", .chat)))
    host.comeForward(.second)
    host.advance(seconds: 2)
    #expect(host.screens(.second) == [.home, .chat])
    #expect(host.landings == [.chat])
  }
}

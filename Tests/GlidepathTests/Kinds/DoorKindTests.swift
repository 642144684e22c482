import Testing

@testable import Glidepath

@Suite("One tap by several doors, and requests that are always answered")
struct DoorKindTests {
  // MARK: 10, links and SDKs

  @Test func `an SDK's URL over a landed screen leaves its way back and its root's return alone`() {
    var host = Host.inTabs()
    host.respond(.to("n1"))
    host.link(.url("shop://oauth?code=1"))
    #expect(host.visible() == .order)
    host.goBack()
    #expect(host.visible() == .home)
    #expect(host.landings == [.order])
  }

  @Test func `a payload that an SDK tells of twice after iOS is still one tap`() {
    var host = Host.inTabs()
    host.respond(.to("n1", .chat))
    host.goBack()
    host.send(.handedOver(.chat))
    host.send(.handedOver(.chat))
    host.advance(seconds: 2)
    #expect(host.landings == [.chat])
    #expect(host.screens() == [.home])
  }

  @Test func `an SDK that tells before iOS makes one tap, and iOS again none`() {
    var host = Host.inTabs()
    host.send(.handedOver(.chat))
    host.goBack()
    host.advance(seconds: 3)
    host.respond(.to("n1", .chat))
    host.send(.sceneConnected(.main, .to("N1", .chat)))
    host.advance(seconds: 2)
    #expect(host.landings == [.chat])
    #expect(host.screens() == [.home])
  }

  @Test func `two notifications with one payload are two, though an SDK tells of each`() {
    var host = Host.inTabs()
    for name in ["n1", "n2"] {
      host.respond(.to(name, .chat))
      host.send(.handedOver(.chat))
      host.goBack()
    }
    #expect(host.landings == [.chat, .chat])
  }

  @Test func `a payload that an SDK has changed is a tap of its own in a living app`() {
    var host = Host.inTabs()
    host.respond(.to("n1", .chat))
    host.send(.handedOver(.page))
    #expect(host.landings == [.chat, .page])
  }

  @Test func `eleven seconds after iOS an SDK's payload is a new tap`() {
    var host = Host.inTabs()
    host.respond(.to("n1", .chat))
    host.goBack()
    host.advance(seconds: 11)
    host.send(.handedOver(.chat))
    #expect(host.landings == [.chat, .chat])
  }

  @Test func `a reply from the banner that an SDK tells of too opens nothing`() {
    var host = Host.inTabs()
    host.respond(.to("n1", .chat, action: "reply"))
    host.send(.handedOver(.chat))
    host.advance(seconds: 2)
    #expect(host.screens() == [.home])
    #expect(host.landings == [])
    #expect(host.codes == [])
  }

  @Test func `a dismissal that an SDK tells of too opens nothing`() {
    var host = Host.inTabs()
    host.respond(.to("n1", .chat, action: Response.dismissAction))
    host.send(.handedOver(.chat))
    host.advance(seconds: 2)
    #expect(host.landings == [])
  }

  @Test func `a warm link is new although a second scene has never come to the front`() {
    var host = Host.inTabs()
    host.open(.second, .kindTabs())
    host.send(.sceneConnected(.second, nil))
    host.advance(seconds: 60)
    for _ in 0..<2 {
      host.link(.url("shop://page?number=1"))
      host.goBack()
      host.advance(seconds: 60)
    }
    #expect(host.landings == [.page, .page])
  }

  @Test func `a link that opens a second window is one with what its views tell`() {
    var host = Host.inTabs()
    host.send(.sceneConnected(.second, nil))
    host.link(.messages, by: .sceneConnection, scene: .second)
    host.open(.second, .kindTabs())
    host.send(.lifecycle(.willEnterForeground, .second))
    host.send(.lifecycle(.didBecomeActive, .second))
    host.endTurns()
    host.goBack(in: .second)
    host.link(.messages, scene: .second)
    host.link(.messages)
    host.advance(seconds: 3)
    #expect(host.landings == [.messages])
    #expect(host.visible(.main) == .home)
  }

  @Test func `a link told again two seconds after the activation is a new one`() {
    var host = Host(rules: .kinds)
    host.launch(usesScenes: true)
    host.send(.sceneConnected(.main, nil))
    host.link(.messages, by: .sceneConnection, scene: .main)
    host.open(.main, .kindTabs())
    host.comeForward()
    host.goBack()
    host.advance(seconds: 2)
    host.link(.messages)
    #expect(host.landings == [.messages, .messages])
  }

  // MARK: 11, answers and clocks

  @Test func `of two requests for one screen each is answered once`() {
    var host = Host.inTabs()
    host.setGate(.signedIn, isOpen: false)
    let first = host.request()
    let second = host.request()
    #expect(host.outcomes(of: first) == [.reported(.superseded)])
    host.say(.signedIn, isOpen: true)
    #expect(host.outcomes(of: second) == [.landed(.order)])
    #expect(host.outcomes(of: first).count == 1)
  }

  @Test func `a request and a tap for one screen are one landing, of which the request hears`() {
    var host = Host.inTabs()
    host.setGate(.signedIn, isOpen: false)
    let request = host.request()
    host.respond(.to("n1"))
    host.say(.signedIn, isOpen: true)
    #expect(host.outcomes(of: request) == [.landed(.order)])
    #expect(host.landings == [.order])
    #expect(host.screens() == [.orders, .order])
  }

  @Test func `a request that the user walks away from hears that it gave way`() {
    var host = Host.inTabs()
    host.present(.screen(nil), as: .question)
    let request = host.request(.page)
    host.select(1)
    #expect(host.outcomes(of: request) == [.reported(.superseded)])
  }

  @Test func `a request for a scene that goes is answered by the one that stays`() {
    var host = Host.twoWindows()
    host.setGate(.signedIn, isOpen: false)
    let request = host.request(scene: .second)
    host.windows.removeAll { $0.scene == .second }
    host.send(.lifecycle(.disconnected, .second))
    host.say(.signedIn, isOpen: true)
    #expect(host.outcomes(of: request) == [.landed(.order)])
    #expect(host.visible() == .order)
  }

  @Test func `a request of an account that another one follows is answered, and opens nothing`() {
    var host = Host.inTabs()
    host.account = .signedIn("anna")
    host.say(.signedIn, isOpen: false)
    let request = host.request()
    host.advance(seconds: 1)
    host.account = .signedIn("bert")
    host.say(.signedIn, isOpen: true)
    #expect(host.outcomes(of: request) == [.reported(.unknownAccount)])
    #expect(host.visible() == .home)
  }

  @Test func `a request whose step never completes is answered after five seconds`() {
    var host = Host.inTabs()
    host.answersAtOnce = false
    host.sabotage = { _ in .refused }
    let request = host.request(.chat)
    host.answerOne()
    host.dropAnswers()
    host.answersAtOnce = true
    host.advance(seconds: 7)
    #expect(host.outcomes(of: request) == [.reported(.navigationFailed)])
  }

  @Test func `an app's word that the interface is not ready holds a readable one, and no longer`() {
    var host = Host.inTabs()
    host.setGate(.interfaceReady, isOpen: false)
    host.respond(.to("n1", .chat))
    host.advance(seconds: 30)
    #expect(host.landings == [])
    // The app opens it and says nothing: the gate is asked each time.
    host.setGate(.interfaceReady, isOpen: true)
    host.advance(seconds: 2)
    #expect(host.landings == [.chat])
  }

  @Test func `an app's word that keeps a readable interface shut is not called a lack of one`() {
    var host = Host.inTabs()
    host.setGate(.interfaceReady, isOpen: false)
    host.respond(.to("n1", .chat))
    host.advance(seconds: 700)
    #expect(host.codes == [.expired])
    #expect(host.reports.first?.message.contains("found no") == false)
  }

  @Test(arguments: [Int64(-1), 1])
  func `a wall clock set by a year neither ends a waiting tap nor lets it live on`(sign: Int64) {
    var host = Host.inTabs()
    host.setGate(.signedIn, isOpen: false)
    host.respond(.to("n1"))
    host.now.wallMilliseconds += sign * 365 * 86_400_000
    host.advance(seconds: 590)
    #expect(host.codes == [])
    host.advance(seconds: 20)
    #expect(host.codes == [.expired])
  }
}

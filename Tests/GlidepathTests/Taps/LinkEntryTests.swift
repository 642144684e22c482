import Testing

@testable import Glidepath

/// By which callbacks a link comes that starts the app.
struct ColdLink: CustomTestStringConvertible, Sendable {
  enum Slot: CaseIterable { case never, beforeForeground, beforeActive, inActiveTurn }

  var usesScenes: Bool
  /// Whether launch options or the scene's connection bring it.
  var start: Bool
  var callback: Slot
  var link: Link

  var testDescription: String {
    "\(usesScenes ? "scenes" : "app delegate"): start \(start), callback \(callback), \(link.kind)"
  }

  static let kinds: [Link] = [
    .order, Link(.fields(.order), kind: .userActivity), Link(.fields(.order), kind: .quickAction),
  ]

  /// Every way but the one in which nothing is told.
  static let all: [ColdLink] = kinds.flatMap { link in
    [true, false].flatMap { usesScenes in
      [true, false].flatMap { start in
        Slot.allCases.filter { start || $0 != .never }.map {
          ColdLink(usesScenes: usesScenes, start: start, callback: $0, link: link)
        }
      }
    }
  }

  var scene: SceneID { usesScenes ? .main : .application }

  /// Launches a killed app in this way.
  func run(on host: inout Host, alongside other: (Slot, inout Host) -> Void = { _, _ in }) {
    func callback(_ slot: Slot) {
      if slot == self.callback { host.link(link, scene: usesScenes ? scene : nil) }
      other(slot, &host)
    }
    host.launch(usesScenes: usesScenes)
    host.open(scene)
    if start, !usesScenes { host.link(link, by: .launchOptions) }
    if usesScenes { host.send(.sceneConnected(scene, nil)) }
    if start, usesScenes { host.link(link, by: .sceneConnection, scene: scene) }
    callback(.beforeForeground)
    if usesScenes { host.send(.lifecycle(.willEnterForeground, scene)) }
    callback(.beforeActive)
    host.send(.lifecycle(.didBecomeActive, scene))
    callback(.inActiveTurn)
    host.advance(seconds: 5)
  }
}

@Suite("A link that starts the app, by every callback in every order")
struct LinkEntryTests {
  @Test("lands once", arguments: ColdLink.all)
  func landsOnce(link: ColdLink) {
    var host = Host(rules: .linkedShop)
    link.run(on: &host)
    #expect(host.landings == [.order])
    #expect(host.codes == [])
    #expect(host.screens(link.scene) == [.home, .order])
    #expect(host.disk?.waiting == [])
  }

  @Test("lands once with a tap of one address, wherever the tap comes", arguments: ColdLink.all)
  func withTap(link: ColdLink) {
    for slot in ColdLink.Slot.allCases where slot != .never {
      var host = Host(rules: .linkedShop)
      link.run(on: &host) { if $0 == slot { $1.respond(.to("n1")) } }
      #expect(host.landings == [.order], "tap \(slot)")
      #expect(host.codes == [])
      #expect(host.steps.count == 1)
    }
  }

  @Test("is reported once where it leads nowhere", arguments: ColdLink.all)
  func nowhere(link: ColdLink) {
    var link = link
    link.link.content = .url("shop://orderDetail")
    var host = Host(rules: .linkedShop)
    link.run(on: &host)
    #expect(host.codes == [.missingParameter])
    #expect(host.landings == [])
  }

  @Test("is no concern where it is another app's", arguments: ColdLink.all)
  func foreign(link: ColdLink) {
    var link = link
    link.link.content = .url("https://elsewhere.example/orders/1")
    var host = Host(rules: .linkedShop)
    link.run(on: &host)
    #expect(host.records == [])
    #expect(host.reports == [])
  }

  @Test("says in its record by which callbacks it came, and of which kind it is")
  func record() {
    var host = Host(rules: .linkedShop)
    host.setGate(.signedIn, isOpen: false)
    host.launch(usesScenes: false)
    host.open(.application)
    host.link(by: .launchOptions)
    host.link()
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    #expect(host.records.count == 1)
    #expect(host.records.first?.origin == .link)
    #expect(host.records.first?.identifier == nil)
    #expect(
      host.records.first?.lines.first?.text
        == "link by URL (launch options, then callback: one link)")
    #expect(host.records.first?.fields["origin"] == "link")
  }

  @Test("and comes again while it lands is told of in its record")
  func againWhileLanding() {
    var host = Host(rules: .linkedShop)
    host.launch(usesScenes: false)
    host.open(.application)
    host.answersAtOnce = false
    host.link(by: .launchOptions)
    host.answerOne()
    #expect(host.steps.count == 1)
    host.link()
    while !host.inbox.isEmpty { host.answerOne() }
    #expect(host.records.count == 1)
    #expect(host.records.first?.lines.first?.text.contains("one link") == true)
  }

  @Test("whose process died while it waited is reported as a link, and never replayed")
  func interrupted() {
    var host = Host(rules: .linkedShop)
    host.setGate(.signedIn, isOpen: false)
    host.launch(usesScenes: false)
    host.link(by: .launchOptions)
    host.kill()
    host.setGate(.signedIn, isOpen: true)
    host.openByIcon()
    #expect(host.codes == [.interrupted])
    #expect(host.records.last?.origin == .link)
    #expect(host.records.last?.address == .order)
    #expect(host.landings == [])
  }

  @Test("in the background goes the way of any other")
  func background() {
    var host = Host(rules: .linkedShop)
    host.launch(inBackground: true, usesScenes: false)
    host.open(.application)
    host.link(by: .launchOptions)
    host.comeForward(.application)
    #expect(host.landings == [.order])
  }
}

import Testing

@testable import Glidepath

@Suite("Steps that fail or come late, and screens that are elsewhere")
struct StepKindTests {
  // MARK: 8, refusals and late answers

  @Test func `a push that was done and never said so has landed after five seconds`() {
    var host = Host.inTabs()
    host.answersAtOnce = false
    host.respond(.to("n1", .chat))
    host.answerOne()
    #expect(host.screens() == [.home, .chat])
    let late = host.inbox
    host.dropAnswers()
    host.answersAtOnce = true
    host.advance(seconds: 4)
    #expect(host.landings == [])
    host.advance(seconds: 2)
    #expect(host.landings == [.chat])
    for event in late { host.send(event) }
    host.advance(seconds: 2)
    #expect(host.landings == [.chat], "the late word lands it twice")
    #expect(host.codes == [])
    #expect(host.screens() == [.home, .chat])
  }

  @Test func `a dismissal that never completes ends the tap after five seconds, and no other`() {
    var host = Host.inTabs()
    host.present(.stack([.product]))
    host.answersAtOnce = false
    host.sabotage = { _ in .refused }
    host.respond(.to("n1", .chat))
    host.answerOne()
    host.dropAnswers()
    host.sabotage = nil
    host.answersAtOnce = true
    host.respond(.to("n2", .page))
    host.advance(seconds: 6)
    #expect(host.codes == [.navigationFailed])
    #expect(host.landings == [.page])
  }

  @Test func `a late answer of an old step does not answer the step of the next tap`() {
    var host = Host.inTabs()
    host.answersAtOnce = false
    host.sabotage = { _ in .refused }
    host.respond(.to("n1", .chat))
    host.answerOne()
    let late = host.inbox
    host.dropAnswers()
    host.advance(seconds: 6)
    host.answerOne()
    #expect(host.codes == [.navigationFailed])
    host.sabotage = nil
    host.respond(.to("n2", .page))
    host.answerOne()
    let steps = host.steps.count
    for event in late { host.send(event) }
    #expect(host.steps.count == steps, "the old answer moved the new landing on")
    host.answersAtOnce = true
    host.answerOne()
    host.send(.deadlineReached)
    host.advance(seconds: 7)
    #expect(host.landings == [.page])
  }

  @Test func `a container busy for four seconds delays a landing no longer than it is busy`() {
    var host = Host.inTabs()
    host.sabotage = { _ in .refused }
    host.respond(.to("n1", .chat))
    host.advance(seconds: 4)
    #expect(host.codes == [])
    host.sabotage = nil
    host.advance(seconds: 4)
    #expect(host.landings == [.chat])
  }

  @Test func `a user who goes on before a refused step was ever done is left alone`() {
    var host = Host.inTabs()
    host.sabotage = { _ in .refused }
    host.respond(.to("n1", .chat))
    host.select(2)
    host.sabotage = nil
    host.advance(seconds: 5)
    #expect(host.codes == [.superseded])
    #expect(host.screens() == [.chats])
  }

  @Test func `a screen that the app cannot make ends one tap and holds up none`() {
    var host = Host.inTabs()
    host.sabotage = { _ in .failed("no controller") }
    host.respond(.to("n1", .chat))
    #expect(host.codes == [.navigationFailed])
    host.sabotage = nil
    host.respond(.to("n2", .page))
    #expect(host.landings == [.page])
  }

  // MARK: 9, elsewhere than the route says

  @Test func `a screen of a tab's route that is seen in a modal is already there`() {
    var host = Host.inTabs()
    host.present(.stack([Address("search"), .order]))
    host.respond(.to("n1"))
    #expect(host.hierarchy(of: .main)?.modals.count == 1)
    #expect(host.tab() == 0)
    #expect(host.landings == [.order])
  }

  @Test func `a modal route's screen that was pushed is already there`() {
    var host = Host.inTabs()
    host.push(.messages)
    host.respond(.to("n1", .messages))
    #expect(host.hierarchy(of: .main)?.modals.isEmpty == true)
    #expect(host.screens() == [.home, .messages])
    #expect(host.landings == [.messages])
  }

  @Test func `a modal route replaces the modals in its way and not the interface`() {
    var host = Host.inTabs()
    host.present(.stack([.product]))
    host.present(.stack([Address("reviews")]))
    host.respond(.to("n1", .messages))
    #expect(host.hierarchy(of: .main)?.modals.count == 1)
    #expect(host.visible() == .messages)
    #expect(host.steps.count == 2)
  }

  @Test func `a modal route waits for a root that shows nothing yet`() {
    var host = Host.cold(.tabs([], selected: nil), by: .to("n1", .messages))
    host.comeForward()
    host.advance(seconds: 1)
    #expect(host.landings == [])
    host.open(.main, .screen(Address("map")))
    host.advance(seconds: 1)
    #expect(host.landings == [.messages])
  }

  @Test func `of two empty tabs the one that turns out to be wanted takes the screen`() {
    var host = Host.inTabs()
    host.open(.main, .tabs([.stack([.home]), .stack([]), .stack([])], selected: 0))
    host.respond(.to("n1", .page))
    // Each tab is filled after it is selected, as its view controller loads.
    host.fillSelectedTab()
    host.fillSelectedTab()
    host.advance(seconds: 1)
    #expect(host.tab() == 2)
    #expect(host.screens() == [.chats, .page])
    #expect(host.codes == [])
    host.goBack()
    #expect(host.visible() == .home, "Back leads to the tab in which the user was")
  }

  @Test func `all tabs empty at the start, the first filled first, lead to the wanted one`() {
    var host = Host.cold(
      .tabs([.stack([]), .stack([]), .stack([])], selected: 0), by: .to("n1"))
    host.comeForward()
    host.fillSelectedTab()
    host.fillSelectedTab()
    host.advance(seconds: 2)
    #expect(host.landings == [.order])
    #expect(host.screens() == [.orders, .order])
  }

  @Test func `a route to a tab's own lowest screen makes no copy under what lies on it`() {
    var host = Host.inTabs(2)
    host.changeTabs { tabs, number in
      tabs.children[0] = Layout.stack([.home, .product]).node(numberedFrom: &number)
    }
    host.respond(.to("n1", ["targetScreen": "home"]))
    #expect(host.tab() == 0)
    #expect(host.screens() == [.home])
    #expect(host.landings == [.home])
  }
}

extension Host {
  /// The selected tab gets its lowest screen.
  fileprivate mutating func fillSelectedTab() {
    guard let place = tab() else { return }
    fill(place, with: [[Address.home, .orders, .chats][place]])
    tell()
  }
}

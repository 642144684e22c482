import Testing

@testable import Glidepath

@Suite("What walks through apps have found")
struct FoundFaultTests {
  private static let rules = RouteTable<ShopScreen> {
    Route("orderDetail", .string("orderId")) { .order(id: $0) }.requires(.signedIn)
    Route("page", .integer("number"), .optional(.string("title"))) { .page(number: $0, title: $1) }
      .placed(.tab("orders"))
    Route("messageCenter") { .messageCenter }.placed(.modal)
  }.rules
  private let product = Address("product", ["id": "1"])
  private let page = Address("page", ["number": "1"])
  private let pagePush: Push = ["targetScreen": "page", "number": 1]

  /// A landing whose step is under way.
  private func stepping(_ push: Push, in layout: Layout = .stack([.home])) -> Host {
    var host = Host.active(rules: Self.rules)
    host.open(.main, layout)
    host.stepsTakeTime = true
    host.respond(.to("n1", push))
    return host
  }

  @Test func `a screen that is pushed over the landed one in its transition undoes no landing`() {
    var host = stepping(.order)
    host.push(product)
    host.finishTransitions()
    #expect(host.codes == [])
    #expect(host.landings == [.order])
    #expect(host.screens() == [.home, .order, product])
  }

  @Test func `a screen that is pushed in a landed modal in its transition does not dismiss it`() {
    var host = stepping(.messages)
    let modal = host.hierarchy(of: .main)?.modals.last?.root.id
    if let modal { _ = host.push(product, onto: modal, in: .main) }
    host.tell()
    host.finishTransitions()
    host.finishTransitions()
    #expect(host.codes == [])
    #expect(host.landings == [.messages])
    #expect(host.steps.count == 1)
  }

  @Test func `a tab that is left while the app fills it is selected once more`() {
    var host = stepping(pagePush, in: .tabs([.stack([.home]), .stack([])], selected: 0))
    host.finishTransitions()
    let empty = host.hierarchy(of: .main)?.root.visibleTabs?.selectedChild?.id
    host.select(0)
    if let empty { _ = host.push(.orders, onto: empty, in: .main) }
    host.stepsTakeTime = false
    host.finishTransitions()
    host.advance(seconds: 2)
    #expect(host.codes == [])
    #expect(host.landings == [page])
  }

  @Test func `what an app restores in its first second is no move of the user's if seen later`() {
    var host = Host(rules: Self.rules)
    host.setGate(.interfaceReady, isOpen: false)
    host.launch(usesScenes: true)
    host.open(.main)
    host.send(.sceneConnected(.main, .to("n1")))
    host.comeForward()
    host.advance(milliseconds: 950)
    if let stack = host.hierarchy(of: .main)?.root.currentStack {
      _ = host.push(product, onto: stack.id, in: .main)
    }
    host.advance(milliseconds: 200)
    #expect(host.codes == [])
    host.setGate(.interfaceReady, isOpen: true)
    host.send(.gatesChanged)
    #expect(host.landings == [.order])
  }

  @Test func `a tap that names no window lands in the one that is still in front`() {
    var host = Host.active(rules: Self.rules)
    host.open(.second)
    host.send(.sceneConnected(.second, nil))
    host.comeForward(.second)
    host.advance(seconds: 1)
    // Both are in front, side by side; the one focused last is closed.
    host.goToBackground(.second)
    host.respond(.to("n1", pagePush))
    #expect(host.visible() == page)
    #expect(host.visible(.second) == .home)
  }

  @Test func `a sign-in is no move of the user's for a tap that came during a transition`() {
    var host = Host.active(rules: Self.rules)
    host.setGate(.signedIn, isOpen: false)
    host.stepsTakeTime = true
    host.respond(.to("n1", pagePush))
    host.respond(.to("n2"))
    host.tell()
    host.push(Address("code"))
    host.finishTransitions()
    host.push(Address("password"))
    #expect(host.codes == [])
    host.stepsTakeTime = false
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    host.advance(seconds: 1)
    #expect(host.landings == [page, .order])
  }

  @Test func `what an app opens before it says that it is ready is no move of the user's`() {
    var host = Host(rules: Self.rules)
    host.setGate(.interfaceReady, isOpen: false)
    host.launch(usesScenes: true)
    host.open(.main, [Address("splash")])
    host.send(.sceneConnected(.main, .to("n1")))
    host.comeForward()
    host.advance(seconds: 3)
    host.push(.home)
    #expect(host.codes == [])
    if let stack = host.hierarchy(of: .main)?.root.currentStack {
      _ = host.push(product, onto: stack.id, in: .main)
    }
    host.setGate(.interfaceReady, isOpen: true)
    host.send(.gatesChanged)
    #expect(host.codes == [])
    #expect(host.landings == [.order])
  }

  @Test func `a sign-in is no move of the user's where the session ended in a transition`() {
    var host = stepping(pagePush)
    host.respond(.to("n2"))
    host.tell()
    host.setGate(.signedIn, isOpen: false)
    host.send(.gatesChanged)
    host.push(Address("code"))
    #expect(host.codes == [])
    host.finishTransitions()
    #expect(host.codes == [])
    #expect(host.landings == [page])
  }

  @Test func `a tab that was touched twice does not make the app's own choice the user's later`() {
    var host = Host.active(rules: Self.rules)
    host.open(.main, .tabs([.stack([.home]), .stack([.orders])], selected: 0))
    host.tell()
    host.send(.tabBarTouched(.main))
    host.tell()
    host.goToBackground()
    host.present(.screen(nil), as: .question)
    host.comeForward(.main, .to("n1"))
    host.advance(milliseconds: 300)
    host.select(1)
    host.putAway()
    host.advance(seconds: 1)
    #expect(host.codes == [])
    #expect(host.landings == [.order])
  }

  @Test func `Back leads to the tab left also where the app swaps its root in the midst`() {
    let tabs = Layout.tabs([.stack([.home]), .stack([.orders])], selected: 0)
    var host = stepping(pagePush, in: tabs)
    host.finishTransitions()
    host.open(.main, tabs)
    host.tell()
    host.stepsTakeTime = false
    host.finishTransitions()
    host.advance(seconds: 1)
    #expect(host.landings == [page])
    #expect(host.tab() == 1)
    host.goBack()
    #expect(host.tab() == 0)
  }

  @Test
  func
    `a splash screen replaced in its stack in the midst of a landing takes the screen once more`()
  {
    var host = Host.active([Address("splash")])
    host.stepsTakeTime = true
    host.respond(.to("n1", .messages))
    host.change(.main) { window in
      guard case .stack(var stack) = window.root else { return false }
      stack.children = [.content(.init(id: NodeID(900), address: .home))]
      window.root = .stack(stack)
      return true
    }
    host.stepsTakeTime = false
    host.finishTransitions()
    #expect(host.codes == [])
    #expect(host.landings == [.messages])
    #expect(host.screens() == [.home, .messages])
    #expect(host.steps.count == 2)
  }
}

import Testing

@testable import Glidepath

@Suite("Back from a landed screen")
struct TicketTests {
  static let rules = RouteTable<ShopScreen> {
    Route("orderDetail", .string("orderId")) { .order(id: $0) }.placed(.tab("orders"))
    Route("page", .integer("number"), .optional(.string("title"))) { .page(number: $0, title: $1) }
    Route("messageCenter") { .messageCenter }.placed(.tab("orders")).popsToExisting()
  }.rules

  private let orders = Address("orders")
  private let product = Address("product", ["id": "1"])
  private let page: Push = ["targetScreen": "page", "number": 1]

  /// The user was at a product in the first tab; the landing has changed to the second.
  private var landed: Host {
    var host = Host.active(rules: Self.rules)
    host.open(.main, .drawerTabs([[.home, product], [orders], [.home]]))
    host.respond(.to("n1"))
    return host
  }

  @Test func `leads to the screen that was left, in its tab`() {
    var host = landed
    #expect(host.tab() == 1)
    #expect(host.records.last?.description.contains("ticket  back leads to home's tab") == true)
    host.goBack()
    #expect(host.tab() == 0)
    #expect(host.visible() == product)
    #expect(host.machine.state.tickets.isEmpty)
    host.goBack()
    #expect(host.visible() == .home)
  }

  @Test func `is said to lead home where it does`() {
    var host = Host.active(rules: Self.rules)
    host.open(.main, .drawerTabs([[.home], [orders]]))
    host.respond(.to("n1"))
    #expect(host.records.last?.description.contains("ticket  back leads home") == true)
  }

  @Test func `does not change tabs where the landing did not`() {
    var host = Host.active(rules: Self.rules)
    host.open(.main, .drawerTabs([[.home], [orders]], selected: 1))
    host.respond(.to("n1"))
    #expect(host.records.last?.description.hasSuffix("ticket  back leads to orders") == true)
    host.goBack()
    #expect(host.visible() == orders)
  }

  @Test(
    "still leads there after screens above it were opened and closed",
    arguments: [
      { $0.push(.home) },
      {
        $0.present(.stack([.home]))
        $0.tell()
      },
      {
        $0.present(.screen(Address("pin")))
        $0.tell()
      },
    ] as [@Sendable (inout Host) -> Void])
  func kept(goOn: @Sendable (inout Host) -> Void) {
    var host = landed
    goOn(&host)
    host.goBack()
    #expect(host.visible() == .order)
    host.goBack()
    #expect(host.visible() == product)
  }

  @Test(
    "stays in the tab once the user has touched the tab bar",
    arguments: [
      {
        $0.select(0)
        $0.select(1)
      },
      { $0.send(.tabBarTouched(.main)) },
    ] as [@Sendable (inout Host) -> Void])
  func void(goOn: @Sendable (inout Host) -> Void) {
    var host = landed
    goOn(&host)
    let steps = host.steps.count
    while host.screens() != [orders] { host.goBack() }
    #expect(host.steps.count == steps)
    #expect(host.tab() == 1)
  }

  @Test func `stays where the user went unnoticed`() {
    var host = landed
    guard let ticket = host.tickets.first, var window = host.hierarchy(of: .main),
      let tabs = window.root.visibleTabs
    else {
      Issue.record("no ticket")
      return
    }
    _ = window.root.select(2, in: tabs.id)
    let steps = host.steps.count
    host.send(.left(ticket.id, window))
    #expect(host.steps.count == steps)
  }

  @Test func `leads there whether the adapter tells first that it was left or what is seen`() {
    var host = landed
    guard let ticket = host.tickets.first, let window = host.hierarchy(of: .main),
      let stack = window.root.currentStack
    else {
      Issue.record("no ticket")
      return
    }
    host.change(.main) { $0.root.pop(toRootOf: stack.id) }
    host.tickets = []
    host.tell()
    #expect(host.tab() == 1)
    host.send(.left(ticket.id, host.hierarchy(of: .main)))
    #expect(host.tab() == 0)
  }

  @Test func `leads home where the tap started the app`() {
    var host = Host(rules: Self.rules)
    host.launch(usesScenes: true)
    host.open(.main, .drawerTabs([[.home], [orders]]))
    host.send(.sceneConnected(.main, .to("n1")))
    host.comeForward()
    #expect(host.visible() == .order)
    host.goBack()
    #expect(host.visible() == .home)
  }

  @Test func `is of no consequence when the window is gone`() {
    var host = landed
    let steps = host.steps.count
    host.windows = []
    host.tell()
    #expect(host.steps.count == steps)
    var other = landed
    other.send(.lifecycle(.disconnected, .main))
    #expect(other.machine.state.tickets.isEmpty)
  }

  @Test func `leads through a later landing on top of it`() {
    var host = landed
    host.respond(.to("n2", page))
    #expect(host.screens() == [orders, .order, Address("page", ["number": "1"])])
    host.goBack()
    #expect(host.visible() == .order)
    host.goBack()
    #expect(host.visible() == product)
  }

  @Test func `is the newest landing's`() {
    var host = landed
    host.select(2)
    host.respond(.to("n2", ["targetScreen": "orderDetail", "orderId": "7"]))
    #expect(host.machine.state.tickets.count == 1)
    #expect(host.visible() == Address("orderDetail", ["orderId": "7"]))
    host.goBack()
    #expect(host.tab() == 2)
  }

  @Test func `is void when a later landing goes back past it`() {
    var host = Host.active(rules: Self.rules)
    host.open(.main, .drawerTabs([[.home], [orders, .messages]]))
    host.respond(.to("n1"))
    #expect(host.tab() == 1)
    host.respond(.to("n2", .messages))
    #expect(host.screens() == [orders, .messages])
    #expect(host.tab() == 1)
    #expect(host.records.last?.description.hasSuffix("ticket  back leads to orders") == true)
    #expect(host.machine.state.tickets.isEmpty)
  }

  @Test func `is answered once, and its answer is absorbed`() {
    var host = landed
    guard let ticket = host.tickets.first else {
      Issue.record("no ticket")
      return
    }
    host.goBack()
    let steps = host.steps.count
    host.send(.left(ticket.id, host.hierarchy(of: .main)))
    host.send(.left(TicketID(99), host.hierarchy(of: .main)))
    #expect(host.steps.count == steps)
    #expect(host.ends.count == 1)
  }

  @Test func `still leads there after a lock has taken the window's root and brought it back`() {
    var host = landed
    let window = host.hierarchy(of: .main)
    host.open(.main, .screen(Address("pin")))
    if let pin = host.hierarchy(of: .main) { host.send(.seen(pin)) }
    host.windows = [window].compactMap(\.self)
    host.tell()
    host.goBack()
    #expect(host.visible() == product)
  }

  @Test func `is followed to its end before another tap is planned`() {
    var host = landed
    host.stepsTakeTime = true
    host.goBack()
    host.respond(.to("n2", page))
    #expect(host.landings == [.order])
    host.finishTransitions()
    host.stepsTakeTime = false
    host.finishTransitions()
    host.advance(seconds: 1)
    #expect(host.landings == [.order, Address("page", ["number": "1"])])
    #expect(host.tab() == 0)
  }

  @Test func `that never comes to its end holds up no tap for longer than five seconds`() {
    var host = landed
    host.stepsTakeTime = true
    host.goBack()
    host.stepsTakeTime = false
    host.respond(.to("n2", page))
    host.advance(seconds: 4)
    #expect(host.landings == [.order])
    host.advance(seconds: 1)
    #expect(host.landings.count == 2)
  }
}

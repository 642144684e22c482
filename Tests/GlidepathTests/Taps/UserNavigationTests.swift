import Testing

@testable import Glidepath

@Suite("While a tap waits, the user who")
struct UserNavigationTests {
  private var waiting: Host {
    var host = Host.active()
    host.open(.main, .drawerTabs([[.home], [.messages, .order]], selected: 1))
    host.setGate(.signedIn, isOpen: false)
    host.respond(.to("n1"))
    return host
  }

  /// Signed in, and a question of the app's in the way.
  private var covered: Host {
    var host = Host.active()
    host.open(.main, .drawerTabs([[.home], [.messages, .order]], selected: 1))
    host.present(.screen(nil), as: .question)
    host.respond(.to("n1", .messages))
    return host
  }

  @Test(
    "goes elsewhere is left there",
    arguments: [{ $0.push(.home) }, { $0.push(.messages) }, { $0.select(0) }]
      as [@Sendable (inout Host) -> Void])
  func elsewhere(navigate: @Sendable (inout Host) -> Void) {
    var host = covered
    navigate(&host)
    #expect(host.codes == [.superseded])
    #expect(host.reports.first?.message.contains("the user") == true)
    #expect(host.disk?.waiting == [])
    host.putAway()
    host.advance(seconds: 1)
    #expect(host.landings == [])
  }

  @Test func `is signed out and opens a screen that needs no sign-in is left there`() {
    var host = waiting
    host.push(.messages)
    #expect(host.codes == [.superseded])
  }

  @Test(
    "is signed out and goes through screens that no push leads to still gets there",
    arguments: [
      { $0.push(Address("login")) }, { $0.push(.home) }, { $0.select(0) },
      { $0.push(Address("orderDetail", ["orderId": "7"])) },
    ] as [@Sendable (inout Host) -> Void])
  func signIn(navigate: @Sendable (inout Host) -> Void) {
    var host = waiting
    navigate(&host)
    #expect(host.codes == [])
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    #expect(host.landings == [.order])
  }

  @Test func `goes elsewhere unnoticed is left there when it is looked again`() {
    var host = waiting
    guard let stack = host.hierarchy(of: .main)?.root.currentStack else {
      Issue.record("no stack")
      return
    }
    _ = host.push(.messages, onto: stack.id, in: .main)
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    #expect(host.codes == [.superseded])
  }

  @Test(
    "goes back, dismisses or signs in still gets there",
    arguments: [
      { $0.goBack() },
      {
        $0.present(.stack([.home]))
        $0.tell()
        $0.goBack()
      },
      {
        $0.open(.main, .stack([.home, .messages]))
        $0.tell()
      },
    ] as [@Sendable (inout Host) -> Void])
  func stays(act: @Sendable (inout Host) -> Void) {
    var host = waiting
    act(&host)
    #expect(host.codes == [])
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    #expect(host.landings == [.order])
  }

  @Test func `goes on after having gone back has gone elsewhere`() {
    var host = waiting
    host.goBack()
    host.push(.messages)
    #expect(host.codes == [.superseded])
  }

  @Test func `goes elsewhere in another window does not concern it`() {
    var host = waiting
    host.open(.second)
    host.push(.messages, in: .second)
    #expect(host.codes == [])
  }

  @Test func `was taken elsewhere by Glidepath has not gone by hand`() {
    var host = waiting
    host.open(.second)
    host.send(.sceneConnected(.second, nil))
    host.comeForward(.second)
    // The first tap now waits for the second window, and one for the first window lands there.
    host.respond(.to("n2", .messages, scene: .main))
    host.comeForward(.main)
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    #expect(host.codes == [])
    #expect(host.landings == [.messages, .order])
  }
}

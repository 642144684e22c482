import Testing

@testable import Glidepath

@Suite("Back from landings in several tabs")
struct TicketKindTests {
  @Test func `three landings in three tabs are walked back one by one`() {
    var host = Host.inTabs()
    host.push(.product)
    host.respond(.to("n1"))
    host.respond(.to("n2", .page))
    #expect(host.tab() == 2)
    // A second order while the user is in the chats' tab.
    host.respond(.to("n3", ["targetScreen": "orderDetail", "orderId": "7"]))
    #expect(host.tab() == 1)
    host.goBack()
    #expect(host.visible() == .page)
    host.goBack()
    #expect(host.visible() == .order)
    host.goBack()
    #expect(host.visible() == .product)
    #expect(host.machine.state.tickets.isEmpty)
  }

  @Test func `two landings on one stack lead back through the first to the tab left`() {
    var host = Host.inTabs()
    host.respond(.to("n1"))
    host.respond(.to("n2", ["targetScreen": "orderDetail", "orderId": "7"]))
    #expect(host.screens().count == 3)
    host.goBack()
    #expect(host.visible() == .order)
    host.goBack()
    #expect(host.visible() == .home)
  }

  @Test func `a tab put in before the one that was left shifts nobody's way back`() {
    var host = Host.inTabs()
    host.respond(.to("n1"))
    host.changeTabs { tabs, number in
      tabs.children.insert(Layout.stack([Address("offers")]).node(numberedFrom: &number), at: 0)
      tabs.selected = 2
    }
    host.tell()
    host.goBack()
    #expect(host.visible() == .home)
    #expect(host.tab() == 1)
  }

  @Test func `Back leads nowhere else when the tab that was left has been removed`() {
    var host = Host.inTabs()
    host.respond(.to("n1"))
    host.changeTabs { tabs, _ in
      tabs.children.remove(at: 0)
      tabs.selected = 0
    }
    host.tell()
    host.goBack()
    #expect(host.visible() == .orders)
    #expect(host.codes == [])
  }

  @Test func `a tab touched again is not Back, and the next landing's Back still is`() {
    var host = Host.inTabs()
    host.respond(.to("n1"))
    host.touchTabAgain()
    #expect(host.visible() == .orders)
    host.select(0)
    host.respond(.to("n2", ["targetScreen": "orderDetail", "orderId": "7"]))
    host.goBack()
    #expect(host.visible() == .home)
  }

  @Test func `a modal that is opened and closed and a lock over it void no way back`() {
    var host = Host.inTabs()
    host.respond(.to("n1"))
    host.present(.stack([Address("filter")]))
    host.tell()
    host.presentFullScreen(.screen(Address("pin")))
    host.tell()
    host.putAway()
    host.tell()
    host.putAway()
    host.tell()
    host.goBack()
    #expect(host.visible() == .home)
  }

  @Test func `a trip to the home screen voids no way back`() {
    var host = Host.inTabs()
    host.push(.product)
    host.respond(.to("n1"))
    host.goToBackground()
    host.advance(seconds: 4000)
    host.comeForward()
    host.advance(seconds: 2)
    host.goBack()
    #expect(host.visible() == .product)
  }

  @Test func `a screen that is there in another tab is shown there, and Back leads home`() {
    var host = Host.inTabs()
    host.changeTabs { tabs, number in
      tabs.children[1] = Layout.stack([.orders, .order]).node(numberedFrom: &number)
    }
    host.respond(.to("n1"))
    #expect(host.screens() == [.orders, .order], "no second copy")
    host.goBack()
    #expect(host.visible() == .home)
  }

  @Test func `Back while a busy container holds up the next tap still leads to the tab left`() {
    var host = Host.inTabs()
    host.respond(.to("n1"))
    host.sabotage = { _ in .refused }
    host.respond(.to("n2", .page))
    #expect(host.landings == [.order])
    host.sabotage = nil
    host.goBack()
    host.advance(seconds: 5)
    #expect(host.landings == [.order, .page])
    host.goBack()
    #expect(host.visible() == .home, "the user is left in the orders' tab")
  }

  @Test func `the user who selects the old tab by hand finds the orders as they left them`() {
    var host = Host.inTabs()
    host.respond(.to("n1"))
    host.send(.tabBarTouched(.main))
    host.select(0)
    host.select(1)
    #expect(host.visible() == .order)
    host.goBack()
    #expect(host.tab() == 1, "the way back was void")
  }

  @Test func `screens pushed above a landed one are walked back before the tab changes`() {
    var host = Host.inTabs()
    host.respond(.to("n1"))
    host.push(.product)
    host.push(Address("reviews"))
    host.goBack()
    host.goBack()
    #expect(host.visible() == .order)
    #expect(host.tab() == 1)
    host.goBack()
    #expect(host.visible() == .home)
  }
}

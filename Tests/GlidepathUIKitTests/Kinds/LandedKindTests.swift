import GlidepathTesting
import Testing

@Suite("On the phone: Back, screens that go, containers and steps")
struct LandedKindTests {
  // MARK: 5

  @Test func `a modal and a PIN screen over a landed one void no way back`() async throws {
    let phone = try await NeighbourPhone.make("tabs")
    try await phone.launch()
    try await phone.tap(to: "order")
    try await phone.perform("modal")
    try await phone.perform("pin")
    try await phone.home()
    try await phone.launch()
    try await phone.perform("dismiss")
    try await phone.perform("dismiss")
    try await phone.back()
    #expect(phone.screen == "home")
  }

  @Test func `a tab put in before the one left shifts nobody's way back`() async throws {
    let phone = try await NeighbourPhone.make("tabs")
    try await phone.launch()
    try await phone.tap(to: "order")
    try await phone.perform("insertTab")
    try await phone.back()
    #expect(phone.screen == "home")
  }

  @Test func `three landings in three tabs are walked back one by one`() async throws {
    let phone = try await NeighbourPhone.make("tabs")
    try await phone.launch()
    try await phone.tap(to: "order")
    try await phone.tap(to: "page", "n2")
    try await phone.tap(to: "detail", "n3")
    #expect(phone.stack == ["chats", "page", "detail"])
    try await phone.back()
    #expect(phone.screen == "page")
    try await phone.back()
    #expect(phone.screen == "order")
    try await phone.back()
    #expect(phone.screen == "home")
  }

  // MARK: 6

  @Test func `a root replaced brings the screen again once, with its way back`() async throws {
    let phone = try await NeighbourPhone.make("tabs")
    try await phone.launch()
    try await phone.tap(to: "order")
    try await phone.perform("root", ["name": "tabs"])
    try await phone.advance(seconds: 2)
    #expect(phone.stack == ["orders", "order"])
    #expect(phone.landings == ["order"])
    try await phone.back()
    #expect(phone.screen == "home")
  }

  @Test func `a root replaced a second time keeps the host's word`() async throws {
    let phone = try await NeighbourPhone.make("tabs")
    try await phone.launch()
    try await phone.tap(to: "order")
    try await phone.perform("root", ["name": "tabs"])
    try await phone.advance(seconds: 2)
    try await phone.perform("root", ["name": "tabs"])
    try await phone.advance(seconds: 2)
    #expect(phone.screen == "home")
  }

  @Test func `an account that signs out takes its chat along`() async throws {
    let phone = try await NeighbourPhone.make("tabs", "-account", "YES")
    try await phone.launch()
    try await phone.tap(to: "chat")
    #expect(phone.screen == "chat")
    try await phone.perform("signOut")
    try await phone.advance(seconds: 12)
    #expect(phone.stack == ["login"])
  }

  // MARK: 7

  @Test(arguments: ["player", "faded"])
  func `tabs beside a panel or a child that has faded take the tap and lead Back`(root: String)
    async throws
  {
    let phone = try await NeighbourPhone.make(root)
    try await phone.launch()
    try await phone.tap(to: "order")
    #expect(phone.stack == ["orders", "order"])
    try await phone.select("orders")
    #expect(phone.screen == "orders", "a tab touched again leads nowhere else")
  }

  // MARK: 8 and 9

  @Test func `a drawer that completes after seven seconds lands no tap late`() async throws {
    let phone = try await NeighbourPhone.make("drawer")
    try await phone.launch()
    try await phone.perform("slideDrawer")
    try await phone.tap(to: "detail")
    try await phone.advance(seconds: 6)
    #expect(phone.reports == ["navigationFailed"])
    try await phone.advance(seconds: 5)
    #expect(phone.stack == ["home"])
    try await phone.tap(to: "detail", "n2")
    #expect(phone.stack == ["home", "detail"])
    #expect(phone.landings == ["detail"])
  }

  @Test func `tabs that are filled when they are first shown lead to the wanted one and back`()
    async throws
  {
    let phone = try await NeighbourPhone.make("lazyTabs")
    try await phone.launch()
    try await phone.tap(to: "page")
    try await phone.advance(seconds: 3)
    #expect(phone.stack == ["chats", "page"])
    #expect(phone.reports == [])
    try await phone.back()
    #expect(phone.screen == "home")
  }

  @Test func `a modal route's screen that the app has pushed is already there`() async throws {
    let phone = try await NeighbourPhone.make("stack")
    try await phone.launch()
    try await phone.perform("sheetRoute")
    try await phone.tap(to: "sheet")
    #expect(phone.modal == nil)
    #expect(phone.stack == ["home", "sheet"])
    #expect(phone.landings == ["sheet"])
  }
}

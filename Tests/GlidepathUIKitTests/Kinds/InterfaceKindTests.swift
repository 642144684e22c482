import GlidepathTesting
import Testing

@Suite("On the phone: gates, start-up, sign-in and unsaved work")
struct InterfaceKindTests {
  // MARK: 1 and 2

  @Test func `a session that home finds expired when its modal goes holds the landing`()
    async throws
  {
    let phone = try await NeighbourPhone.make("tabs")
    try await phone.launch()
    try await phone.perform("modal")
    try await phone.perform("expireAtHome")
    try await phone.tap(to: "order")
    #expect(phone.landings == [])
    #expect(phone.screen == "home")
    try await phone.perform("signIn")
    #expect(phone.landings == ["order"])
    #expect(phone.screen == "order")
  }

  @Test(arguments: ["full", "over"])
  func `an interface of one stack over the launch controller takes the push`(style: String)
    async throws
  {
    let phone = try await NeighbourPhone.make("launch")
    try await phone.launch()
    try await phone.perform("interface", ["style": style])
    try await phone.tap(to: "detail")
    try await phone.advance(seconds: 5)
    #expect(phone.stack == ["home", "detail"])
    #expect(phone.landings == ["detail"])
  }

  @Test func `the interface that sign-in presents over the login gets the tap and its way back`()
    async throws
  {
    let phone = try await NeighbourPhone.make("login", "-signedIn", "NO")
    try await phone.launch()
    try await phone.tap(to: "order")
    try await phone.perform("signInPresenting")
    try await phone.advance(seconds: 3)
    #expect(phone.stack == ["orders", "order"])
    #expect(phone.reports == [])
    try await phone.back()
    #expect(phone.screen == "home")
  }

  // MARK: 3

  @Test(arguments: ["restoresTab", "restoresStack"])
  func `what the app puts back in its first second leaves the cold tap alone`(start: String)
    async throws
  {
    let phone = try await NeighbourPhone.make("tabs", "-ready", "NO", "-start", start)
    // The phone counts what the app opens by itself as a screen that nobody asked for.
    do { try await phone.tap(to: "page") } catch { #expect(start == "restoresStack", "\(error)") }
    do { try await phone.advance(seconds: 5) } catch {
      #expect(start == "restoresStack", "\(error)")
    }
    #expect(phone.landings == ["page"])
    #expect(phone.reports == [])
    #expect(phone.screen == "page")
  }

  @Test func `a tab put in before the others while a tap waits is no move`() async throws {
    let phone = try await NeighbourPhone.make("tabs", "-signedIn", "NO")
    try await phone.launch()
    try await phone.tap(to: "order")
    try await phone.advance(seconds: 3)
    try await phone.perform("insertTab")
    try await phone.perform("signIn")
    #expect(phone.reports == [])
    #expect(phone.screen == "order")
  }

  // MARK: 4

  @Test func `a form that says not yet by the protocol holds the tap until Back`() async throws {
    let phone = try await NeighbourPhone.make("stack")
    try await phone.launch()
    try await phone.tap(to: "chat")
    try await phone.perform("form")
    try await phone.tap(to: "chat", "n2")
    try await phone.advance(seconds: 30)
    #expect(phone.screen == "form")
    try await phone.back()
    try await phone.advance(seconds: 5)
    #expect(phone.stack == ["home", "chat"])
    #expect(phone.landings == ["chat", "chat"])
    #expect(phone.reports == [])
  }

  @Test func `a form is asked nothing by a push over it`() async throws {
    let phone = try await NeighbourPhone.make("stack")
    try await phone.launch()
    try await phone.perform("form")
    try await phone.tap(to: "detail")
    #expect(phone.stack == ["home", "form", "detail"])
  }

  @Test func `a closure that answers nil leaves a guarded sheet to its own word`() async throws {
    let phone = try await NeighbourPhone.make("stack", "-leaving", "nil")
    try await phone.launch()
    try await phone.perform("sheet")
    try await phone.tap(to: "chat")
    try await phone.advance(seconds: 20)
    #expect(phone.landings == [])
    try await phone.perform("dismiss")
    try await phone.advance(seconds: 5)
    #expect(phone.landings == ["chat"])
    #expect(phone.stack == ["home", "chat"])
  }

  @Test func `a permanent sheet that allows it by the protocol goes without a closure`()
    async throws
  {
    let phone = try await NeighbourPhone.make("stack")
    try await phone.launch()
    try await phone.perform("permanent")
    try await phone.tap(to: "detail")
    try await phone.advance(seconds: 5)
    #expect(phone.stack == ["home", "detail"])
  }
}

import GlidepathTesting
import Testing

@Suite("On the phone: one tap by several doors, and answers")
struct DoorPhoneKindTests {
  // MARK: 10

  @Test func `an SDK's URL leaves a waiting tap and its sign-in alone`() async throws {
    let phone = try await NeighbourPhone.make("tabs", "-signedIn", "NO")
    try await phone.launch()
    try await phone.tap(to: "order")
    try await phone.perform("pin")
    try await phone.perform("open", ["url": "neighbour://oauth?code=1"])
    #expect(phone.modal == "pin")
    try await phone.perform("dismiss")
    try await phone.perform("signIn")
    #expect(phone.landings == ["order"])
  }

  @Test func `an SDK's word of a tap is the same one for ten seconds and then another`()
    async throws
  {
    let phone = try await NeighbourPhone.make("stack")
    try await phone.launch()
    try await phone.tap(to: "detail")
    try await phone.back()
    try await phone.perform("received", ["screen": "detail"])
    #expect(phone.landings == ["detail"])
    #expect(phone.screen == "home")
    try await phone.perform("received", ["screen": "chat"])
    #expect(phone.landings == ["detail", "chat"], "another payload is another tap")
    try await phone.advance(seconds: 11)
    try await phone.perform("received", ["screen": "detail"])
    #expect(phone.landings == ["detail", "chat", "detail"])
    #expect(phone.stack == ["home", "chat", "detail"])
  }

  @Test func `a link warm twice is two, the screen there is made once`() async throws {
    let phone = try await NeighbourPhone.make("stack")
    try await phone.launch()
    try await phone.advance(seconds: 2)
    for _ in 0..<2 {
      try await phone.perform("open", ["url": "neighbour://detail"])
      try await phone.advance(seconds: 60)
    }
    #expect(phone.landings == ["detail", "detail"])
    #expect(phone.stack == ["home", "detail"])
  }

  // MARK: 11

  @Test func `a request that gives way to a tap, and the tap's own, are answered`() async throws {
    let phone = try await NeighbourPhone.make("tabs", "-signedIn", "NO")
    try await phone.launch()
    try await phone.perform("land", ["screen": "order"])
    try await phone.tap(to: "detail")
    try await phone.perform("answers")
    #expect(phone.screen == "superseded")
  }

  @Test func `a request for a screen that no route declares is answered at once`() async throws {
    let phone = try await NeighbourPhone.make("tabs")
    try await phone.launch()
    try await phone.perform("land", ["screen": "undeclared"])
    try await phone.perform("answers")
    #expect(phone.screen == "unknownTarget")
  }

  @Test func `two requests in one turn are answered once each`() async throws {
    let phone = try await NeighbourPhone.make("tabs", "-signedIn", "NO")
    try await phone.launch()
    try await phone.perform("land", ["screen": "order", "times": "2"])
    try await phone.perform("signIn")
    try await phone.perform("answers")
    #expect(phone.screen == "superseded landed:order")
  }

  @Test func `a request that waits for ten minutes is answered as expired`() async throws {
    let phone = try await NeighbourPhone.make("tabs", "-signedIn", "NO")
    try await phone.launch()
    try await phone.perform("land", ["screen": "order"])
    try await phone.advance(seconds: 601)
    try await phone.perform("answers")
    #expect(phone.screen == "expired")
  }

  @Test func `an app's word that it is ready is asked for though nobody announces it`()
    async throws
  {
    let phone = try await NeighbourPhone.make("stack", "-ready", "NO")
    try await phone.launch()
    try await phone.tap(to: "detail")
    try await phone.advance(seconds: 20)
    #expect(phone.screen == "home")
    try await phone.perform("getReady")
    try await phone.advance(seconds: 2)
    #expect(phone.landings == ["detail"])
  }
}

import GlidepathTesting
import Testing

@Suite("Other doors than pushes")
struct DoorTests {
  private func phone() async throws -> Phone {
    try await Phone(
      ios: 17, running: ProbeApp.self, architecture: .appDelegate,
      arguments: ["-root", Root.stack.rawValue])
  }

  @Test("a quick action on a killed app lands once, though it comes twice")
  func coldQuickAction() async throws {
    let phone = try await phone()
    try await phone.chooseQuickAction("open", userInfo: ["targetScreen": "detail"])
    #expect(phone.stack == ["home", "detail"])
    #expect(phone.landings == ["detail"])
    #expect(phone.callbacks.contains { $0.contains("performActionFor") })
  }

  @Test("a quick action on a living app lands")
  func warmQuickAction() async throws {
    let phone = try await phone()
    try await phone.launch()
    try await phone.home()
    try await phone.chooseQuickAction("open", userInfo: ["targetScreen": "detail"])
    #expect(phone.landings == ["detail"])
  }

  @Test("a quick action that names no screen is no concern of Glidepath's")
  func foreignQuickAction() async throws {
    let phone = try await phone()
    try await phone.chooseQuickAction("share")
    #expect(phone.screen == "home")
    #expect(phone.reports == [])
  }

  @Test("what Spotlight found is a link")
  func searched() async throws {
    let phone = try await phone()
    try await phone.launch()
    try await phone.perform("search", ["found": "probe://detail"])
    #expect(phone.landings == ["detail"])
  }

  @Test("the app lands on a screen by itself, and is told when it is there")
  func landingRequest() async throws {
    let phone = try await phone()
    try await phone.launch()
    try await phone.perform("land")
    #expect(phone.stack == ["home", "detail"])
    #expect(phone.landings == ["detail"])
  }

  @Test("the answer to a landing request comes when the screen is seen")
  func landingAnswer() async throws {
    let phone = try await phone()
    try await phone.launch()
    let error = await #expect(throws: PhoneError.self) {
      try await phone.perform("land", ["answer": "shown"])
    }
    // The screen that the app then shows by itself is nothing that a landing explains.
    #expect(error?.description.contains("landed on detail") == true)
  }
}

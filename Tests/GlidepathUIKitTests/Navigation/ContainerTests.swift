import GlidepathTesting
import Testing

@Suite("A tap finds its way through an app's containers")
struct ContainerTests {
  private func phone(_ root: Root) async throws -> Phone {
    let phone = try await Phone(
      ios: 15, running: ProbeApp.self, architecture: .appDelegate,
      arguments: ["-root", root.rawValue])
    try await phone.launch()
    return phone
  }

  private func tap(_ screen: String, on phone: Phone) async throws {
    try await phone.home()
    try await phone.push("n1", #"{"aps":{"alert":"x"},"targetScreen":"\#(screen)"}"#)
    try await phone.tap("n1")
  }

  @Test("the stack in a page is found")
  func pages() async throws {
    let phone = try await phone(.pages)
    try await tap("detail", on: phone)
    #expect(phone.stack == ["home", "detail"])
  }

  @Test("a stack that the user does not see is left alone")
  func hiddenStack() async throws {
    let phone = try await phone(.hiddenStack)
    try await tap("detail", on: phone)
    #expect(phone.screen == "front")
    #expect(phone.landings == [])
  }

  @Test("a modal screen that the app refuses to leave stays, and its reason is reported")
  func sacredModal() async throws {
    let phone = try await phone(.stack)
    try await phone.perform("present", ["title": "sacred"])
    try await tap("detail", on: phone)
    #expect(phone.screen == "modal")
    #expect(phone.reports == ["vetoed"])
  }

  @Test("a modal screen that stays although it is dismissed ends the tap in a report")
  func stubbornModal() async throws {
    let phone = try await phone(.keptModal)
    try await phone.perform("present")
    try await tap("detail", on: phone)
    #expect(phone.screen == "modal")
    #expect(phone.reports == ["vetoed"])
  }

  @Test("a route for a modal screen presents it, in a stack of its own")
  func presented() async throws {
    let phone = try await phone(.stack)
    try await tap("sheet", on: phone)
    #expect(phone.screen == "sheet")
    #expect(phone.stack == ["sheet"])
    #expect(phone.landings == ["sheet"])
    try await phone.dismissModal()
    #expect(phone.screen == "home")
  }

  @Test("a stack that takes no screens is asked until the tap expires, and ends it in a report")
  func deafStack() async throws {
    let phone = try await phone(.deafStack)
    try await tap("detail", on: phone)
    #expect(phone.screen == "home")
    #expect(phone.reports == [])
    try await phone.advance(seconds: 600)
    #expect(phone.reports == ["navigationFailed"])
  }
}

import GlidepathTesting
import Testing

@Suite("When the app is left")
struct LeavingTests {
  @Test(
    "the selected tab is written down, the first one too, without a word from the app",
    arguments: [SystemVersion(12), 17])
  func rememberedTab(ios: SystemVersion) async throws {
    let phone = try await Phone(
      ios: ios, running: ProbeApp.self, architecture: .appDelegate,
      arguments: ["-root", Root.tabs.rawValue])
    try await phone.launch()
    try await phone.select("detail")
    #expect(phone.remembered != "detail", "nothing was left yet")
    try await phone.home()
    #expect(phone.remembered == "detail")
    try await phone.launch()
    try await phone.select("home")
    try await phone.home()
    #expect(phone.remembered == "home")
    try await phone.kill()
    #expect(phone.remembered == "home")
  }

  @Test("what was remembered is void at the next launch")
  func reset() async throws {
    let phone = try await Phone(
      ios: 17, running: ProbeApp.self, architecture: .appDelegate,
      arguments: ["-root", Root.tabs.rawValue])
    try await phone.launch()
    try await phone.select("detail")
    try await phone.home()
    try await phone.kill()
    #expect(phone.remembered == "detail")
    try await phone.launch()
    #expect(phone.remembered == "home")
  }
}

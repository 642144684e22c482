import GlidepathTesting
import Testing

@Suite("On an old iOS")
struct OldSystemTests {
  @Test(
    "starting, landing and leaving use nothing that it does not have",
    arguments: [SystemVersion(7), 9, 10, 12])
  func landing(ios: SystemVersion) async throws {
    let phone = try await Phone(
      ios: ios, running: ProbeApp.self, architecture: .appDelegate,
      arguments: ["-root", Root.stack.rawValue])
    try await phone.push("a", #"{"aps":{"alert":"x"},"targetScreen":"detail"}"#)
    try await phone.tap("a")
    #expect(phone.landings == ["detail"])
    try await phone.home()
  }
}

import GlidepathSimulator
import PhoneLink
import PhoneModel
import Testing

@Suite("Scenarios of the time before UserNotifications")
struct LegacyVersionsTests {
  @Test(
    "hold on iOS 7, 8 and 9",
    arguments: ScenarioFilesTests.names.filter { $0.hasPrefix("legacy-") }, [7, 8, 9])
  func hold(name: String, major: Int) throws {
    var scenario = try ScenarioFilesTests.scenario(name)
    scenario.phone.system = SystemVersion(major)
    scenario.phone.sdk = SystemVersion(major)
    #expect(try SampleApp.run(scenario).failures.map(\.description) == [])
  }
}

import GlidepathSimulator
import PhoneLink
import PhoneModel
import Testing

@Suite("Scenarios that say so hold in every hierarchy and on every kind of phone")
struct EveryHierarchyTests {
  static let scenarios: [Scenario] = ScenarioFilesTests.names
    .compactMap { try? ScenarioFilesTests.scenario($0) }
    .filter { $0.tags.contains(EveryHierarchy.tag) }

  @Test("there are such scenarios for every row from A1 to A5, for A7 and B3")
  func rows() {
    let rows = Set(Self.scenarios.flatMap(\.tags))
    for row in ["A1", "A2", "A3", "A4", "A5", "A7", "B3"] { #expect(rows.contains(row)) }
  }

  @Test(
    "they hold", arguments: EveryHierarchy.hierarchies, EveryHierarchy.phones)
  func hold(hierarchy: AppSettings.Hierarchy, phone: PhoneConfiguration) throws {
    for var scenario in Self.scenarios {
      scenario.app?.hierarchy = hierarchy
      let result = try SampleApp.run(scenario.moved(to: phone))
      #expect(result.failures.map(\.description) == [], "\(scenario.name)")
    }
  }

  @Test(
    "those about tabs hold on every kind of phone",
    arguments: ScenarioFilesTests.names.filter { $0.contains("tab") }, EveryHierarchy.phones)
  func tabs(name: String, phone: PhoneConfiguration) throws {
    let scenario = try ScenarioFilesTests.scenario(name).moved(to: phone)
    #expect(try SampleApp.run(scenario).failures.map(\.description) == [])
  }
}

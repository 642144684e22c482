import GlidepathSimulator
import PhoneLink
import PhoneModel
import Testing

@Suite("Scenarios that say so hold in every hierarchy and on every kind of phone")
struct EveryHierarchyTests {
  /// A kind of phone.
  struct Phone: CustomTestStringConvertible, Sendable {
    var system: SystemVersion
    var architecture: Architecture

    func take(_ scenario: inout Scenario) {
      scenario.phone.system = system
      scenario.phone.sdk = system
      scenario.phone.architecture = architecture
    }

    var testDescription: String { "iOS \(system) \(architecture.rawValue)" }
  }

  static let phones = [
    Phone(system: 12, architecture: .appDelegate), Phone(system: 17, architecture: .scene),
    Phone(system: 27, architecture: .scene),
  ]

  static let scenarios: [Scenario] = ScenarioFilesTests.names
    .compactMap { try? ScenarioFilesTests.scenario($0) }
    .filter { $0.tags.contains("every-hierarchy") }

  @Test("there are such scenarios for every row from A1 to A5, for A7 and B3")
  func rows() {
    let rows = Set(Self.scenarios.flatMap(\.tags))
    for row in ["A1", "A2", "A3", "A4", "A5", "A7", "B3"] { #expect(rows.contains(row)) }
  }

  @Test(
    "they hold", arguments: AppSettings.Hierarchy.allCases.filter { $0 != .plain }, phones)
  func hold(hierarchy: AppSettings.Hierarchy, phone: Phone) throws {
    for var scenario in Self.scenarios {
      scenario.app?.hierarchy = hierarchy
      phone.take(&scenario)
      let result = try SampleApp.run(scenario)
      #expect(result.failures.map(\.description) == [], "\(scenario.name)")
    }
  }

  @Test(
    "those about tabs hold on every kind of phone",
    arguments: ScenarioFilesTests.names.filter { $0.contains("tab") }, phones)
  func tabs(name: String, phone: Phone) throws {
    var scenario = try ScenarioFilesTests.scenario(name)
    phone.take(&scenario)
    #expect(try SampleApp.run(scenario).failures.map(\.description) == [])
  }
}

import GlidepathSimulator
import PhoneLink
import PhoneModel
import Testing

@Suite("A matrix on the phone")
struct MatrixOnPhoneTests {
  private let text = """
    { "name": "n", "matrix": true, "steps": [\(SampleApp.killedTap)] }
    """

  @Test(
    "holds with every value of the choices that decide something",
    arguments: [(12, Architecture.appDelegate), (17, .scene)])
  func holds(ios: Int, architecture: Architecture) throws {
    let overrides = ScenarioParser.Overrides(
      system: SystemVersion(ios), architecture: architecture)
    let scenario = try parse(text, overrides: overrides)
    let phone = try #require(scenario.phones().first)
    let cell = try scenario.run(on: phone, by: SampleApp.run)
    #expect(cell.runs.flatMap(\.failures).map(\.description) == [])
    #expect(!cell.isCut)
    let combinations = cell.runs.map { run in
      run.consultedChoices.map { "\($0)=\(run.scenario.phone.choices.value(of: $0))" }
    }
    #expect(Set(combinations).count == combinations.count, "no combination is run twice")
    let cold = Set(cell.runs.map(\.scenario.phone.choices.coldResponse))
    #expect(cold == [.both, .connectionOnly, .responseOnly])
  }
}

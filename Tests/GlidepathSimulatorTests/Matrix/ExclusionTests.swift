import GlidepathSimulator
import PhoneLink
import PhoneModel
import Testing

@Suite("A cell of a matrix")
struct ExclusionTests {
  /// Runs the scenario's cell of iOS 17 in SwiftUI's pattern with an app that does nothing.
  private func cell(_ steps: String, choices: String = "") throws -> CellResult {
    let text = """
      { "name": "n", "matrix": true, "phone": { "choices": { \(choices) } },
        "app": { "hierarchy": "tabs" }, "steps": [ \(steps) ] }
      """
    let overrides = ScenarioParser.Overrides(system: 17, architecture: .swiftUI)
    let scenario = try parse(text, overrides: overrides)
    let phone = try #require(scenario.phones().first)
    return scenario.run(on: phone) { $0.run(with: ScriptedApp()) }
  }

  private let link = #"""
    { "launch": {} }, { "home": {} }, { "terminate": {} },
    { "push": { "id": "s", "payload": { "aps": { "content-available": 1 } } } },
    { "link": "https://shop.example/orders/1" }
    """#

  @Test("is run with those choices alone with which the scenario can exist")
  func partly() throws {
    let cell = try cell(link)
    #expect(cell.obstacle == nil)
    #expect(!cell.runs.isEmpty && !cell.exclusions.isEmpty)
    func canExist(_ choices: Choices) -> Bool {
      choices.silentSceneConnection == .no && choices.configurationAsked == .everyConnection
    }
    #expect(cell.runs.allSatisfy { canExist($0.scenario.phone.choices) })
    #expect(cell.exclusions.allSatisfy { !canExist($0.phone.choices) })
    let reasons = Set(cell.exclusions.map(\.obstacle))
    #expect(reasons.count == 2, "\(reasons)")
  }

  @Test("is not applicable as a whole where it can with none")
  func wholly() throws {
    let cell = try cell(link, choices: #""silentSceneConnection": "yes""#)
    #expect(cell.runs.isEmpty && cell.exclusions.isEmpty)
    #expect(cell.obstacle?.contains("whose scene is connected") == true)
  }

  @Test("is run whole where nothing stands against it")
  func nowhere() throws {
    let cell = try cell(#"{ "launch": {} }, { "home": {} }, { "kill": {} }"#)
    #expect(cell.exclusions.isEmpty)
    #expect(cell.runs.count == 2)
  }
}

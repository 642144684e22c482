import GlidepathSimulator
import PhoneLink
import PhoneModel
import Testing

@Suite("The phones of a scenario")
struct PhonesTests {
  private func phones(
    _ text: String, everyVersion: Bool = false, _ overrides: ScenarioParser.Overrides = .init()
  ) throws -> [String] {
    try parse(text, overrides: overrides).phones(everyVersion: everyVersion).map {
      "\($0.system) \($0.architecture.rawValue) \($0.sdk)"
    }
  }

  private func text(phone: String = "{}", matrix: Bool = true) -> String {
    #"{ "name": "n", "phone": \#(phone), "matrix": \#(matrix), "steps": [] }"#
  }

  @Test("are one without a matrix")
  func one() throws {
    #expect(try phones(text(phone: #"{ "ios": "27" }"#, matrix: false)) == ["27 scene 27"])
  }

  @Test("are those of every generation with every architecture there is")
  func matrix() throws {
    #expect(
      try phones(text(phone: #"{ "ios": "13", "architecture": "app-delegate" }"#)) == [
        "9 app-delegate 9", "10 app-delegate 10", "12 app-delegate 12",
        "15 app-delegate 15", "15 scene 15", "15 swiftui 15",
        "17 app-delegate 17", "17 scene 17", "17 swiftui 17",
        "18 app-delegate 18", "18 scene 18", "18 swiftui 18",
        "26 app-delegate 26", "26 scene 26", "26 swiftui 26",
        "27 app-delegate 26", "27 scene 27", "27 swiftui 27",
      ])
  }

  @Test("are built with the SDK that the file names")
  func sdk() throws {
    let phones = try phones(text(phone: #"{ "sdk": "27" }"#))
    #expect(phones.allSatisfy { $0.hasSuffix(" 27") })
  }

  @Test("are fewer where the command line names version or architecture")
  func overrides() throws {
    let system = ScenarioParser.Overrides(system: SystemVersion(13))
    #expect(try phones(text(), system) == ["13 app-delegate 13", "13 scene 13"])
    let architecture = ScenarioParser.Overrides(architecture: .swiftUI)
    #expect(
      try phones(text(), architecture) == [
        "15 swiftui 15", "17 swiftui 17", "18 swiftui 18", "26 swiftui 26", "27 swiftui 27",
      ])
    let old = ScenarioParser.Overrides(system: SystemVersion(9))
    #expect(
      try phones(text(phone: #"{ "architecture": "scene" }"#), old) == ["9 app-delegate 9"],
      "what a matrix's file names is only where it begins")
  }

  @Test("are of every version where that is asked for")
  func everyVersion() throws {
    let all = try phones(text(), everyVersion: true)
    #expect(all.count == 14 + 8 + 7)
    let named = try phones(
      text(phone: #"{ "architecture": "scene" }"#, matrix: false), everyVersion: true)
    #expect(
      named.map { String($0.prefix(8)) } == [13, 14, 15, 16, 17, 18, 26, 27].map { "\($0) scene" })
  }
}

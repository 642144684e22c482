import Foundation
import GlidepathCommands
import Testing

@Suite("glidepath demo")
struct DemoTests {
  private func terminal(failing: Bool = false) throws -> Terminal {
    let terminal = try Terminal()
    _ = try terminal.file("Scenarios/a.scenario.json", scenarioText("a plain one"))
    _ = try terminal.file(
      "Scenarios/b.scenario.json",
      scenarioText("the main one", expecting: failing ? "x" : "home", tags: #""headline""#))
    _ = try terminal.file(
      "Scenarios/c.scenario.json", scenarioText("one more", phone: #"{ "ios": "12" }"#))
    _ = try terminal.file("Scenarios/payload.json", "[]")
    return terminal
  }

  @Test("finds the scenarios above the executable, tells the main ones, and sums up")
  func sumsUp() throws {
    let terminal = try terminal()
    #expect(terminal.run("demo") == .passed)
    let lines = terminal.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("the main one   "))
    #expect(lines.filter { $0.contains("launches the app") }.count == 1)
    #expect(
      lines.contains { $0.hasPrefix("passed  a plain one  ") && $0.hasSuffix("iOS 17 · scene") })
    #expect(
      lines.contains { $0.hasPrefix("passed  one more  ") && $0.hasSuffix("iOS 12 · app-delegate") }
    )
    #expect(lines.contains("3 of 3 passed"))
    #expect(
      lines.contains(
        "scenario                                  iOS  architecture steps landings launch ms  all ms  result"
      ))
    let widest = lines.map(\.count).max() ?? 0
    #expect(widest <= 100)
  }

  @Test("shows a scenario with a matrix on every phone of it")
  func matrix() throws {
    let terminal = try terminal()
    _ = try terminal.file(
      "Scenarios/e.scenario.json",
      scenarioText("everywhere", tags: #""A10", "A9", "later""#, isMatrix: true))
    #expect(terminal.run("demo") == .passed)
    #expect(terminal.output.contains("4 of 4 passed"))
    #expect(terminal.output.contains("all 1 scenarios with a matrix"))
    #expect(terminal.output.contains("\n  27    1 passed "))
    #expect(terminal.output.contains("\n  18 passed\n"))
    let rows = terminal.output.split(separator: "\n").suffix(3).map { $0.split(separator: " ") }
    #expect(rows.map { $0.prefix(2).joined(separator: " ") } == ["row scenarios", "A9 1", "A10 1"])
    #expect(rows[1].joined(separator: " ") == "A9 1 8 passed 5 passed 5 passed")
  }

  @Test("shows a scenario that says so in every hierarchy")
  func hierarchies() throws {
    let terminal = try terminal()
    _ = try terminal.file(
      "Scenarios/e.scenario.json", scenarioText("everywhere", tags: #""every-hierarchy""#))
    #expect(terminal.run("demo") == .passed)
    let row = terminal.output.split(separator: "\n").last { $0.hasPrefix("everywhere  ") }
    #expect(row?.split(separator: " ").joined(separator: " ").contains("3 of 3 3 of 3") == true)
    #expect(terminal.output.contains("12 passed, on iOS 12 app-delegate"))
  }

  @Test("tells all when asked")
  func verbose() throws {
    let terminal = try terminal()
    #expect(terminal.run("demo", "--verbose") == .passed)
    #expect(
      terminal.output.split(separator: "\n").filter { $0.contains("launches the app") }.count == 3)
  }

  @Test("exits with 1 when one fails, and tells why")
  func fails() throws {
    let terminal = try terminal(failing: true)
    #expect(terminal.run("demo") == .failed)
    #expect(terminal.output.contains(#"step 2, line 5: screen: expected "x", got "home""#))
    #expect(terminal.output.contains("2 of 3 passed"))
  }

  @Test("runs nothing when one file is no scenario")
  func brokenFile() throws {
    let terminal = try terminal()
    _ = try terminal.file("Scenarios/d.scenario.json", "{")
    #expect(terminal.run("demo") == .unusable)
    #expect(terminal.shortTalk.hasPrefix("…/Scenarios/d.scenario.json:1:2: "))
    #expect(terminal.runs.isEmpty)
  }

  @Test("takes another folder")
  func otherFolder() throws {
    let terminal = try terminal()
    _ = try terminal.file("other/z.scenario.json", scenarioText("elsewhere"))
    #expect(terminal.run("demo", "--scenarios", terminal.folder.path + "/other") == .passed)
    #expect(terminal.output.contains("1 of 1 passed"))
  }
}

@Suite("glidepath help")
struct HelpTests {
  @Test(
    "goes to standard output, with exit code 0",
    arguments: [
      (["help"], "usage: glidepath COMMAND"), (["--help"], "usage: glidepath COMMAND"),
      (["help", "run"], "usage: glidepath run FILE"),
      (["run", "--help"], "usage: glidepath run FILE"),
      (["explain", "--help"], "usage: glidepath explain PAYLOAD"),
      (["demo", "-h"], "usage: glidepath demo"), (["--version"], "glidepath 0."),
    ])
  func help(arguments: [String], text: String) throws {
    let terminal = try Terminal()
    #expect(terminal.run(arguments) == .passed)
    #expect(terminal.output.contains(text))
    #expect(terminal.talk.isEmpty)
    #expect(terminal.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}

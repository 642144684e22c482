import Foundation
import GlidepathCommands
import Testing

@Suite("glidepath run")
struct RunTests {
  @Test("shows what happened and exits with 0 when all is as expected")
  func passes() throws {
    let terminal = try Terminal()
    #expect(terminal.run("run", try terminal.file("s.json", scenarioText())) == .passed)
    #expect(
      terminal.output == """
        the app shows its home                                                                iOS 17 · scene
          phone time   who        what
             0.000 s   user       launches the app
                       iOS        application(_:willFinishLaunchingWithOptions:)
                       iOS        application(_:didFinishLaunchingWithOptions:)
                       iOS        application(_:configurationForConnecting:options:)
                       iOS        scene(_:willConnectTo:options:)
                       iOS        sceneDidBecomeActive(_:)
                       screen     home
          passed  2 steps, 0 landings


        """)
    #expect(terminal.talk.isEmpty)
    #expect(terminal.runs == ["the app shows its home with …/bin/ShopChatApp"])
  }

  @Test("names what was not as expected and exits with 1")
  func fails() throws {
    let terminal = try Terminal()
    let good = try terminal.file("good.json", scenarioText())
    let bad = try terminal.file("bad.json", scenarioText(expecting: "orders"))
    #expect(terminal.run("run", bad, good) == .failed)
    #expect(
      terminal.output.contains(
        "  FAILED\n  step 2, line 5: screen: expected \"orders\", got \"home\"\n"))
    #expect(terminal.runs.count == 2, "a failure does not keep the next from being run")
  }

  @Test("takes app, version and architecture from the command line")
  func overrides() throws {
    let terminal = try Terminal()
    let file = try terminal.file("s.json", scenarioText())
    let code = terminal.run(
      "run", "--ios=12.1", file, "--architecture", "app-delegate", "--app", "other")
    #expect(code == .passed)
    #expect(terminal.output.contains("iOS 12.1 · app-delegate\n"))
    #expect(terminal.runs == ["the app shows its home with other"])
  }

  @Test("prints the trace alone on standard output, the result on standard error")
  func trace() throws {
    let terminal = try Terminal()
    let file = try terminal.file("s.json", scenarioText())
    #expect(terminal.run("run", "--trace", file) == .passed)
    let lines = terminal.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix(#"{"header":{"architecture":"scene""#) == true)
    #expect(lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
    #expect(terminal.talk.hasPrefix("passed  the app shows its home"))
  }

  @Test("prints the same JSON each time")
  func json() throws {
    let terminal = try Terminal()
    let file = try terminal.file("s.json", scenarioText(expecting: "orders"))
    #expect(terminal.run("run", "--json", "--trace", file) == .failed)
    let first = terminal.output
    #expect(terminal.run("run", "--json", "--trace", file) == .failed)
    #expect(terminal.output == first + first)
    let report = try JSONSerialization.jsonObject(with: Data(first.utf8)) as? [String: Any]
    #expect(report?["format"] as? Int == 2)
    #expect(report?["passed"] as? Bool == false)
    let entry = try #require((report?["scenarios"] as? [[String: Any]])?.first)
    #expect(
      Set(entry.keys) == [
        "file", "name", "tags", "ios", "sdk", "architecture", "choices", "result", "steps",
        "landings", "failures", "timeline", "trace",
      ])
    let failure = try #require((entry["failures"] as? [[String: Any]])?.first)
    #expect(failure["what"] as? String == "screen")
    #expect(failure["line"] as? Int == 5)
    #expect(failure["expected"] as? String == "\"orders\"")
  }

  @Test("colours only where it is asked to")
  func colours() throws {
    let terminal = try Terminal()
    let file = try terminal.file("s.json", scenarioText())
    terminal.colours = true
    #expect(terminal.run("run", file) == .passed)
    #expect(terminal.output.contains("\u{1B}[32mpassed\u{1B}[0m"))
  }

  @Test("keeps a scenario's name from commanding the terminal")
  func hostileName() throws {
    let terminal = try Terminal()
    let file = try terminal.file("s.json", scenarioText(#"\u001b[2J\n"#))
    #expect(terminal.run("run", file) == .passed)
    #expect(terminal.output.hasPrefix("�[2J�  "))
  }
}

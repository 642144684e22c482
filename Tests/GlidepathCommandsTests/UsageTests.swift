import Foundation
import GlidepathCommands
import Testing

@Suite("Bad usage is answered in one line, with exit code 2")
struct UsageTests {
  @Test(
    "of the command line",
    arguments: [
      ([], "glidepath: no command — try `glidepath demo` or `glidepath help`"),
      (["rum"], #"glidepath: there is no command "rum" — did you mean "run"?"#),
      (
        ["zzzzzz"], #"glidepath: there is no command "zzzzzz" — known are demo, run, explain, help"#
      ),
      (
        ["lint"],
        #"glidepath: command "lint" is not built yet — built are demo, run, explain and help"#
      ),
      (
        ["bench", "--json"],
        #"glidepath: command "bench" is not built yet — built are demo, run, explain and help"#
      ),
      (
        ["--verbose"],
        "glidepath: there is no option --verbose without a command — see `glidepath help`"
      ),
      (
        ["help", "lint"],
        #"glidepath: command "lint" is not built yet — built are demo, run, explain and help"#
      ),
      (["help", "runn"], #"glidepath: there is no command "runn" — did you mean "run"?"#),
      (["run"], "glidepath: run was given no file — name one or more *.scenario.json"),
      (
        ["run", "--jsn"], #"glidepath: there is no option of run "--jsn" — did you mean "--json"?"#
      ),
      (
        ["run", "-x"],
        "glidepath: there is no option of run \"-x\" — known are --every-version, --trace, "
          + "--json, --app, --ios, --architecture, --choices, --junit, --help"
      ),
      (
        ["run", "a", "--choices", "responseSlot"],
        "glidepath: --choices has responseSlot without a value — write name=value, with commas "
          + "between"
      ),
      (
        ["run", "a", "--choices", "coldResponse=both,responseSlott=afterActive"],
        #"glidepath: there is no choice "responseSlott" — did you mean "responseSlot"?"#
      ),
      (
        ["run", "a", "--choices", "coldResponse=bth"],
        #"glidepath: there is no value of choice coldResponse, "bth" — did you mean "both"?"#
      ),
      (
        ["run", "a", "--app"],
        "glidepath: option of run --app has no value — see `glidepath help run`"
      ),
      (
        ["run", "a", "--app", "--json"],
        "glidepath: option of run --app has no value — see `glidepath help run`"
      ),
      (
        ["run", "a", "--app="],
        "glidepath: option of run --app has no value — see `glidepath help run`"
      ),
      (
        ["run", "a", "--ios", "17", "--ios", "18"],
        "glidepath: option of run --ios stands twice — keep one of them"
      ),
      (
        ["run", "a", "--json=yes"],
        "glidepath: option of run --json takes no value — write --json alone"
      ),
      (
        ["run", "a", "--ios", "19"],
        "glidepath: --ios 19 is no iOS version — known are 7 to 18, 26 and 27, or major.minor"
      ),
      (
        ["run", "a", "--architecture", "scenes"],
        #"glidepath: there is no architecture "scenes" — did you mean "scene"?"#
      ),
      (
        ["explain"],
        "glidepath: explain was given 0 payloads — name one file, or - for standard input"
      ),
      (
        ["explain", "f", "--state", "backgrond"],
        #"glidepath: there is no state "backgrond" — did you mean "background"?"#
      ),
      (["demo", "file"], "glidepath: demo takes no file, given was file — use `glidepath run`"),
      (
        ["demo", "--json"],
        "glidepath: there is no option of demo \"--json\" — known are --verbose, --app, "
          + "--scenarios, --help"
      ),
    ] as [([String], String)])
  func commandLine(arguments: [String], message: String) throws {
    let terminal = try Terminal()
    #expect(terminal.run(arguments) == .unusable)
    #expect(terminal.shortTalk == message)
    #expect(terminal.output.isEmpty)
  }

  @Test(
    "of files that are no scenarios",
    arguments: [
      ("{ \"a\" }", "…/s.json:1:7: '}' where ':' is expected — put ':' between key and value"),
      ("[]", "…/s.json:1:1: a scenario is an array — make it an object"),
      ("", "…/s.json:1:1: the text ends where a value is expected — complete it"),
      (
        String(repeating: "[", count: 10_000),
        "…/s.json:1:65: nested deeper than 64 levels — make it flatter"
      ),
      (
        String(repeating: " ", count: 3_000_000),
        "…/s.json:1:1: the text has more than 1048576 bytes — split it, or take out what is not "
          + "needed"
      ),
      (
        #"{"name":"n","app":{"hierarchy":"navigation"},"steps":[{"unlockApp":{}}]}"#,
        #"…/s.json:1:56: step "unlockApp" is not built yet — take it out for now"#
      ),
    ])
  func files(text: String, message: String) throws {
    let terminal = try Terminal()
    #expect(terminal.run("run", try terminal.file("s.json", text)) == .unusable)
    #expect(terminal.shortTalk == message)
    #expect(terminal.output.isEmpty)
    #expect(terminal.runs.isEmpty)
  }

  @Test("of files that cannot be read")
  func unreadable() throws {
    let terminal = try Terminal()
    let missing = terminal.folder.path + "/none.json"
    #expect(terminal.run("run", missing, terminal.folder.path) == .unusable)
    #expect(
      terminal.shortTalk == """
        …/none.json: no such file — check the path
        …: a folder — name a file in it
        """)
  }

  @Test("of an endless file")
  func endless() throws {
    let terminal = try Terminal()
    #expect(terminal.run("run", "/dev/zero") == .unusable)
    #expect(
      terminal.shortTalk == "/dev/zero:1:1: the text has more than 1048576 bytes — split it, or "
        + "take out what is not needed")
  }

  @Test("of an app that cannot be run")
  func noApp() throws {
    let terminal = try Terminal()
    terminal.appProblem = "nowhere: no executable there — name one with --app"
    let file = try terminal.file("s.json", scenarioText())
    #expect(terminal.run("run", file, "--app", "nowhere") == .unusable)
    #expect(terminal.shortTalk == "nowhere: no executable there — name one with --app")
  }

  @Test("of a folder without scenarios")
  func noScenarios() throws {
    let terminal = try Terminal()
    #expect(terminal.run("demo", "--scenarios", terminal.folder.path) == .unusable)
    #expect(terminal.shortTalk == "…: no *.scenario.json in this folder — name another")
  }

  @Test("and never obeyed by the terminal")
  func escapes() throws {
    let terminal = try Terminal()
    #expect(terminal.run("run", "\u{1B}[2J\n.json") == .unusable)
    #expect(terminal.shortTalk == "�[2J�.json: no such file — check the path")
  }
}

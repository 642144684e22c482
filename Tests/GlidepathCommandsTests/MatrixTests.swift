import Foundation
import GlidepathCommands
import Testing

@Suite("glidepath run with a matrix")
struct MatrixTests {
  @Test("shows a table by version and architecture")
  func table() throws {
    let terminal = try Terminal()
    let file = try terminal.file("s.json", scenarioText(isMatrix: true))
    #expect(terminal.run("run", file) == .passed)
    #expect(
      terminal.output == """
        the app shows its home
          iOS   app-delegate                scene                       swiftui
          9     1 passed                    –                           –
          10    1 passed                    –                           –
          12    1 passed                    –                           –
          15    1 passed                    1 passed                    1 passed
          17    1 passed                    1 passed                    1 passed
          18    1 passed                    1 passed                    1 passed
          26    1 passed                    1 passed                    1 passed
          27    1 passed                    1 passed                    1 passed
          18 passed
          swiftui: proves the pattern of callbacks, not SwiftUI's views.


        """)
    #expect(terminal.runs.count == 18)
    #expect(terminal.progress.last == "18 of 18")
  }

  @Test("says how what failed is repeated, and repeats exactly that")
  func repetition() throws {
    let terminal = try Terminal()
    let text = scenarioText(
      phone: #"{ "ios": "17", "choices": { "coldResponse": "both" } }"#, isMatrix: true,
      expectation: #"{ "screen": "orders" }"#)
    let file = try terminal.file("it's.json", text)
    #expect(terminal.run("run", file, "--ios", "17", "--architecture", "scene") == .failed)
    #expect(terminal.output.contains("step 2, line 5: screen: expected"))
    let first = terminal.output
    #expect(terminal.run("run", file, "--ios", "17") == .failed)
    let table = String(terminal.output.dropFirst(first.count))
    #expect(
      terminal.short(table) == """
        the app shows its home
          iOS   app-delegate                scene                       swiftui
          17    1 FAILED                    1 FAILED                    1 FAILED
          3 FAILED
          step 2, line 5: screen: expected "orders", got "home"
            glidepath run '…/it'\\''s.json' --ios 17 --architecture app-delegate
            glidepath run '…/it'\\''s.json' --ios 17 --architecture scene
            glidepath run '…/it'\\''s.json' --ios 17 --architecture swiftui
          swiftui: proves the pattern of callbacks, not SwiftUI's views.


        """)
  }

  @Test("names the choices that a repetition has to make")
  func choices() throws {
    let terminal = try Terminal()
    let text = """
      { "name": "n", "matrix": true, "app": { "hierarchy": "navigation" }, "steps": [
        { "launch": {} }, { "home": {} }, { "kill": {} }, { "expect": { "alive": true } } ] }
      """
    let file = try terminal.file("s.json", text)
    let code = terminal.run("run", file, "--ios", "17", "--architecture", "scene")
    #expect(code == .failed)
    let repeated = terminal.output.split(separator: "\n").filter { $0.contains("glidepath run") }
    #expect(
      repeated.map { terminal.short(String($0)).trimmingCharacters(in: .whitespaces) } == [
        "glidepath run …/s.json --ios 17 --architecture scene --choices endCallbacks=called",
        "glidepath run …/s.json --ios 17 --architecture scene --choices endCallbacks=notCalled",
      ])
    let before = terminal.runs.count
    let again = terminal.run(
      "run", file, "--ios", "17", "--architecture", "scene", "--choices", "endCallbacks=notCalled")
    #expect(again == .failed)
    #expect(terminal.runs.count == before + 1)
    #expect(terminal.output.contains("launches the app"), "one run is told as a timeline")
  }

  @Test("branches the choices of a single phone where a file asks for all of them")
  func allChoices() throws {
    let terminal = try Terminal()
    let text = """
      { "name": "n", "phone": { "ios": "17", "choices": "all" }, "steps": [
        { "launch": {} }, { "home": {} }, { "kill": {} }, { "expect": { "alive": false } } ] }
      """
    #expect(terminal.run("run", try terminal.file("s.json", text)) == .passed)
    #expect(
      terminal.output == """
        n
          iOS   scene
          17    2 passed
          2 passed


        """)
  }

  @Test("counts apart where a step or an expectation cannot exist")
  func notApplicable() throws {
    let terminal = try Terminal()
    let text = scenarioText(
      isMatrix: true, expectation: #"{ "callbacks": { "contains": ["sceneDidBecomeActive(_:)"] } }"#
    )
    let file = try terminal.file("s.json", text)
    #expect(terminal.run("run", file, "--ios", "17") == .passed)
    let lines = terminal.output.split(separator: "\n")
    #expect(
      lines[2] == "  17    not applicable              1 passed                    not applicable")
    #expect(lines[3] == "  1 passed, 2 not applicable")
    #expect(
      lines[4] == "  not applicable on iOS 17 app-delegate, 17 swiftui: line 5: there is no "
        + "\"sceneDidBecomeActive(_:)\" without a scene delegate")
  }

  @Test("counts apart the choices with which a step cannot exist, and tells them in every report")
  func excludedChoices() throws {
    let terminal = try Terminal()
    let text = """
      { "name": "n", "matrix": true, "phone": { "choices": { "endCallbacks": "called" } },
        "app": { "hierarchy": "navigation" }, "steps": [
        { "launch": {} }, { "home": {} }, { "terminate": {} }, { "link": "shop://home" } ] }
      """
    let file = try terminal.file("s.json", text)
    let phone = ["--ios", "17", "--architecture", "swiftui"]
    let report = terminal.folder.path + "/report.xml"
    #expect(terminal.run(["run", file, "--junit", report] + phone) == .passed)
    let lines = terminal.output.split(separator: "\n")
    #expect(lines[2] == "  17    1 passed, 1 not applicable")
    #expect(
      lines[4].hasPrefix("  not applicable on iOS 17 swiftui with some choices: line 3: SwiftUI"))
    let junit = try String(contentsOfFile: report, encoding: .utf8)
    #expect(junit.contains(#"tests="2" failures="0" errors="0" skipped="1""#))
    #expect(
      junit.contains(
        "name=\"iOS 17 · swiftui · endCallbacks=called · configurationAsked=newSessionOnly\">"))
    let before = terminal.output.count
    #expect(terminal.run(["run", "--json", file] + phone) == .passed)
    let json = Data(terminal.output.dropFirst(before).utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    let entries = try #require(object["scenarios"] as? [[String: Any]])
    #expect(entries.map { $0["result"] as? String } == ["passed", "notApplicable"])
    #expect(
      entries.map { ($0["choices"] as? [String: String])?["configurationAsked"] }
        == ["everyConnection", "newSessionOnly"])
  }

  @Test("runs every version where that is asked for")
  func everyVersion() throws {
    let terminal = try Terminal()
    let plain = try terminal.file("plain.json", scenarioText("plain"))
    #expect(terminal.run("run", "--every-version", plain, "--architecture", "swiftui") == .passed)
    let lines = terminal.output.split(separator: "\n").dropFirst(2).prefix(7)
    #expect(
      lines.map { $0.prefix(5) } == ["14", "15", "16", "17", "18", "26", "27"].map { "  \($0) " })
  }

  @Test("prints every run as JSON")
  func json() throws {
    let terminal = try Terminal()
    let text = scenarioText(
      isMatrix: true, expectation: #"{ "callbacks": { "contains": ["sceneDidBecomeActive(_:)"] } }"#
    )
    let file = try terminal.file("s.json", text)
    #expect(terminal.run("run", "--json", file, "--ios", "27") == .passed)
    let report = try JSONSerialization.jsonObject(with: Data(terminal.output.utf8))
    let object = try #require(report as? [String: Any])
    #expect(object["count"] as? [String: Int] == ["passed": 1, "failed": 0, "notApplicable": 2])
    #expect((object["cut"] as? [Any])?.isEmpty == true)
    let entries = try #require(object["scenarios"] as? [[String: Any]])
    #expect(entries.map { $0["architecture"] as? String } == ["app-delegate", "scene", "swiftui"])
    #expect(entries.map { $0["sdk"] as? String } == ["26", "27", "27"])
    #expect(
      entries.map { $0["result"] as? String } == ["notApplicable", "passed", "notApplicable"])
    #expect((entries[0]["reason"] as? String)?.contains("without a scene delegate") == true)
  }
}

@Suite("glidepath run --junit")
struct JUnitTests {
  @Test("writes a suite for each file and a case for each run")
  func report() throws {
    let terminal = try Terminal()
    let good = try terminal.file("good.json", scenarioText("<good> & \\\"well\\\""))
    let bad = try terminal.file("bad.json", scenarioText("bad", expecting: "orders"))
    let callbacks = #"{ "callbacks": { "contains": ["sceneDidBecomeActive(_:)"] } }"#
    let matrix = try terminal.file(
      "matrix.json", scenarioText("matrix", isMatrix: true, expectation: callbacks))
    let report = terminal.folder.path + "/report.xml"
    #expect(
      terminal.run("run", good, bad, matrix, "--ios", "17", "--junit", report) == .failed)
    let text = terminal.short(try String(contentsOfFile: report, encoding: .utf8))
      .replacing(/time="\d+\.\d{3}"/, with: "time=\"T\"")
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="glidepath">
          <testsuite name="&lt;good&gt; &amp; &quot;well&quot;" file="…/good.json" tests="1" \
        failures="0" errors="0" skipped="0">
            <testcase classname="&lt;good&gt; &amp; &quot;well&quot;" name="iOS 17 · scene" time="T"/>
          </testsuite>
          <testsuite name="bad" file="…/bad.json" tests="1" failures="1" errors="0" skipped="0">
            <testcase classname="bad" name="iOS 17 · scene" time="T">
              <failure message="screen">step 2, line 5: screen: expected &quot;orders&quot;, got \
        &quot;home&quot;</failure>
            </testcase>
          </testsuite>
          <testsuite name="matrix" file="…/matrix.json" tests="3" failures="0" errors="0" skipped="2">
            <testcase classname="matrix" name="iOS 17 · app-delegate">
              <skipped message="not applicable: line 5: there is no \
        &quot;sceneDidBecomeActive(_:)&quot; without a scene delegate"/>
            </testcase>
            <testcase classname="matrix" name="iOS 17 · scene" time="T"/>
            <testcase classname="matrix" name="iOS 17 · swiftui">
              <skipped message="not applicable: line 5: there is no \
        &quot;sceneDidBecomeActive(_:)&quot; without a scene delegate"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("says where it cannot write")
  func unwritable() throws {
    let terminal = try Terminal()
    let file = try terminal.file("s.json", scenarioText())
    #expect(terminal.run("run", file, "--junit", terminal.folder.path + "/none/r.xml") == .unusable)
    #expect(
      terminal.shortTalk
        == "…/none/r.xml: cannot be written — check its folder's existence and rights")
  }
}

import GlidepathSimulator
import PhoneModel

/// Results as CI servers read them: one suite for each file, one case for each run.
enum JUnitReport {
  static func text(of results: [MatrixResult]) -> String {
    let suites = results.map(suite)
    let lines =
      [#"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites name=\"glidepath\">"]
      + suites.flatMap(\.self) + ["</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func suite(_ result: MatrixResult) -> [String] {
    let count = result.count
    let tests = count.passed + count.failed + count.notApplicable
    let head =
      "  <testsuite name=\(quoted(result.scenario.name)) file=\(quoted(result.file)) "
      + "tests=\"\(tests)\" failures=\"\(count.failed)\" errors=\"0\" "
      + "skipped=\"\(count.notApplicable)\">"
    return [head] + result.cells.flatMap { cases($0, of: result) } + ["  </testsuite>"]
  }

  private static func cases(_ cell: CellResult, of result: MatrixResult) -> [String] {
    let name = result.scenario.name
    if let obstacle = cell.obstacle {
      return skipped(name, ResultText.phone(cell.phone), obstacle)
    }
    let exclusions = cell.exclusions.flatMap { exclusion in
      skipped(name, ResultText.cell(of: exclusion), exclusion.obstacle)
    }
    let runs: [String] = cell.runs.flatMap { run in
      let head =
        "    <testcase classname=\(quoted(name)) name=\(quoted(ResultText.cell(of: run))) "
        + "time=\"\(seconds(run.duration))\""
      guard !run.passed else { return [head + "/>"] }
      let failures = run.failures.map { failure in
        let message = quoted(failure.what)
        return "      <failure message=\(message)>\(escaped(failure.description))</failure>"
      }
      return [head + ">"] + failures + ["    </testcase>"]
    }
    return runs + exclusions
  }

  private static func skipped(_ name: String, _ cell: String, _ obstacle: String) -> [String] {
    [
      "    <testcase classname=\(quoted(name)) name=\(quoted(cell))>",
      "      <skipped message=\(quoted("not applicable: \(obstacle)"))/>", "    </testcase>",
    ]
  }

  private static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    return decimal(thousandths: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
  }

  private static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// What XML cannot hold at all is replaced.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in printable(text) {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}

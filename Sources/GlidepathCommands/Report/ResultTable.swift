import GlidepathSimulator
import PhoneLink
import PhoneModel

/// All runs in a table, with the only real durations that are shown anywhere.
enum ResultTable {
  private static let nameWidth = 41

  static func text(of results: [ScenarioResult], style: TextStyle) -> String {
    var lines = [
      style.title(
        row("scenario", "iOS", "architecture", "steps", "landings", "launch ms", "all ms")
          + "  result")
    ]
    for result in results {
      let scenario = result.scenario
      let cells = row(
        printable(scenario.name), scenario.phone.system.description,
        scenario.phone.architecture.rawValue, "\(scenario.steps.count)", "\(result.landings)",
        result.launchDurations.max().map(milliseconds) ?? "–", milliseconds(result.duration))
      lines.append(cells + "  " + (result.passed ? style.good("passed") : style.bad("FAILED")))
    }
    let passed = results.count(where: \.passed)
    lines.append("")
    lines.append("\(passed) of \(results.count) passed")
    lines += notes(results).map(style.quiet)
    return lines.joined(separator: "\n")
  }

  private static func row(
    _ name: String, _ ios: String, _ architecture: String, _ steps: String, _ landings: String,
    _ launch: String, _ whole: String
  ) -> String {
    [
      name.column(nameWidth), ios.column(4), architecture.column(12), steps.rightColumn(5),
      landings.rightColumn(8), launch.rightColumn(9), whole.rightColumn(7),
    ].joined(separator: " ")
  }

  private static func notes(_ results: [ScenarioResult]) -> [String] {
    var notes = [
      "launch ms: real time from before the app's process is started until it has answered the last",
      "callback of its launch; the slowest launch of the scenario. all ms: the whole scenario.",
    ]
    if results.contains(where: { $0.scenario.phone.architecture == .swiftUI }) {
      notes.append(ResultText.aboutSwiftUI)
    }
    return notes
  }
}

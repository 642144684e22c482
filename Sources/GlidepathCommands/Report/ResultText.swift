import GlidepathSimulator
import PhoneLink
import PhoneModel

/// How a run ended, in a line.
enum ResultText {
  /// `iOS 17 · scene`.
  static func phone(of scenario: Scenario) -> String {
    "iOS \(scenario.phone.system) · \(scenario.phone.architecture.rawValue)"
  }

  static func line(for result: ScenarioResult, style: TextStyle) -> String {
    let phone = phone(of: result.scenario)
    let mark = result.passed ? style.good("passed") : style.bad("FAILED")
    let name = printable(result.scenario.name)
    return "\(mark)  \(name.column(TimelineText.width - 10 - phone.count))  \(phone)"
  }

  static func verdict(of result: ScenarioResult, style: TextStyle) -> String {
    guard result.passed else { return "  " + style.bad("FAILED") }
    return "  " + style.good("passed")
      + "  \(counted(result.scenario.steps.count, "step")), \(counted(result.landings, "landing"))"
  }

  static func failures(of result: ScenarioResult, style: TextStyle) -> [String] {
    result.failures.map { "  " + style.bad(printable($0.description)) }
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

import GlidepathSimulator
import PhoneLink
import PhoneModel

/// How a run ended, in a line.
enum ResultText {
  /// Below every table that has such an architecture in it.
  static let aboutSwiftUI = "swiftui: proves the pattern of callbacks, not SwiftUI's views."

  /// `iOS 17 · scene`.
  static func phone(_ phone: PhoneConfiguration) -> String {
    "iOS \(phone.system) · \(phone.architecture.rawValue)"
  }

  /// The phone, and what was chosen of that which decided something.
  static func cell(of result: ScenarioResult) -> String {
    ([phone(result.scenario.phone)] + choices(of: result)).joined(separator: " · ")
  }

  /// `name=value` of what decided something.
  static func choices(of result: ScenarioResult) -> [String] {
    choices(result.consultedChoices, of: result.scenario.phone)
  }

  /// The phone, and the choices with which the scenario cannot exist there.
  static func cell(of exclusion: CellResult.Exclusion) -> String {
    ([phone(exclusion.phone)] + choices(exclusion.consultedChoices, of: exclusion.phone))
      .joined(separator: " · ")
  }

  private static func choices(
    _ names: [Choices.Name], of phone: PhoneConfiguration
  ) -> [String] {
    names.map { "\($0.rawValue)=\(phone.choices.value(of: $0))" }
  }

  static func line(for result: ScenarioResult, style: TextStyle) -> String {
    let phone = phone(result.scenario.phone)
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

import GlidepathSimulator
import PhoneLink
import PhoneModel

/// Writes the command line that repeats one run of a matrix.
struct Repetition {
  private let file: String
  private let app: String?
  private let everyVersion: Bool

  init(_ file: String, _ arguments: Arguments) {
    self.file = file
    app = arguments[value: "--app"]
    everyVersion = arguments[flag: "--every-version"]
  }

  func commandLine(for result: ScenarioResult) -> String {
    let phone = result.scenario.phone
    var words = ["glidepath", "run", quoted(file)]
    if let app { words += ["--app", quoted(app)] }
    words += ["--ios", phone.system.description, "--architecture", phone.architecture.rawValue]
    // Without it, a file that has no matrix would get another SDK.
    if everyVersion, !result.scenario.variation.isMatrix { words.append("--every-version") }
    let choices = ResultText.choices(of: result)
    if !choices.isEmpty { words += ["--choices", choices.joined(separator: ",")] }
    return words.joined(separator: " ")
  }

  /// As a shell takes it for one word.
  private func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "/._-+@%".contains($0) }
    return isPlain ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
  }
}

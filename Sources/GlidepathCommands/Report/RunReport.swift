import FoundationEssentials
import GlidepathSimulator
import PhoneLink
import PhoneModel

/// What `glidepath run --json` prints; documented in Documentation/run-json.md.
struct RunReport: Encodable {
  /// Raised whenever a key's meaning changes or one goes away.
  static let formatVersion = 2

  struct Failure: Encodable {
    var step: Int?
    var line: Int?
    var what: String
    var expected: String?
    var got: String?
  }

  struct Event: Encodable {
    var nanoseconds: Int64
    var subject: String
    var text: String
  }

  /// One run, or a phone or a combination of choices with which there can be none.
  struct Entry: Encodable {
    enum Result: String, Encodable { case passed, failed, notApplicable }

    var file: String
    var name: String
    var tags: [String]
    var ios: String
    var sdk: String
    var architecture: String
    var choices: [String: String] = [:]
    var result: Result
    var reason: String?
    var steps: Int
    var landings = 0
    var failures: [Failure] = []
    var timeline: [Event] = []
    var trace: Trace?
  }

  struct Count: Encodable {
    var passed: Int
    var failed: Int
    var notApplicable: Int
  }

  /// A phone on which not every combination of choices was run.
  struct Cut: Encodable {
    var file: String
    var ios: String
    var architecture: String
  }

  var format = Self.formatVersion
  var passed: Bool
  var count: Count
  var cut: [Cut]
  var scenarios: [Entry]

  /// One JSON object, keys sorted.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension RunReport {
  init(_ results: [MatrixResult], withTraces: Bool) {
    let sum = MatrixResult.Count(results)
    count = Count(passed: sum.passed, failed: sum.failed, notApplicable: sum.notApplicable)
    passed = sum.failed == 0
    cut = results.flatMap { result in
      result.cells.filter(\.isCut).map {
        Cut(
          file: result.file, ios: $0.phone.system.description,
          architecture: $0.phone.architecture.rawValue)
      }
    }
    scenarios = results.flatMap { result in
      result.cells.flatMap { cell in
        guard let obstacle = cell.obstacle else {
          return cell.runs.map { Entry($0, file: result.file, withTrace: withTraces) }
            + cell.exclusions.map { Entry($0, of: result) }
        }
        var entry = Entry(result.scenario.moved(to: cell.phone), file: result.file, .notApplicable)
        entry.reason = obstacle
        return [entry]
      }
    }
  }
}

extension RunReport.Entry {
  fileprivate init(_ scenario: Scenario, file: String, _ result: Result) {
    self.init(
      file: file, name: scenario.name, tags: scenario.tags,
      ios: scenario.phone.system.description, sdk: scenario.phone.sdk.description,
      architecture: scenario.phone.architecture.rawValue, result: result,
      steps: scenario.steps.count)
  }

  fileprivate init(_ exclusion: CellResult.Exclusion, of result: MatrixResult) {
    self.init(result.scenario.moved(to: exclusion.phone), file: result.file, .notApplicable)
    reason = exclusion.obstacle
    for name in exclusion.consultedChoices {
      choices[name.rawValue] = exclusion.phone.choices.value(of: name)
    }
  }

  fileprivate init(_ result: ScenarioResult, file: String, withTrace: Bool) {
    self.init(result.scenario, file: file, result.passed ? .passed : .failed)
    for name in result.consultedChoices {
      choices[name.rawValue] = result.scenario.phone.choices.value(of: name)
    }
    landings = result.landings
    failures = result.failures.map {
      .init(step: $0.step, line: $0.line, what: $0.what, expected: $0.expected, got: $0.got)
    }
    timeline = result.timeline.map {
      .init(nanoseconds: $0.nanoseconds, subject: $0.subject.rawValue, text: $0.text)
    }
    trace = withTrace ? result.trace : nil
  }
}

import FoundationEssentials
import GlidepathSimulator
import PhoneLink
import PhoneModel

/// What `glidepath run --json` prints; documented in Documentation/run-json.md.
struct RunReport: Encodable {
  /// Raised whenever a key's meaning changes or one goes away.
  static let formatVersion = 1

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

  struct Entry: Encodable {
    var file: String
    var name: String
    var tags: [String]
    var ios: String
    var sdk: String
    var architecture: String
    var choices: [String]
    var passed: Bool
    var steps: Int
    var landings: Int
    var failures: [Failure]
    var timeline: [Event]
    var trace: Trace?
  }

  var format = Self.formatVersion
  var passed: Bool
  var scenarios: [Entry]

  /// One JSON object, keys sorted.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension RunReport.Entry {
  init(_ result: ScenarioResult, file: String, withTrace: Bool) {
    let scenario = result.scenario
    self.file = file
    name = scenario.name
    tags = scenario.tags
    ios = scenario.phone.system.description
    sdk = scenario.phone.sdk.description
    architecture = scenario.phone.architecture.rawValue
    choices = result.consultedChoices
    passed = result.passed
    steps = scenario.steps.count
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

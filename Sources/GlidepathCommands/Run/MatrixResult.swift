import GlidepathSimulator
import PhoneModel

/// What came of one file on every phone on which it was run.
struct MatrixResult {
  var file: String
  var scenario: Scenario
  /// By version and architecture.
  var cells: [CellResult]

  /// How many runs ended how.
  struct Count {
    var passed = 0
    var failed = 0
    /// Phones on which the scenario cannot exist, and combinations of choices with which it cannot
    /// where it can with others.
    var notApplicable = 0
  }

  var runs: [ScenarioResult] { cells.flatMap(\.runs) }

  /// The run, where there was one and no more.
  var onlyRun: ScenarioResult? {
    guard cells.count == 1, cells[0].exclusions.isEmpty, runs.count == 1 else { return nil }
    return runs.first
  }

  var count: Count { Count(cells) }

  /// Whether no run failed.
  var passed: Bool { count.failed == 0 }
}

extension MatrixResult.Count {
  init(_ cells: [CellResult]) {
    for cell in cells { add(cell) }
  }

  /// The runs of several files together.
  init(_ results: [MatrixResult]) { self.init(results.flatMap(\.cells)) }

  mutating func add(_ cell: CellResult) {
    passed += cell.runs.count(where: \.passed)
    failed += cell.runs.count { !$0.passed }
    notApplicable += cell.obstacle == nil ? cell.exclusions.count : 1
  }

  /// `3 passed, 1 failed, 2 not applicable`; what did not occur is left out.
  func text(style: TextStyle) -> String {
    var parts: [String] = []
    if passed > 0 { parts.append(style.good("\(passed) passed")) }
    if failed > 0 { parts.append(style.bad("\(failed) FAILED")) }
    if notApplicable == 1, parts.isEmpty { return "not applicable" }
    if notApplicable > 0 { parts.append("\(notApplicable) not applicable") }
    return parts.isEmpty ? "nothing was run" : parts.joined(separator: ", ")
  }
}

import GlidepathSimulator
import PhoneLink
import PhoneModel

/// A matrix as a person reads it: a table by version and architecture, then what failed and how to
/// see it again.
enum MatrixText {
  static func text(
    of result: MatrixResult, _ repetition: Repetition, style: TextStyle
  ) -> String {
    var lines = [style.title(printable(result.scenario.name))]
    lines += PhoneTable(result.cells).lines(style: style)
    lines.append("  " + result.count.text(style: style))
    lines += cuts(in: result).map(style.bad)
    lines += failures(in: result, repetition, style: style)
    lines += obstacles(in: result).map(style.quiet)
    if result.cells.contains(where: { $0.phone.architecture == .swiftUI }) {
      lines.append(style.quiet("  " + ResultText.aboutSwiftUI))
    }
    return lines.joined(separator: "\n")
  }

  /// Several files in one table.
  static func sum(of results: [MatrixResult], style: TextStyle) -> String {
    let cells = results.flatMap(\.cells)
    let count = MatrixResult.Count(cells)
    let title = style.title("all \(results.count) scenarios with a matrix")
    let lines = [title] + PhoneTable(cells).lines(style: style) + ["  " + count.text(style: style)]
    return lines.joined(separator: "\n")
  }

  /// Runs that failed in the same way stand together, each with the command that repeats it.
  private static func failures(
    in result: MatrixResult, _ repetition: Repetition, style: TextStyle
  ) -> [String] {
    var groups: [(failures: [RunFailure], runs: [ScenarioResult])] = []
    for run in result.runs where !run.passed {
      if let index = groups.firstIndex(where: { $0.failures == run.failures }) {
        groups[index].runs.append(run)
      } else {
        groups.append((run.failures, [run]))
      }
    }
    return groups.flatMap { group in
      group.failures.map { "  " + style.bad(printable($0.description)) }
        + group.runs.map { "    " + printable(repetition.commandLine(for: $0)) }
    }
  }

  /// Phones with the same obstacle share a line.
  private static func obstacles(in result: MatrixResult) -> [String] {
    var places: [(obstacle: String, phones: [String])] = []
    func add(_ phone: String, _ obstacle: String) {
      guard let index = places.firstIndex(where: { $0.obstacle == obstacle }) else {
        return places.append((obstacle, [phone]))
      }
      if !places[index].phones.contains(phone) { places[index].phones.append(phone) }
    }
    for cell in result.cells {
      let phone = "\(cell.phone.system) \(cell.phone.architecture.rawValue)"
      if let obstacle = cell.obstacle { add(phone, obstacle) }
      for exclusion in cell.exclusions { add("\(phone) with some choices", exclusion.obstacle) }
    }
    return places.map {
      "  not applicable on iOS \($0.phones.joined(separator: ", ")): \(printable($0.obstacle))"
    }
  }

  private static func cuts(in result: MatrixResult) -> [String] {
    result.cells.filter(\.isCut).map { cell in
      "  not all of iOS \(cell.phone.system) · \(cell.phone.architecture.rawValue) was run: cut off "
        + "after \(cell.runs.count) combinations of choices"
    }
  }
}

import GlidepathSimulator
import PhoneLink
import PhoneModel

/// Scenarios that hold whatever containers the app's interface is built from, on each of them.
struct HierarchyTable {
  private static let nameWidth = 56

  /// Each scenario with each hierarchy, in this order.
  let entries: [LoadedScenario]

  init(_ loaded: [LoadedScenario]) {
    entries = loaded.filter { $0.scenario.tags.contains(EveryHierarchy.tag) }.flatMap { entry in
      EveryHierarchy.hierarchies.map { hierarchy in
        var entry = entry
        entry.scenario.variation = Variation()
        entry.scenario.app?.hierarchy = hierarchy
        return entry
      }
    }
  }

  /// A line for each scenario: on how many phones it passed in each hierarchy.
  func text(of results: [MatrixResult], style: TextStyle) -> String {
    let columns = EveryHierarchy.hierarchies.map { $0.rawValue.rightColumn(12) }.joined()
    var lines = [style.title("in every hierarchy".column(Self.nameWidth) + columns)]
    let width = EveryHierarchy.hierarchies.count
    for start in stride(from: 0, to: results.count, by: width) {
      let row = results[start..<(start + width)]
      let name = printable(row[start].scenario.name).column(Self.nameWidth)
      lines.append(name + row.map { Self.cell($0, style) }.joined())
    }
    let count = MatrixResult.Count(results)
    lines.append("  " + count.text(style: style) + ", on " + Self.phonesInWords)
    for result in results {
      for run in result.runs {
        for failure in run.failures {
          lines.append("  " + style.bad("\(place(of: run)): \(printable(failure.description))"))
        }
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func cell(_ result: MatrixResult, _ style: TextStyle) -> String {
    let text = "\(result.count.passed) of \(result.runs.count)".rightColumn(12)
    return result.passed ? style.good(text) : style.bad(text)
  }

  private static var phonesInWords: String {
    EveryHierarchy.phones.map { "iOS \($0.system) \($0.architecture.rawValue)" }.joined(
      separator: ", ")
  }

  private func place(of run: ScenarioResult) -> String {
    let scenario = run.scenario
    let hierarchy = scenario.app?.hierarchy.rawValue ?? "its own hierarchy"
    return "\(printable(scenario.name)) (\(hierarchy), iOS \(scenario.phone.system))"
  }
}

import GlidepathSimulator
import PhoneLink
import PhoneModel

/// How runs ended by row: by the tags of their scenarios that are a capital letter and a number, as
/// `A1`.
struct RowTable {
  private var rows: [(name: String, results: [MatrixResult])] = []

  init(_ results: [MatrixResult]) {
    let names = Set(results.flatMap(\.scenario.tags)).filter(Self.isRow)
    let order = names.sorted {
      ($0.prefix(1), Int($0.dropFirst()) ?? 0) < ($1.prefix(1), Int($1.dropFirst()) ?? 0)
    }
    rows = order.map { name in (name, results.filter { $0.scenario.tags.contains(name) }) }
  }

  private static func isRow(_ tag: String) -> Bool {
    guard let letter = tag.first, letter.isASCII, letter.isUppercase else { return false }
    return tag.count > 1 && tag.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// Whether any scenario belongs to a row.
  var isEmpty: Bool { rows.isEmpty }

  /// A line for each row: how many scenarios, and how they ended by architecture.
  func text(style: TextStyle) -> String {
    let columns = Architecture.allCases.map { $0.rawValue.column(Self.columnWidth) }.joined()
    let head = "row".column(5) + "scenarios".column(11) + columns
    let lines = rows.map { row in
      let cells = Architecture.allCases.map { Self.text(of: row.results, $0, style) }
      let line = row.name.column(5) + String(row.results.count).column(11) + cells.joined()
      return String(line.withoutTrailingSpaces)
    }
    return ([style.title(String(head.withoutTrailingSpaces))] + lines).joined(separator: "\n")
  }

  private static let columnWidth = 28

  private static func text(
    of results: [MatrixResult], _ architecture: Architecture, _ style: TextStyle
  ) -> String {
    let cells = results.flatMap(\.cells).filter { $0.phone.architecture == architecture }
    return PhoneTable.text(
      of: cells.isEmpty ? nil : MatrixResult.Count(cells), columnWidth, style)
  }
}

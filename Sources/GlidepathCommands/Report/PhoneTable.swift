import GlidepathSimulator
import PhoneLink
import PhoneModel

/// How runs ended by iOS version and architecture, one scenario's or those of many.
struct PhoneTable {
  private static let leastColumnWidth = 28

  private var rows: [(system: SystemVersion, counts: [Architecture: MatrixResult.Count])] = []

  init(_ cells: [CellResult]) {
    for cell in cells { add(cell) }
    rows.sort { $0.system < $1.system }
  }

  private mutating func add(_ cell: CellResult) {
    let (system, architecture) = (cell.phone.system, cell.phone.architecture)
    let index = rows.firstIndex { $0.system == system } ?? rows.endIndex
    if index == rows.endIndex { rows.append((system, [:])) }
    rows[index].counts[architecture, default: MatrixResult.Count()].add(cell)
  }

  /// A head and a line for each version, indented.
  func lines(style: TextStyle) -> [String] {
    let architectures = Architecture.allCases.filter { architecture in
      rows.contains { $0.counts[architecture] != nil }
    }
    let texts = rows.flatMap(\.counts.values).map { $0.text(style: TextStyle(colours: false)) }
    let width = max(Self.leastColumnWidth, (texts.map(\.count).max() ?? 0) + 2)
    let head =
      "  " + "iOS".column(6)
      + architectures.map { $0.rawValue.column(width) }.joined().withoutTrailingSpaces
    return [style.quiet(head)]
      + rows.map { row in
        "  " + row.system.description.column(6)
          + architectures.map { Self.text(of: row.counts[$0], width, style) }.joined()
          .withoutTrailingSpaces
      }
  }

  /// Colours take no columns, so the text is measured without them.
  static func text(of count: MatrixResult.Count?, _ width: Int, _ style: TextStyle) -> String {
    guard let count else { return "–".column(width) }
    let plain = count.text(style: TextStyle(colours: false))
    return count.text(style: style) + String(repeating: " ", count: max(1, width - plain.count))
  }
}

import PhoneLink

/// How many rows were compared, and which were not and why.
struct RowTally: CustomStringConvertible {
  private(set) var compared = 0
  /// Of those, rows that also speak of a state that is not compared.
  private(set) var partly = 0
  var runs = 0
  private var left: [(reason: String, count: Int)] = []

  /// What of the row is compared; the rest is counted with the reason.
  mutating func scope(
    of row: CallbackRow
  ) -> [(situation: Situation, event: DefaultRow.Event, cell: Cell)] {
    guard row.reachable else {
      leave("unreachable on any phone")
      return []
    }
    let situations = row.stateBefore.compactMap { CallbackRow.situations[$0] }
    guard !situations.isEmpty else {
      leave("a second window in front, which the phone does not have yet")
      return []
    }
    compared += 1
    if situations.count < row.stateBefore.count { partly += 1 }
    let events = row.event.compactMap { CallbackRow.events[$0] }
    return events.flatMap { event in
      situations.flatMap { situation in
        row.cells.filter { Self.exists(event, situation, $0) }.map { (situation, event, $0) }
      }
    }
  }

  /// Which rows are not compared: why, and how many.
  var reasons: [String: Int] {
    Dictionary(left.map { ($0.reason, $0.count) }, uniquingKeysWith: +)
  }

  /// A row may be about versions of which the older lack its event.
  private static func exists(
    _ event: DefaultRow.Event, _ situation: Situation, _ cell: Cell
  ) -> Bool {
    guard cell.system.major >= event.firstMajor else { return false }
    // Below iOS 10 nothing that could be swiped away lies over an active app.
    return situation != .active || event != .plainDismissal || cell.system.major >= 10
  }

  private mutating func leave(_ reason: String) {
    if let index = left.firstIndex(where: { $0.reason == reason }) {
      left[index].count += 1
    } else {
      left.append((reason, 1))
    }
  }

  var description: String {
    let total = compared + left.reduce(0) { $0 + $1.count }
    return
      (["\(compared) of \(total) rows compared (\(partly) in part) in \(runs) runs"]
      + left.map { "  \($0.count) left: \($0.reason)" }).joined(separator: "\n")
  }
}

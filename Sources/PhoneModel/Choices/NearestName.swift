/// Guesses which name a misspelt one was meant to be.
package enum NearestName {
  /// The known name with the fewest letters to change; nil when none is near enough to be meant.
  package static func of(_ given: String, among known: [String]) -> String? {
    // A longer one is no misspelling, and would take long to compare.
    guard given.utf8.count <= 80 else { return nil }
    let wanted = given.lowercased()
    let candidates = known.map { (name: $0, distance: distance($0.lowercased(), wanted)) }
    let best = candidates.min { $0.distance < $1.distance }
    return best.flatMap { $0.distance <= max(1, given.count / 3) ? $0.name : nil }
  }

  /// How many letters have to be changed, put in, taken out or swapped with their neighbour.
  private static func distance(_ first: String, _ second: String) -> Int {
    let (rows, columns) = (Array(first), Array(second))
    var beforeLast: [Int] = []
    var last = Array(0...columns.count)
    for (row, letter) in rows.enumerated() {
      var current = [row + 1]
      for (column, other) in columns.enumerated() {
        var cost = min(
          last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == columns[column - 1], rows[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[columns.count]
  }
}

import GlidepathJSON

/// The names that one place of a scenario file knows.
package struct Vocabulary: Sendable {
  /// What is named, for messages: `step`.
  package var noun: String
  /// What works.
  package var built: [String]
  /// What the format defines and this version does not do yet.
  package var later: [String]

  /// Makes a vocabulary.
  package init(noun: String, built: [String], later: [String] = []) {
    self.noun = noun
    self.built = built
    self.later = later
  }

  /// What is wrong with a name and what to do about it; nil for one that works.
  package func objection(to name: String) -> (what: String, advice: String)? {
    if built.contains(name) { return nil }
    let shown = shortened(name)
    if later.contains(name) {
      return ("\(noun) \(shown) is not built yet", "take it out for now")
    }
    if let near = nearest(to: name) {
      return ("there is no \(noun) \(shown)", "did you mean \"\(near)\"?")
    }
    return ("there is no \(noun) \(shown)", "known are \(built.joined(separator: ", "))")
  }

  /// The known name that a typing error may have made this one of.
  private func nearest(to name: String) -> String? {
    guard name.utf8.count <= 80 else { return nil }
    let allowed = max(1, name.count / 3)
    let candidates = (built + later).map { ($0, editDistance($0.lowercased(), name.lowercased())) }
    let best = candidates.min { $0.1 < $1.1 }
    return best.flatMap { $0.1 <= allowed ? $0.0 : nil }
  }
}

/// A name from a file as messages show it: quoted, on one line, never long.
func shortened(_ name: String) -> String {
  name.count <= 60 ? JSONText.quoted(name) : JSONText.quoted(String(name.prefix(57)) + "…")
}

/// How many letters have to be changed, put in, taken out or swapped with their neighbour.
func editDistance(_ first: String, _ second: String) -> Int {
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

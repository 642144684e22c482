/// Guesses which name a misspelt one was meant to be.
enum NearestName {
  /// The known name with the fewest letters to change; nil when none is near enough to be meant.
  static func of(_ given: String, among known: [String]) -> String? {
    let wanted = Array(given.lowercased())
    var best: (name: String, distance: Int)?
    for name in known {
      let distance = distance(wanted, Array(name.lowercased()))
      if best.map({ distance < $0.distance }) ?? true { best = (name, distance) }
    }
    guard let best, best.distance * 2 <= max(given.count, best.name.count) else { return nil }
    return best.name
  }

  /// Letters to insert, delete or replace (Levenshtein).
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[right.count]
  }
}

/// Why a text is no JSON, or more of it than was allowed.
package struct JSONError: Error, Hashable, Sendable {
  /// Where the first thing that is wrong stands.
  package var place: JSONPlace
  /// What is wrong.
  package var what: String
  /// What to do about it.
  package var advice: String

  /// Makes an error.
  package init(_ what: String, advice: String, at place: JSONPlace) {
    self.place = place
    self.what = what
    self.advice = advice
  }
}

extension JSONError: CustomStringConvertible {
  /// One line: place, what is wrong, what to do.
  package var description: String { "\(place): \(what) — \(advice)" }
}

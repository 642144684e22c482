import GlidepathJSON
import PhoneModel

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
    if let near = NearestName.of(name, among: built + later) {
      return ("there is no \(noun) \(shown)", "did you mean \"\(near)\"?")
    }
    return ("there is no \(noun) \(shown)", "known are \(built.joined(separator: ", "))")
  }

  /// The known name that a typing error may have made this one of.
}

/// A name from a file as messages show it: quoted, on one line, never long.
func shortened(_ name: String) -> String {
  name.count <= 60 ? JSONText.quoted(name) : JSONText.quoted(String(name.prefix(57)) + "…")
}

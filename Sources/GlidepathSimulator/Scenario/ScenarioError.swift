package import GlidepathJSON

/// Why a file is no scenario.
package struct ScenarioError: Error, Hashable, Sendable {
  /// The file as the user named it.
  package var file: String
  /// Where in it; nil when the file could not be read at all.
  package var place: JSONPlace?
  /// What is wrong.
  package var what: String
  /// What to do about it.
  package var advice: String
}

extension ScenarioError: CustomStringConvertible {
  /// One line: file, place, what is wrong, what to do.
  package var description: String {
    let position = place.map { ":\($0)" } ?? ""
    return "\(file)\(position): \(what) — \(advice)"
  }
}

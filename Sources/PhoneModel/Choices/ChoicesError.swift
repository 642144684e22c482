/// Why a choice cannot be made.
public struct ChoicesError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Code: String, Hashable, Sendable {
    /// No question has this name.
    case unknownName
    /// The question does not know this value.
    case unknownValue
  }

  /// What is wrong.
  public let code: Code
  /// The name or value as it was given.
  public let subject: String
  /// The same in words: what, where, what to do.
  public let description: String

  static func unknownName(_ given: String) -> ChoicesError {
    let known = Choices.Name.allCases.map(\.rawValue)
    return ChoicesError(
      code: .unknownName, subject: given,
      description: "unknown choice '\(given)'; \(hint(for: given, among: known))"
    )
  }

  static func unknownValue(_ given: String, of name: Choices.Name) -> ChoicesError {
    ChoicesError(
      code: .unknownValue, subject: given,
      description: "choice '\(name.rawValue)' has no value '\(given)'; "
        + hint(for: given, among: Choices.values(of: name))
    )
  }

  private static func hint(for given: String, among known: [String]) -> String {
    guard let nearest = NearestName.of(given, among: known) else {
      return "known are \(known.joined(separator: ", "))"
    }
    return "did you mean '\(nearest)'?"
  }
}

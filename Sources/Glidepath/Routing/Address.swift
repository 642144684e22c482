/// A screen in plain form, `name?key=value&…`: all that the decision core ever sees of one.
///
/// Keys are sorted, unreserved characters stand as they are and all else is `%XX` of its UTF-8, so
/// that two addresses are the same screen exactly if their texts are equal.
public struct Address: Hashable, Sendable, Codable {
  /// One key with its value.
  public struct Parameter: Hashable, Sendable, Codable {
    /// The key.
    public let key: String
    /// Its value.
    public let value: String
  }

  /// The screen's name, as the route declares it.
  public let name: String
  /// What tells this screen from others of its name, sorted by key.
  public let parameters: [Parameter]

  /// Makes an address; of a key given twice the last value counts.
  public init(_ name: String, _ parameters: KeyValuePairs<String, String> = [:]) {
    self.init(name: name, pairs: parameters.map { ($0.key, $0.value) })
  }

  package init(name: String, pairs: [(String, String)]) {
    self.name = name
    let object = PayloadObject(pairs.map { ($0.0, .string($0.1)) })
    parameters = object.members.map { member in
      guard case .string(let value) = member.value else {
        preconditionFailure("A parameter is a string by construction, not \(member)")
      }
      return Parameter(key: member.key, value: value)
    }
  }

  /// The value of a key, or nil where the address does not have it.
  public subscript(key: String) -> String? { parameters.first { $0.key == key }?.value }

  /// The same address without the given keys.
  func without(_ keys: [String]) -> Address {
    if keys.isEmpty { return self }
    return Address(
      name: name,
      pairs: parameters.filter { !keys.contains($0.key) }.map { ($0.key, $0.value) })
  }
}

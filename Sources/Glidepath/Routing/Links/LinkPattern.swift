/// The path of a route's web links, with parameters in it: `/orders/:orderId`.
package struct LinkPattern: Hashable, Sendable {
  /// What stands between two slashes.
  enum Part: Hashable {
    case literal(String)
    case parameter(String)
  }

  let parts: [Part]

  /// Reads a pattern; one that cannot be meant is a mistake in the app and stops it.
  init(_ text: String, for route: String, parameters: [ParameterRule]) {
    func require(_ holds: Bool, _ advice: String) {
      precondition(holds, "The link \"\(text)\" of route \"\(route)\" \(advice)")
    }
    require(text.hasPrefix("/"), "must begin with \"/\"")
    let segments =
      text == "/" ? [] : text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    require(segments.count <= Self.capacity, "has more than \(Self.capacity) parts")
    var named: [String] = []
    parts = segments.map { segment in
      guard segment.hasPrefix(":") else {
        require(
          !segment.isEmpty && segment != "." && segment != "..", "has a part that says nothing")
        return .literal(String(segment))
      }
      let name = String(segment.dropFirst())
      require(
        parameters.contains { $0.name == name && $0.isRequired },
        "names \":\(name)\", which is no parameter of the route that must be there")
      require(!named.contains(name), "names \":\(name)\" twice")
      named.append(name)
      return .parameter(name)
    }
  }

  /// No path that people read is as long, and a longer one is not followed.
  static let capacity = 32

  /// The pattern as it was declared.
  package var text: String {
    "/"
      + parts.map { part in
        switch part {
        case .literal(let text): text
        case .parameter(let name): ":" + name
        }
      }.joined(separator: "/")
  }
}

/// Finds the pattern of a path, in steps as many as the path has parts, however many patterns there
/// are.
struct LinkTrie: Hashable, Sendable {
  /// What a path leads to.
  struct Match: Hashable {
    /// The route's place in the rules.
    var route: Int
    /// The values of the pattern's parameters.
    var values: [Address.Parameter]
  }

  private struct Node: Hashable, Sendable {
    var literals: [String: Int] = [:]
    var parameter: Int?
    var route: Int?
    /// The names of the parameters on the way here, in order.
    var names: [String] = []
  }

  private var nodes = [Node()]

  /// Adds a pattern; gives back the route that has one for the same paths, if there is one.
  mutating func insert(_ pattern: LinkPattern, route: Int) -> Int? {
    var place = 0
    var names: [String] = []
    for part in pattern.parts {
      switch part {
      case .literal(let text): place = next(after: place, \.literals[text])
      case .parameter(let name):
        names.append(name)
        place = next(after: place, \.parameter)
      }
    }
    if let earlier = nodes[place].route { return earlier }
    nodes[place].route = route
    nodes[place].names = names
    return nil
  }

  private mutating func next(after place: Int, _ path: WritableKeyPath<Node, Int?>) -> Int {
    if let known = nodes[place][keyPath: path] { return known }
    nodes.append(Node())
    nodes[place][keyPath: path] = nodes.count - 1
    return nodes.count - 1
  }

  /// The pattern of a path; where two fit, the one that has the path's own words further left.
  func match(_ segments: [String]) -> Match? {
    var values: [String] = []
    guard let place = place(of: segments[...], from: 0, &values), let route = nodes[place].route
    else { return nil }
    return Match(
      route: route, values: zip(nodes[place].names, values).map(Address.Parameter.init))
  }

  private func place(
    of segments: ArraySlice<String>, from place: Int, _ values: inout [String]
  ) -> Int? {
    guard let first = segments.first else { return nodes[place].route == nil ? nil : place }
    if let next = nodes[place].literals[first],
      let end = self.place(of: segments.dropFirst(), from: next, &values)
    {
      return end
    }
    guard !first.isEmpty, let next = nodes[place].parameter else { return nil }
    values.append(first)
    if let end = self.place(of: segments.dropFirst(), from: next, &values) { return end }
    values.removeLast()
    return nil
  }
}

/// All that the app declared: what never changes while a process lives, and so is no state.
package struct Rules: Sendable {
  package let routes: [RouteRule]
  package let targetKey: String
  /// Custom actions which bring the app to the foreground and so lead where a tap does.
  ///
  /// An action not among them opens nothing.
  package let foregroundActions: Set<String>
  /// Which links are the app's own.
  package let origins: LinkOrigins
  /// Where a tap that leads nowhere brings the app.
  package let fallback: Address?
  /// Every gate that a route can ask for; the place in the list is its bit.
  package let gates: [Gate]
  private let indexByName: [String: Int]
  let trie: LinkTrie

  package init(
    routes: [RouteRule], targetKey: String = "targetScreen", foregroundActions: Set<String> = [],
    origins: LinkOrigins? = nil, fallback: Address? = nil
  ) {
    self.routes = routes
    self.targetKey = targetKey
    self.foregroundActions = foregroundActions
    self.origins = origins ?? LinkOrigins()
    self.fallback = fallback
    var indexByName: [String: Int] = [:]
    var trie = LinkTrie()
    for (place, route) in routes.enumerated() {
      precondition(
        indexByName.updateValue(place, forKey: route.name) == nil,
        "Two routes are named \"\(route.name)\"; a push can mean only one. Rename one of them.")
      guard let link = route.link, let earlier = trie.insert(link, route: place) else { continue }
      preconditionFailure(
        "Routes \"\(routes[earlier].name)\" and \"\(route.name)\" are for the same links, "
          + "\"\(link.text)\". Change one of them.")
    }
    self.indexByName = indexByName
    self.trie = trie
    var gates = [Gate.interfaceReady, .unlocked, .nothingInTheWay, .signedIn]
    for gate in routes.flatMap(\.requires) where !gates.contains(gate) { gates.append(gate) }
    precondition(gates.count <= 64, "At most 64 gates can be told apart, not \(gates.count)")
    self.gates = gates
  }

  /// The place of a route in the list.
  func index(of name: String) -> Int? { indexByName[name] }
}

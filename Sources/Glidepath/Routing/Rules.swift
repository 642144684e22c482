/// All that the app declared: what never changes while a process lives, and so is no state.
package struct Rules: Hashable, Sendable {
  package let routes: [RouteRule]
  package let targetKey: String
  /// Custom actions which bring the app to the foreground and so lead where a tap does.
  ///
  /// An action not among them opens nothing.
  package let foregroundActions: Set<String>
  /// Every gate that a route can ask for; the place in the list is its bit.
  package let gates: [Gate]
  private let indexByName: [String: Int]

  package init(
    routes: [RouteRule], targetKey: String = "targetScreen", foregroundActions: Set<String> = []
  ) {
    self.routes = routes
    self.targetKey = targetKey
    self.foregroundActions = foregroundActions
    indexByName = Dictionary(
      routes.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    var gates = [Gate.interfaceReady, .unlocked, .nothingInTheWay]
    for gate in routes.flatMap(\.requires) where !gates.contains(gate) { gates.append(gate) }
    precondition(gates.count <= 64, "At most 64 gates can be told apart, not \(gates.count)")
    self.gates = gates
  }

  /// The place of a route in the list.
  func index(of name: String) -> Int? { indexByName[name] }
}

/// What a route asks for, without the type of its screen.
package struct RouteRule: Sendable {
  /// What happens if the screen lies in the stack already, below the visible one.
  ///
  /// The visible one itself is always told the address and nothing is added.
  package enum AlreadyThere: String, Hashable, Sendable {
    /// It stays, and a second one is added.
    case push
    /// The stack goes back to it.
    case pop
  }

  package var name: String
  package var parameters: [ParameterRule]
  package var requires: [Gate] = []
  /// The path of its web links, if it has any.
  package var link: LinkPattern?
  package var placement = Placement.currentStack
  package var alreadyThere = AlreadyThere.push
  /// The screens to put below one of this route where the app was started for it, lowest first.
  package var parents: (@Sendable (Address) -> [Address])?
  /// How long a tap waits for its gates.
  package var expirySeconds = RouteRule.standardExpirySeconds

  /// Ten minutes.
  static let standardExpirySeconds = 600

  package init(name: String, parameters: [ParameterRule]) {
    self.name = name
    self.parameters = parameters
  }

  /// The parameters that do not tell one screen from another.
  var detailKeys: [String] { parameters.filter(\.isDetail).map(\.name) }
}

/// One screen that pushes can lead to: its name, its parameters, and how the screen is made.
///
/// ```swift
/// Route("orderDetail", .string("orderId")) { .order(id: $0) }
///   .requires(.signedIn)
/// ```
public struct Route<Screen: Glidepath.Screen>: Sendable {
  /// The part that has no type.
  package var rule: RouteRule
  /// Makes the screen of an address's parameters, or nil where they do not fit.
  let make: @Sendable (Address) -> Screen?

  /// Declares a route.
  ///
  /// The closure gets the parameters in the order declared. `link` is the path of its web links,
  /// with required parameters in it, `/orders/:orderId`; the others are in such a link's query.
  public init<each Value: Sendable>(
    _ name: String,
    _ parameters: repeat Parameter<each Value>,
    link: String? = nil,
    make: @escaping @Sendable (repeat each Value) -> Screen
  ) {
    var rules: [ParameterRule] = []
    for parameter in repeat each parameters { rules.append(parameter.rule) }
    rule = RouteRule(name: name, parameters: rules)
    rule.link = link.map { LinkPattern($0, for: name, parameters: rules) }
    self.make = { [parameters = (repeat each parameters)] address in
      try? make(repeat (each parameters).value(in: address))
    }
  }

  /// Adds gates that must be open before a tap lands here.
  public func requires(_ gates: Gate...) -> Route {
    changed { $0.requires += gates }
  }

  /// Says where the screen goes; onto the stack the user is in unless said otherwise.
  ///
  /// Whatever the app presents is dismissed first, unless it shows the very screen.
  public func placed(_ placement: Placement) -> Route {
    changed { $0.placement = placement }
  }

  /// A screen of this route that lies in the stack already is gone back to instead of being added
  /// once more.
  ///
  /// Conversations are like that.
  public func popsToExisting() -> Route {
    changed { $0.alreadyThere = .pop }
  }

  /// Puts screens below this route's where a tap started the app, the lowest first, so that Back
  /// walks them down to the lowest screen there is; otherwise Back leads there at once.
  ///
  /// ```swift
  /// Route("message", .string("chat"), .string("id")) { .message(chat: $0, id: $1) }
  ///   .parents { screen in screen.chat.map { [.chats, .chat($0)] } ?? [] }
  /// ```
  /// Where the user has been in the app already, Back leads to the screen they left.
  public func parents(_ parents: @escaping @Sendable (Screen) -> [Screen]) -> Route {
    changed { [make] in
      $0.parents = { address in make(address).map { parents($0).map(\.address) } ?? [] }
    }
  }

  /// Sets how long a tap waits for its gates before it is reported as expired; 10 minutes unless
  /// said otherwise.
  public func expires(afterSeconds seconds: Int) -> Route {
    precondition(seconds > 0, "Route \"\(rule.name)\" must wait longer than \(seconds) s")
    return changed { $0.expirySeconds = seconds }
  }

  private func changed(_ change: (inout RouteRule) -> Void) -> Route {
    var route = self
    change(&route.rule)
    return route
  }
}

extension Parameter {
  /// The value an address holds for this parameter; throws where it does not fit.
  fileprivate func value(in address: Address) throws(ParameterMismatch) -> Value {
    guard let value = parse(address[rule.name]) else { throw ParameterMismatch() }
    return value
  }
}

private struct ParameterMismatch: Error {}

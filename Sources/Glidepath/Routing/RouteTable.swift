/// Every screen that pushes can lead to.
///
/// Tables of several modules are added up.
///
/// ```swift
/// let routes = RouteTable<ShopScreen> {
///   Route("orderDetail", .string("orderId")) { .order(id: $0) }
///     .requires(.signedIn)
///   Route("messageCenter") { .messageCenter }
/// }
/// ```
public struct RouteTable<Screen: Glidepath.Screen>: Sendable {
  private var routes: [Route<Screen>]
  private var indexByName: [String: Int]
  private var targetKey = "targetScreen"

  /// Makes a table.
  ///
  /// Two routes of one name are a mistake in the app and stop it.
  public init(@RouteTableBuilder<Screen> _ routes: () -> [Route<Screen>]) {
    self.init(routes: routes())
  }

  private init(routes: [Route<Screen>]) {
    self.routes = routes
    indexByName = [:]
    for (index, route) in routes.enumerated() {
      let earlier = indexByName.updateValue(index, forKey: route.rule.name)
      precondition(
        earlier == nil,
        "Two routes are named \"\(route.rule.name)\"; a push can mean only one. Rename one of them."
      )
    }
  }

  /// Reads the screen's name from another key of the payload.
  public func targetKey(_ key: String) -> RouteTable {
    precondition(!key.isEmpty && key != "aps", "The key \"\(key)\" cannot name a screen")
    var table = self
    table.targetKey = key
    return table
  }

  /// Adds the routes of another module; the key stays that of the left table.
  public static func + (left: RouteTable, right: RouteTable) -> RouteTable {
    RouteTable(routes: left.routes + right.routes).targetKey(left.targetKey)
  }

  /// The screen at an address, or nil if no route makes it.
  public func screen(for address: Address) -> Screen? {
    indexByName[address.name].flatMap { routes[$0].make(address) }
  }

  /// The part without types, for the decision core.
  package var rules: Rules { rules(foregroundActions: []) }

  /// The same, with the custom actions that lead where a tap does.
  package func rules(foregroundActions: Set<String>) -> Rules {
    Rules(
      routes: routes.map(\.rule), targetKey: targetKey, foregroundActions: foregroundActions)
  }
}

/// Lets routes be listed one below the other.
@resultBuilder
public enum RouteTableBuilder<Screen: Glidepath.Screen> {
  /// A route on a line of its own.
  public static func buildExpression(_ route: Route<Screen>) -> [Route<Screen>] { [route] }
  /// Several lines.
  public static func buildBlock(_ routes: [Route<Screen>]...) -> [Route<Screen>] {
    routes.flatMap { $0 }
  }
  /// `if` without `else`.
  public static func buildOptional(_ routes: [Route<Screen>]?) -> [Route<Screen>] { routes ?? [] }
  /// `if`.
  public static func buildEither(first routes: [Route<Screen>]) -> [Route<Screen>] { routes }
  /// `else`.
  public static func buildEither(second routes: [Route<Screen>]) -> [Route<Screen>] { routes }
}

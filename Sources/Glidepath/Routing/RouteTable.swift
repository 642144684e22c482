/// Every screen that pushes and links can lead to.
///
/// Tables of several modules are added up.
///
/// ```swift
/// let routes = RouteTable<ShopScreen> {
///   Route("orderDetail", .string("orderId"), link: "/orders/:orderId") { .order(id: $0) }
///     .requires(.signedIn)
///   Route("messageCenter") { .messageCenter }
/// }
/// .links(schemes: ["shop"], hosts: ["shop.example"])
/// ```
public struct RouteTable<Screen: Glidepath.Screen>: Sendable {
  /// What is declared for the table as a whole.
  struct Settings: Sendable {
    var targetKey = "targetScreen"
    var origins = LinkOrigins()
    var fallback: Address?
  }

  private var routes: [Route<Screen>]
  private var settings: Settings
  /// The part without types, for the decision core.
  package let rules: Rules

  /// Makes a table.
  ///
  /// Two routes of one name, or for the same links, are a mistake in the app and stop it.
  public init(@RouteTableBuilder<Screen> _ routes: () -> [Route<Screen>]) {
    self.init(routes: routes(), Settings())
  }

  private init(routes: [Route<Screen>], _ settings: Settings) {
    self.routes = routes
    self.settings = settings
    rules = Self.rules(of: routes, settings)
  }

  /// The same with the custom actions that lead where a tap does.
  package func rules(foregroundActions: Set<String>) -> Rules {
    Self.rules(of: routes, settings, foregroundActions)
  }

  private static func rules(
    of routes: [Route<Screen>], _ settings: Settings, _ foregroundActions: Set<String> = []
  ) -> Rules {
    Rules(
      routes: routes.map(\.rule), targetKey: settings.targetKey,
      foregroundActions: foregroundActions, origins: settings.origins, fallback: settings.fallback)
  }

  /// Reads the screen's name from another key of the payload.
  public func targetKey(_ key: String) -> RouteTable {
    precondition(!key.isEmpty && key != "aps", "The key \"\(key)\" cannot name a screen")
    return changed { $0.targetKey = key }
  }

  /// Brings the app to a screen of one of these routes after a tap that leads nowhere: one whose
  /// push names no screen or an unknown one, or lacks a parameter.
  ///
  /// The tap still ends in its report. Without this such a tap opens nothing.
  public func otherwise(_ screen: Screen) -> RouteTable {
    precondition(
      self.screen(for: screen.address) == screen,
      "No route makes the screen \"\(screen.address.name)\"; declare one for it")
    return changed { $0.fallback = screen.address }
  }

  /// Adds the routes and the links of another module; the key stays that of the left table.
  public static func + (left: RouteTable, right: RouteTable) -> RouteTable {
    var settings = left.settings
    settings.origins = left.settings.origins + right.settings.origins
    settings.fallback = left.settings.fallback ?? right.settings.fallback
    return RouteTable(routes: left.routes + right.routes, settings)
  }

  /// The screen at an address, or nil if no route makes it.
  public func screen(for address: Address) -> Screen? {
    rules.index(of: address.name).flatMap { routes[$0].make(address) }
  }

  func changed(_ change: (inout Settings) -> Void) -> RouteTable {
    var settings = settings
    change(&settings)
    return RouteTable(routes: routes, settings)
  }
}

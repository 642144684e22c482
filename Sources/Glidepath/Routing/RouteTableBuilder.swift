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

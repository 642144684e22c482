/// A screen of the app, usually a case of its own enum.
///
/// ```swift
/// enum ShopScreen: Screen {
///   case home, order(id: String)
///   var address: Address {
///     switch self {
///     case .home: Address("home")
///     case .order(let id): Address("orderDetail", ["orderId": id])
///     }
///   }
/// }
/// ```
public protocol Screen: Sendable, Equatable {
  /// The screen's plain form: the name and parameters of the route which makes it.
  var address: Address { get }
}

public import Glidepath

/// Every screen of the shop that a push can name.
public enum ShopScreen: Screen {
  /// Where the app starts.
  case home
  /// One order.
  case order(id: String)
  /// All messages.
  case messageCenter

  /// The screen's plain form.
  public var address: Address {
    switch self {
    case .home: Address("home")
    case .order(let id): Address("orderDetail", ["orderId": id])
    case .messageCenter: Address("messageCenter")
    }
  }
}

extension RouteTable where Screen == ShopScreen {
  /// What pushes can open.
  public static var shop: RouteTable {
    RouteTable {
      Route("home") { .home }
      Route("orderDetail", .string("orderId")) { .order(id: $0) }
        .requires(.signedIn)
      Route("messageCenter") { .messageCenter }
    }
  }
}

/// The two forms a link to a screen can have.
public enum LinkForm: String, Hashable, Sendable, CaseIterable {
  /// A universal link by the route's pattern: `https://shop.example/orders/9`.
  case web
  /// The app's own URL scheme before the address: `shop://orderDetail?orderId=9`.
  case app
}

extension RouteTable {
  /// Says which links are the app's own: its URL schemes, and the hosts of its universal links.
  ///
  /// With a scheme every route can be linked to, `shop://orderDetail?orderId=9`; with a host those
  /// that declare a pattern, `https://shop.example/orders/9`.
  public func links(schemes: [String] = [], hosts: [String] = []) -> RouteTable {
    changed { $0.origins = LinkOrigins(schemes: schemes, hosts: hosts) }
  }

  /// The address a link leads to, or nil if it is none of the app's.
  ///
  /// Throws the report on one that is, and leads nowhere.
  public func address(of link: String) throws(Report) -> Address? {
    switch rules.resolve(link: link) {
    case .foreign: return nil
    case .own(.route(_, let address)): return address
    case .own(.nowhere(let code, let message)): throw Report(code, message)
    }
  }

  /// The link to an address, in the form asked for, else the web's where there is one.
  ///
  /// Nil where no route makes the address or the app has no such links.
  public func url(for address: Address, as form: LinkForm? = nil) -> String? {
    if let form { return rules.link(to: address, as: form) }
    return rules.link(to: address, as: .web) ?? rules.link(to: address, as: .app)
  }

  /// The link to a screen, in the form asked for, else the web's where there is one.
  public func url(for screen: Screen, as form: LinkForm? = nil) -> String? {
    url(for: screen.address, as: form)
  }
}

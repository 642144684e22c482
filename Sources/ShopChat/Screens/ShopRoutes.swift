public import Glidepath

extension RouteTable where Screen == ShopScreen {
  /// What pushes and links can open.
  public static var shop: RouteTable {
    RouteTable {
      Route("home") { .home }
      Route("product", .string("id")) { .product(id: $0) }
      Route("orders") { .orders }
      Route("orderDetail", .string("orderId")) { .order(id: $0) }
        .requires(.signedIn)
      Route("messageCenter") { .messageCenter }
      Route("conversations") { .conversations }
      Route(
        "conversation", .integer("type"), .string("targetId"),
        .optional(.string("messageId")).detail()
      ) { .conversation(ConversationID(type: $0, target: $1), message: $2) }
      .requires(.signedIn)
      .popsToExisting()
      Route("settings") { .settings }
    }
  }
}

public import Glidepath

extension RouteTable where Screen == ShopScreen {
  /// What pushes and links can open.
  public static var shop: RouteTable {
    RouteTable {
      Route("home") { .home }
      Route("product", .string("id"), link: "/products/:id") { .product(id: $0) }
        .placed(.tab("home"))
      Route("orders", link: "/orders") { .orders }
      Route("orderDetail", .string("orderId"), link: "/orders/:orderId") { .order(id: $0) }
        .requires(.signedIn)
      Route("messageCenter", link: "/messages") { .messageCenter }
      Route("conversations") { .conversations }
      Route(
        "conversation", .integer("type"), .string("targetId"),
        .optional(.string("messageId")).detail(), link: "/conversations/:type/:targetId"
      ) { .conversation(ConversationID(type: $0, target: $1), message: $2) }
      .requires(.signedIn)
      .popsToExisting()
      Route("settings", link: "/settings") { .settings }
    }
    .links(schemes: ["shop"], hosts: ["shop.example"])
  }
}

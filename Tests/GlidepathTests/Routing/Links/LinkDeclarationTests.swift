import Testing

@testable import Glidepath

@Suite("Links that cannot be meant stop the app")
struct LinkDeclarationTests {
  @Test(arguments: [
    "orders/:orderId", "/orders/:id", "/orders//x", "/../x", "/:orderId/:orderId", "/:", "",
    "/orders/:note",
  ])
  func `a pattern that says nothing or names what is not declared`(pattern: String) async {
    await #expect(processExitsWith: .failure) { [pattern] in
      _ = Route<ShopScreen>(
        "orderDetail", .string("orderId"), .optional(.string("note")), link: pattern
      ) { id, _ in .order(id: id) }
    }
  }

  @Test func `two routes for the same links`() async {
    await #expect(processExitsWith: .failure) {
      _ = RouteTable<ShopScreen> {
        Route("orderDetail", .string("orderId"), link: "/orders/:orderId") { .order(id: $0) }
        Route("other", .string("id"), link: "/orders/:id") { .order(id: $0) }
      }
    }
  }

  @Test(arguments: ["https", "1shop", "", "sh op"])
  func `a scheme that no app can own`(scheme: String) async {
    await #expect(processExitsWith: .failure) { [scheme] in
      _ = RouteTable.shop.links(schemes: [scheme])
    }
  }

  @Test(arguments: ["https://shop.example", "shop.example:80", ""])
  func `a host that is none`(host: String) async {
    await #expect(processExitsWith: .failure) { [host] in
      _ = RouteTable.shop.links(hosts: [host])
    }
  }
}

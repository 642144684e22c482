import Testing

@testable import Glidepath

@Suite("A link")
struct LinkTests {
  static let table = RouteTable<ShopScreen> {
    Route("orderDetail", .string("orderId"), link: "/orders/:orderId") { .order(id: $0) }
    Route("messageCenter", link: "/messages") { .messageCenter }
    Route("home", link: "/") { .home }
    Route("page", .integer("number"), .optional(.string("title")), link: "/pages/:number/read") {
      .page(number: $0, title: $1)
    }
    Route(
      "conversation", .string("targetId"), .integer("type"),
      .optional(.string("messageId")).detail(), link: "/chats/:type/:targetId"
    ) {
      .conversation(target: $0, type: $1, message: $2)
    }
  }
  .links(schemes: ["shop", "Shop-Beta"], hosts: ["shop.example", "www.shop.example"])

  @Test(arguments: [
    ("shop://orderDetail?orderId=9", "orderDetail?orderId=9"),
    ("SHOP://orderDetail?orderId=9", "orderDetail?orderId=9"),
    ("shop-beta://orderDetail/?orderId=9", "orderDetail?orderId=9"),
    ("shop://messageCenter", "messageCenter"),
    ("shop://messageCenter#top", "messageCenter"),
    ("shop://order%44etail?order%49d=%39", "orderDetail?orderId=9"),
    ("https://shop.example/orders/9", "orderDetail?orderId=9"),
    ("https://WWW.Shop.Example/orders/9/", "orderDetail?orderId=9"),
    (
      "http://shop.example/orders/a%2Fb%20c?utm_source=x&flag&=&100%",
      "orderDetail?orderId=a%2Fb%20c"
    ),
    ("https://shop.example/orders/9?orderId=8", "orderDetail?orderId=9"),
    ("https://shop.example", "home"),
    ("https://shop.example/?x=1", "home"),
    ("https://shop.example/chats/1/7?messageId=m1", "conversation?messageId=m1&targetId=7&type=1"),
    (
      "https://shop.example/chats/1/7?messageId=m1&messageId=m2",
      "conversation?messageId=m2&targetId=7&type=1"
    ),
    ("https://shop.example/chats/1/7?messageId=", "conversation?targetId=7&type=1"),
    ("https://shop.example/pages/5/read?title=a+b", "page?number=5&title=a%2Bb"),
  ])
  func `leads to its address`(link: String, address: String) throws {
    #expect(try Self.table.address(of: link)?.description == address)
  }

  @Test(arguments: [
    "", "shop", "shop:", "shop:orderDetail", "://x", "other://orderDetail?orderId=9",
    "https://other.example/orders/9", "https://shop.example.evil/orders/9",
    "https://user@shop.example/orders/9", "https://shop.example:8080/orders/9",
    "ftp://shop.example/orders/9", "https:///orders/9", "mailto:a@b.c",
  ])
  func `that is none of the app's is left alone`(link: String) throws {
    #expect(try Self.table.address(of: link) == nil)
  }

  @Test(
    "that is the app's and leads nowhere says why",
    arguments: [
      ("shop://", .noTarget), ("shop://?x=1", .noTarget), ("shop://nowhere", .unknownTarget),
      ("shop://orderDetail", .missingParameter), ("shop://orderDetail?orderId=", .missingParameter),
      ("shop://orderDetail?orderId", .missingParameter),
      ("shop://page?number=x", .badParameter), ("shop://page?number=007", .badParameter),
      ("shop://page?number=%", .badParameter), ("shop://page?number=%FF", .badParameter),
      ("shop://order%4", .payloadInvalid), ("shop://orderDetail/9", .payloadInvalid),
      ("https://shop.example/orders", .unknownTarget),
      ("https://shop.example/orders//", .unknownTarget),
      ("https://shop.example/orders/9/more", .unknownTarget),
      ("https://shop.example/pages/x/read", .badParameter),
      ("https://shop.example/orders/%zz", .payloadInvalid),
      ("https://shop.example/" + String(repeating: "a/", count: 100), .unknownTarget),
      ("https://shop.example/orders/" + String(repeating: "a", count: 9000), .payloadInvalid),
    ] as [(String, Report.Code)])
  func nowhere(link: String, code: Report.Code) {
    do throws(Report) {
      let address = try Self.table.address(of: link)
      Issue.record("it led to \(address?.description ?? "nothing of the app's")")
    } catch {
      #expect(error.code == code)
      #expect(!error.message.contains("%zz"))
    }
  }

  @Test func `is printed by the route's pattern, else by the app's scheme`() {
    #expect(Self.table.url(for: .order(id: "a/b")) == "https://shop.example/orders/a%2Fb")
    #expect(
      Self.table.url(for: .conversation(target: "7", type: 1, message: "m1"))
        == "https://shop.example/chats/1/7?messageId=m1")
    #expect(Self.table.url(for: .order(id: "9"), as: .app) == "shop://orderDetail?orderId=9")
    #expect(Self.table.url(for: ShopScreen.home) == "https://shop.example/")
    // What handles the link on its way may take ".." for a direction.
    #expect(Self.table.url(for: .order(id: "..")) == "shop://orderDetail?orderId=..")
    #expect(Self.table.url(for: .order(id: ".."), as: .web) == nil)
  }

  @Test func `is not printed where it would not lead back`() {
    #expect(Self.table.url(for: Address("nowhere")) == nil)
    #expect(Self.table.url(for: Address("orderDetail")) == nil)
    #expect(Self.table.url(for: Address("page", ["number": "007"])) == nil)
    #expect(Self.table.url(for: Address("messageCenter", ["more": "1"])) == nil)
    #expect(RouteTable.shop.url(for: .messageCenter) == nil)
  }

  @Test func `is known to a table that others were added to`() throws {
    let more = RouteTable<ShopScreen> { Route("about", link: "/about") { .home } }
      .links(schemes: ["help"])
    let both = Self.table + more
    #expect(try both.address(of: "help://about") == Address("about"))
    #expect(try both.address(of: "https://shop.example/about") == Address("about"))
    #expect(both.rules.contractHash != Self.table.rules.contractHash)
  }

  @Test func `changes the contract's number with its pattern and its hosts`() {
    func hash(_ pattern: String, _ host: String) -> UInt64 {
      RouteTable<ShopScreen> { Route("home", link: pattern) { .home } }
        .links(hosts: [host]).rules.contractHash
    }
    #expect(hash("/a", "a.example") == hash("/a", "a.example"))
    #expect(hash("/a", "a.example") != hash("/b", "a.example"))
    #expect(hash("/a", "a.example") != hash("/a", "b.example"))
  }
}

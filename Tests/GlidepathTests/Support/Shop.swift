@testable import Glidepath

/// The screens the tests land on.
enum ShopScreen: Screen {
  case home
  case order(id: String)
  case messageCenter
  case page(number: Int, title: String?)
  case conversation(target: String, type: Int, message: String?)

  var address: Address {
    switch self {
    case .home: Address("home")
    case .order(let id): Address("orderDetail", ["orderId": id])
    case .messageCenter: Address("messageCenter")
    case .page(let number, let title):
      title.map { Address("page", ["number": "\(number)", "title": $0]) }
        ?? Address("page", ["number": "\(number)"])
    case .conversation(let target, let type, let message):
      message.map {
        Address("conversation", ["messageId": $0, "targetId": target, "type": "\(type)"])
      } ?? Address("conversation", ["targetId": target, "type": "\(type)"])
    }
  }
}

extension RouteTable where Screen == ShopScreen {
  static let shop = RouteTable {
    Route("orderDetail", .string("orderId")) { .order(id: $0) }
      .requires(.signedIn)
    Route("messageCenter") { .messageCenter }
    Route("page", .integer("number"), .optional(.string("title"))) {
      .page(number: $0, title: $1)
    }
    Route(
      "conversation", .string("targetId"), .integer("type"),
      .optional(.string("messageId")).detail()
    ) {
      .conversation(target: $0, type: $1, message: $2)
    }
    .popsToExisting()
    .requires(.signedIn)
  }
}

extension Rules {
  static let shop = RouteTable.shop.rules(foregroundActions: ["open"])
}

extension Push {
  /// The mission's first fixture.
  static let order: Push = [
    "aps": ["alert": ["title": "Shipped", "body": "On its way"], "sound": "default"],
    "targetScreen": "orderDetail", "orderId": "123456",
  ]
  static let messages: Push = ["aps": ["alert": "Hello"], "targetScreen": "messageCenter"]
  static let silent: Push = ["aps": ["content-available": 1], "targetScreen": "messageCenter"]
  static let lost: Push = ["aps": ["alert": "Hello"]]
}

extension Address {
  static let order = Address("orderDetail", ["orderId": "123456"])
  static let messages = Address("messageCenter")
  static let home = Address("home")
  static let orders = Address("orders")
  static let chats = Address("chats")
  static let login = Address("login")
}

extension Response {
  /// A response to a notification delivered a second after the epoch unless said otherwise.
  static func to(
    _ identifier: String, _ push: Push = .order, action: String = Response.defaultAction,
    deliveredAt: Int64 = 1000, scene: SceneID? = nil
  ) -> Response {
    Response(
      identifier: identifier, action: action, deliveredAtMilliseconds: deliveredAt, push: push,
      targetScene: scene)
  }
}

extension SceneID {
  static let main = SceneID("main")
  static let second = SceneID("second")
}

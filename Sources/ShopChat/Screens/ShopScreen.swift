public import Glidepath

/// Every screen of the shop.
public enum ShopScreen: Screen {
  /// Where the app starts.
  case home
  /// Something to buy.
  case product(id: String)
  /// All orders.
  case orders
  /// One order.
  case order(id: String)
  /// All messages.
  case messageCenter
  /// All conversations.
  case conversations
  /// One conversation, at a message or at its end.
  case conversation(ConversationID, message: String?)
  /// A new message; over everything else.
  case compose
  /// The settings.
  case settings
  /// Where nobody is signed in.
  case login

  /// The screen's plain form.
  public var address: Address {
    switch self {
    case .home: Address("home")
    case .product(let id): Address("product", ["id": id])
    case .orders: Address("orders")
    case .order(let id): Address("orderDetail", ["orderId": id])
    case .messageCenter: Address("messageCenter")
    case .conversations: Address("conversations")
    case .conversation(let id, nil):
      Address("conversation", ["targetId": id.target, "type": String(id.type)])
    case .conversation(let id, let message?):
      Address(
        "conversation", ["messageId": message, "targetId": id.target, "type": String(id.type)])
    case .compose: Address("compose")
    case .settings: Address("settings")
    case .login: Address("login")
    }
  }
}

/// Tells one conversation from another.
public struct ConversationID: Hashable, Sendable {
  /// 1 for a private one, 3 for a group.
  public var type: Int
  /// The other user, or the group.
  public var target: String

  /// Names a conversation.
  public init(type: Int, target: String) {
    self.type = type
    self.target = target
  }
}

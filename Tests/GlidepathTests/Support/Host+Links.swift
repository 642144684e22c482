@testable import Glidepath

// What opens a screen without being a push.
extension Host {
  mutating func link(
    _ link: Link = .order, by door: Link.Door = .callback, scene: SceneID? = nil
  ) {
    send(.linked(link, door, scene))
  }

  /// The app asks for a screen; the request's number.
  @discardableResult mutating func request(
    _ address: Address = .order, scene: SceneID? = nil
  ) -> LandingRequest.ID {
    let id = LandingRequest.ID(nextRequest)
    nextRequest += 1
    send(.requested(LandingRequest(id: id, address: address, scene: scene)))
    return id
  }

  /// What a request was answered with, once for each answer.
  func outcomes(of request: LandingRequest.ID) -> [Outcome] {
    answers.filter { $0.request == request }.map(\.outcome)
  }
}

extension Link {
  static let order = Link.url("shop://orderDetail?orderId=123456")
  static let messages = Link.url("shop://messageCenter")

  static func url(_ text: String) -> Link { Link(.url(text), kind: .url) }
}

extension Rules {
  /// The tests' screens, with links that lead to them.
  static let linkedShop = RouteTable.shop.links(schemes: ["shop"]).rules(foregroundActions: ["open"]
  )
}

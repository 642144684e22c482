/// A screen that the app itself asks for, for an intent, a widget or the like.
package struct LandingRequest: Hashable, Sendable, Codable {
  /// Tells one request from another; the answer carries it.
  package struct ID: Hashable, Sendable, Codable {
    package let number: UInt64

    package init(_ number: UInt64) { self.number = number }
  }

  package var id: ID
  package var address: Address
  /// Where it is to land; nil = in the scene that was in front last.
  package var scene: SceneID?

  package init(id: ID, address: Address, scene: SceneID? = nil) {
    self.id = id
    self.address = address
    self.scene = scene
  }
}

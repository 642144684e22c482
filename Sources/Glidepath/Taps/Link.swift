/// What asks for a screen without being a push: a URL, a user activity (universal link, Handoff,
/// Spotlight, Live Activity), or a quick action.
package struct Link: Hashable, Sendable, Codable {
  /// What says where it leads.
  package enum Content: Hashable, Sendable, Codable {
    /// A URL's text.
    case url(String)
    /// The fields of an activity or a quick action without URL, read as a push's are.
    case fields(Push)
  }

  /// By which kind of thing it came.
  package enum Kind: String, Hashable, Sendable, Codable {
    case url, userActivity, quickAction
  }

  /// The callback by which it came.
  package enum Door: String, Hashable, Sendable, Codable {
    /// Of an app without scenes that is launched for it.
    case launchOptions
    /// Of a scene that is connected for it.
    case sceneConnection
    /// A delegate method of its own, cold or warm.
    case callback
  }

  package var content: Content
  package var kind: Kind

  package init(_ content: Content, kind: Kind) {
    self.content = content
    self.kind = kind
  }
}

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

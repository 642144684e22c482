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

extension Link.Kind {
  /// As records print it.
  var name: String {
    switch self {
    case .url: "link by URL"
    case .userActivity: "link by user activity"
    case .quickAction: "link by quick action"
    }
  }

  var number: Int {
    switch self {
    case .url: 0
    case .userActivity: 1
    case .quickAction: 2
    }
  }
}

extension Link.Door {
  /// As records print it.
  var name: String {
    switch self {
    case .launchOptions: "launch options"
    case .sceneConnection: "scene connection"
    case .callback: "callback"
    }
  }

  var number: Int {
    switch self {
    case .launchOptions: 0
    case .sceneConnection: 1
    case .callback: 2
    }
  }
}

extension Rules {
  /// Whether a link is meant for the app, wherever it leads.
  package func isOwn(_ link: Link) -> Bool {
    switch link.content {
    case .url(let text): resolve(link: text) != .foreign
    case .fields(let push): push[targetKey] != nil
    }
  }
}

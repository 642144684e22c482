/// `UIApplication.State`, as the phone sees it.
public enum ApplicationState: String, Hashable, Sendable, Codable {
  /// In front, receiving events.
  case active
  /// In front but not receiving events: launching, or something lies over the app.
  case inactive
  /// Running, not visible.
  case background
}

/// Identifies one scene session of an app; the first is `main`.
public struct SceneID: Hashable, Sendable, Codable, RawRepresentable, ExpressibleByStringLiteral {
  /// The session's persistent name.
  public var rawValue: String
  /// Wraps a session's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Wraps a session's name.
  public init(stringLiteral value: String) { rawValue = value }

  /// The scene every app with one window has.
  public static let main: SceneID = "main"
}

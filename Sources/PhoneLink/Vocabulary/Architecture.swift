/// How an app takes part in the life cycle; written as in scenario files.
public enum Architecture: String, Hashable, Sendable, Codable, CaseIterable {
  /// No scene manifest: everything comes to the app delegate.
  case appDelegate = "app-delegate"
  /// A scene manifest with a delegate class (iOS 13 and later).
  case scene
  /// An app delegate and a scene without delegate class, as SwiftUI's life cycle makes them
  /// (iOS 14 and later). Proves the pattern of callbacks, not SwiftUI's views.
  case swiftUI = "swiftui"
}

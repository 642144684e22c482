/// One effect that is to be answered.
///
/// The answer carries it; an answer nobody waits for any more is absorbed.
package struct EffectID: Hashable, Sendable, Codable {
  package let number: UInt64

  package init(_ number: UInt64) { self.number = number }
}

/// A completion handler of iOS.
///
/// The closure itself stays in the adapter.
package struct CompletionToken: Hashable, Sendable, Codable {
  package let number: UInt64

  package init(_ number: UInt64) { self.number = number }
}

/// A scene of the app, by its session's persistent identifier.
package struct SceneID: Hashable, Sendable, Codable {
  package let name: String

  package init(_ name: String) { self.name = name }

  /// What stands for the whole of an app without scenes.
  package static let application = SceneID("application")
}

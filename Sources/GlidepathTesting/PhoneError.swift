/// Why a phone could not do what a test asked of it, or what the app on it did wrong.
public struct PhoneError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What happened, where, and what to do.
  public let description: String

  init(_ description: String) { self.description = description }
}

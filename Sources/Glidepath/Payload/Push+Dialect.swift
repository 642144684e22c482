extension Push {
  /// How the payload was shaped on its way to the phone.
  public enum Dialect: String, Hashable, Sendable, Codable {
    /// As the backend sent it to Apple.
    case plain
    /// Through Firebase Cloud Messaging, which adds keys of its own beside the app's and knows
    /// nothing but text in a message's data.
    ///
    /// Routes do not see those keys, and take numbers and booleans from their text.
    case fcm
  }

  /// How the payload was shaped on its way.
  public var dialect: Dialect { payload[Self.fcmMessageID] == nil ? .plain : .fcm }

  /// The carrier's id of this message, where it gives one.
  ///
  /// One notification may come with several, and several with one: taps are never told apart by it.
  public var messageID: String? {
    switch payload[Self.fcmMessageID] {
    case .string(let text): text
    case .integer(let number): String(number)
    default: nil
    }
  }

  private static let fcmMessageID = "gcm.message_id"

  /// Whether a key belongs to Apple or to the carrier rather than to the app.
  func isReserved(_ key: String) -> Bool {
    if key == "aps" { return true }
    guard dialect == .fcm else { return false }
    return key.hasPrefix("gcm.") || key.hasPrefix("google.")
      || ["fcm_options", "from", "collapse_key"].contains(key)
  }
}

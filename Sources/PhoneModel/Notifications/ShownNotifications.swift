import PhoneLink

/// Entries of the notification centre, and the banner.
struct ShownNotifications: Hashable, Sendable {
  /// A banner on the screen.
  struct Banner: Hashable, Sendable {
    var received: ReceivedNotification
    /// Uptime at which it goes by itself.
    var endUptime: Int64
  }

  /// How long a banner stays.
  static var bannerDuration: Int64 { 5_000_000_000 }

  /// Oldest first.
  private(set) var entries: [ReceivedNotification] = []
  /// One at most: a newer one takes its place.
  var banner: Banner?

  /// The names of the entries.
  var names: [String] { entries.map(\.name) }

  /// An entry of the same identifier is replaced, and the new one is the newest.
  mutating func add(_ received: ReceivedNotification) {
    entries.removeAll {
      $0.notification.identifier == received.notification.identifier || $0.name == received.name
    }
    entries.append(received)
  }

  mutating func showBanner(_ received: ReceivedNotification, at uptime: Int64) {
    banner = Banner(received: received, endUptime: uptime + Self.bannerDuration)
  }

  func entry(_ name: String) -> ReceivedNotification? { entries.last { $0.name == name } }

  func isOnBanner(_ received: ReceivedNotification) -> Bool { banner?.received == received }

  /// A notification that was acted on disappears by itself, banner and entry.
  mutating func remove(_ received: ReceivedNotification) {
    entries.removeAll { $0.notification.identifier == received.notification.identifier }
    if isOnBanner(received) { banner = nil }
  }

  /// The app takes entries back; a banner is on its way out anyway.
  mutating func remove(identifiers: [String]) {
    entries.removeAll { identifiers.contains($0.notification.identifier) }
  }

  mutating func removeEntries() { entries = [] }
}

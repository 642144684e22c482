import PhoneLink

/// Entries of the notification centre, and the banner.
struct ShownNotifications: Hashable, Sendable {
  /// One entry.
  ///
  /// Hashed by name and date only, for the payload's text is long and follows from them.
  struct Entry: Hashable, Sendable {
    var notification: DeliveredNotification

    func hash(into hasher: inout Hasher) {
      hasher.combine(notification.identifier)
      hasher.combine(notification.deliveredAt.uptimeNanoseconds)
    }
  }

  /// A banner on the screen.
  struct Banner: Hashable, Sendable {
    var entry: Entry
    /// Uptime at which it goes by itself.
    var endUptime: Int64

    var identifier: String { entry.notification.identifier }
  }

  /// How long a banner stays.
  static var bannerDuration: Int64 { 5_000_000_000 }

  /// Oldest first.
  private(set) var entries: [Entry] = []
  /// One at most: a newer one takes its place.
  var banner: Banner?

  var identifiers: [String] { entries.map(\.notification.identifier) }

  /// An entry of the same identifier is replaced, and the new one is the newest.
  mutating func add(_ notification: DeliveredNotification) {
    entries.removeAll { $0.notification.identifier == notification.identifier }
    entries.append(Entry(notification: notification))
  }

  mutating func showBanner(_ notification: DeliveredNotification, at uptime: Int64) {
    banner = Banner(
      entry: Entry(notification: notification), endUptime: uptime + Self.bannerDuration)
  }

  func find(_ identifier: String) -> DeliveredNotification? {
    if let banner, banner.identifier == identifier { return banner.entry.notification }
    return entries.last { $0.notification.identifier == identifier }?.notification
  }

  /// A tapped notification disappears by itself, banner and entry.
  mutating func remove(_ identifier: String) {
    entries.removeAll { $0.notification.identifier == identifier }
    if banner?.identifier == identifier { banner = nil }
  }

  /// The badge's becoming 0 empties the centre.
  mutating func removeEntries() { entries = [] }
}

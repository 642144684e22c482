import PhoneLink

/// What of a push is shown: by the system, or over the app as the app wishes.
extension PhoneModel {
  /// `UNNotificationPresentationOptions`, by the header's values.
  private enum Option {
    static let badge: UInt = 1
    static let alert: UInt = 4
    static let list: UInt = 8
    static let banner: UInt = 16
  }

  /// UserNotifications came with iOS 10.
  var hasNotificationFramework: Bool { configuration.system >= SystemVersion(10) }

  /// Whether a delegate of the notification centre is there to be asked and told.
  var listensToNotificationCenter: Bool {
    hasNotificationFramework && process.hasNotificationDelegate
  }

  /// Everything the push brings is shown, for the app is not in front.
  mutating func showBySystem(_ notification: DeliveredNotification, _ content: PushContent) {
    if let badge = content.badge { setBadge(badge) }
    guard content.hasAlert else { return }
    notifications.add(notification)
    notifications.showBanner(notification, at: time.uptimeNanoseconds)
  }

  /// Shows what the app's answer to will-present allows.
  ///
  /// A banner alone leaves no entry behind; `alert`, the only
  /// one of its kind below iOS 14, means both.
  mutating func show(
    _ notification: DeliveredNotification, _ content: PushContent, options: UInt
  ) {
    if options & Option.badge != 0, let badge = content.badge { setBadge(badge) }
    guard content.hasAlert else { return }
    let hasBannerOption = configuration.system >= SystemVersion(14)
    let banner = Option.alert | (hasBannerOption ? Option.banner : 0)
    let list = Option.alert | (hasBannerOption ? Option.list : 0)
    if options & list != 0 { notifications.add(notification) }
    if options & banner != 0 {
      notifications.showBanner(notification, at: time.uptimeNanoseconds)
    }
  }

  /// Going from above 0 to 0 empties the app's part of the notification centre.
  private mutating func setBadge(_ number: Int) {
    if badge > 0, number <= 0 { notifications.removeEntries() }
    badge = max(number, 0)
  }
}

import PhoneLink

/// How the last push was shown.
public enum PushPresentation: Hashable, Sendable {
  /// Not at all.
  case none
  /// By the system, over whatever is in front.
  case shown
  /// As the app in front wished, by `UNNotificationPresentationOptions`' raw value.
  case options(UInt)
}

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
  ///
  /// A provisional authorisation is for the notification centre alone.
  mutating func showBySystem(_ received: ReceivedNotification) {
    presentation = .none
    guard authorisation != .denied else { return }
    if let badge = received.content.badge, authorisation == .granted { setBadge(badge) }
    guard received.content.hasAlert else { return }
    notifications.add(received)
    systemStateChanged()
    guard authorisation == .granted else { return }
    presentation = .shown
    // A locked phone lists it and shows no banner.
    if !lock.isLocked { notifications.showBanner(received, at: time.uptimeNanoseconds) }
  }

  /// Shows what the app's answer to will-present allows.
  ///
  /// A banner alone leaves no entry behind; `alert`, the only
  /// one of its kind below iOS 14, means both.
  mutating func show(_ received: ReceivedNotification, options: UInt) {
    presentation = options == 0 ? .none : .options(options)
    if options & Option.badge != 0, let badge = received.content.badge, authorisation == .granted {
      setBadge(badge)
    }
    guard received.content.hasAlert else { return }
    let hasBannerOption = configuration.system >= SystemVersion(14)
    let banner = Option.alert | (hasBannerOption ? Option.banner : 0)
    let list = Option.alert | (hasBannerOption ? Option.list : 0)
    if options & list != 0 {
      notifications.add(received)
      systemStateChanged()
    }
    if options & banner != 0, authorisation == .granted {
      notifications.showBanner(received, at: time.uptimeNanoseconds)
    }
  }
}

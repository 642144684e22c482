/// Something an app's process tells the phone, in the order in which it happened there.
public enum Emission: Hashable, Sendable, Codable {
  /// A callback arrived at a method the app does not implement.
  case notImplemented(callback: String)
  /// A delegate method of this name ran instead of the one that was sent
  /// (`application(_:didReceiveRemoteNotification:)` for an app without the newer form).
  case calledInstead(callback: String)
  /// A completion handler was called; a second time, if it was.
  case completed(HandlerToken, Completion)
  /// `UNUserNotificationCenter.delegate` was set (true) or became nil (false).
  case notificationDelegate(isSet: Bool)
  /// The app registered these categories, in the order of their identifiers; earlier ones are void.
  case categories([NotificationCategory])
  /// The app wrote its badge.
  case badge(Int, BadgeInterface)
  /// The app removed entries of the notification centre; nil for all.
  case removedDelivered([String]?)
  /// Did-finish returned before anybody was the notification centre's delegate.
  case launchedWithoutNotificationDelegate
  /// A launch callback returned false: iOS does not hand the launch's URL or quick action over
  /// again.
  case launchDeclined
  /// `UIApplication.registerForRemoteNotifications()` was called.
  case registeredForRemoteNotifications
  /// What is on the screen changed.
  case screen(ScreenSnapshot)
  /// A controller was pushed or presented, by whomever.
  case added(ControllerAddition)
  /// Controllers of these names, pushed or presented before, left the screen because what they were
  /// in was replaced: a window's root, the bottom of their stack, a container around them.
  case replaced([String])
  /// A `NotificationCenter` post that the handshake asked to hear of; values that are not text
  /// are left out.
  case posted(name: String, info: [String: String])
  /// The app used an interface that came with a later iOS than the phone runs.
  case newerAPI(String, since: SystemVersion)
  /// What the user was to do cannot be done on the present screen; the text says why.
  case impossible(String)
  /// The app cannot come to rest; the text names what still runs. Nothing follows.
  case stuck(String)
}

/// How an app answered a completion handler.
public enum Completion: Hashable, Sendable, Codable {
  /// A handler without argument.
  case done
  /// Whether a quick action was performed.
  case performed(Bool)
  /// `UIBackgroundFetchResult`'s raw value.
  case fetched(UInt)
  /// `UNNotificationPresentationOptions`' raw value.
  case present(UInt)
}

/// By which of Apple's interfaces an app wrote its badge.
public enum BadgeInterface: String, Hashable, Sendable, Codable {
  /// `UIApplication.applicationIconBadgeNumber`.
  case iconBadgeNumber
  /// `UNUserNotificationCenter.setBadgeCount(_:withCompletionHandler:)` (iOS 16).
  case badgeCount
}

/// One controller that came on top of another.
public struct ControllerAddition: Hashable, Sendable, Codable {
  /// How it came.
  public enum Manner: String, Hashable, Sendable, Codable {
    /// Onto a navigation stack that was not empty.
    case pushed
    /// Over another controller.
    case presented
  }
  /// How it came.
  public var manner: Manner
  /// Its name when it was added, as in `ControllerSnapshot.name`.
  public var name: String

  /// Makes an addition.
  public init(manner: Manner, name: String) {
    self.manner = manner
    self.name = name
  }
}

/// What an app asks to be allowed.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits of Apple's header.
  public let rawValue: UInt
  /// Wraps the bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Alerts.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// Notifications in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// Sounds that play even when the phone is muted.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// A button to the app's own notification settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Quiet delivery without asking.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

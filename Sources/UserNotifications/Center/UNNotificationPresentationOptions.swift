/// How a notification shows itself while its app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits of Apple's header.
  public let rawValue: UInt
  /// Wraps the bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Applies the payload's badge.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// Plays the notification's sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// Banner and list, before iOS 14.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// Stays in the notification centre (iOS 14).
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// Shows a banner (iOS 14).
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

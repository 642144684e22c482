public import Foundation

/// A notification's identity, content and cause.
public class UNNotificationRequest: NSObject {
  /// The collapse id of a push, else a name made by the system.
  public let identifier: String
  /// What it says and carries.
  public let content: UNNotificationContent
  /// What brought it; nil for one shown at once.
  public let trigger: UNNotificationTrigger?

  /// For the phone; apps cannot make one.
  @_spi(Phone) public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// What brings a notification.
public class UNNotificationTrigger: NSObject {
  /// Whether it comes again.
  public let repeats: Bool = false
}

/// It was pushed by a server.
public class UNPushNotificationTrigger: UNNotificationTrigger {
  /// For the phone; apps cannot make one.
  @_spi(Phone) public override init() {}
}

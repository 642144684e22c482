/// What an app may ask the system about itself at any time.
///
/// The phone tells a running process whenever it changes, so that every question is answered inside
/// the process.
public struct SystemState: Hashable, Sendable, Codable {
  /// Whether notifications may be shown.
  public var authorisation: Authorisation
  /// The number on the app's icon.
  public var badge: Int
  /// Entries of the notification centre, oldest first.
  public var delivered: [DeliveredNotification]
  /// Whether protected files can be read: false while the phone is locked.
  public var isProtectedDataAvailable: Bool
  /// Whether the notification centre's delegate is called on the main thread.
  public var callsNotificationDelegateOnMain: Bool

  /// Makes a state; without arguments, that of an app freshly installed and allowed everything.
  public init(
    authorisation: Authorisation = .granted, badge: Int = 0,
    delivered: [DeliveredNotification] = [], isProtectedDataAvailable: Bool = true,
    callsNotificationDelegateOnMain: Bool = true
  ) {
    self.authorisation = authorisation
    self.badge = badge
    self.delivered = delivered
    self.isProtectedDataAvailable = isProtectedDataAvailable
    self.callsNotificationDelegateOnMain = callsNotificationDelegateOnMain
  }
}

/// Whether the user lets the app show notifications; written as in scenario files.
public enum Authorisation: String, Hashable, Sendable, Codable, CaseIterable {
  /// Everything is shown.
  case granted
  /// Nothing is.
  case denied
  /// Only the notification centre holds them (iOS 12).
  case provisional
}

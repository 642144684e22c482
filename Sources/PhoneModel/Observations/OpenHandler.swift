public import PhoneLink

/// A completion handler that the phone handed to the app and that was not called yet.
public struct OpenHandler: Hashable, Sendable {
  /// What it completes.
  public enum Kind: String, Hashable, Sendable {
    /// A push handed to the app delegate.
    case fetch
    /// How to present a push in the foreground.
    case presentation
    /// A response.
    case response
    /// An action before iOS 10.
    case action
    /// A quick action.
    case shortcut

    /// The callback it comes with.
    public var callback: String {
      switch self {
      case .fetch: "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
      case .presentation: "userNotificationCenter(_:willPresent:withCompletionHandler:)"
      case .response: "userNotificationCenter(_:didReceive:withCompletionHandler:)"
      case .action:
        "application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)"
      case .shortcut: "application(_:performActionFor:completionHandler:)"
      }
    }
  }

  /// Its name within the process.
  public let token: HandlerToken
  /// What it completes.
  public let kind: Kind
  /// When it was handed over.
  public let openedUptimeNanoseconds: Int64
  /// Whether its 30 s are over; the phone no longer waits for it.
  public internal(set) var isOverdue = false

  /// Uptime at which the phone's patience ends.
  var deadlineUptime: Int64 { openedUptimeNanoseconds + 30_000_000_000 }
}

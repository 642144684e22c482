/// Why the phone cannot do what was asked of it.
public struct PhoneActionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Code: String, Hashable, Sendable {
    /// The last action's orders have not all been taken.
    case burstNotFinished
    /// The app cannot be installed on this iOS version.
    case appNeedsNewerSystem
    /// No process of the app runs.
    case notRunning
    /// The app is in front already.
    case alreadyInFront
    /// The app is not in front.
    case notInFront
    /// The app is not in the switcher.
    case notInSwitcher
    /// Neither the notification centre nor a banner shows this notification.
    case unknownNotification
    /// The push's body is no JSON object.
    case payloadUnreadable
    /// The notification does not offer this action, or not with such a text.
    case wrongAction
    /// The link is no URL.
    case linkUnreadable
    /// The phone's iOS version does not have it.
    case systemTooOld
    /// The phone is locked.
    case locked
    /// The phone is not locked.
    case notLocked
  }

  /// What is wrong.
  public let code: Code
  /// The same in words: what, why, what to do.
  public let description: String

  init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}

public import Foundation
import PhoneLink

/// What the user lets the app show.
open class UNNotificationSettings: NSObject {
  /// What the user said to the app's asking.
  public let authorizationStatus: UNAuthorizationStatus
  /// Whether notifications make sounds.
  public var soundSetting: UNNotificationSetting { whenGranted }
  /// Whether the icon shows a number.
  public var badgeSetting: UNNotificationSetting { whenGranted }
  /// Whether notifications show themselves when they arrive.
  public var alertSetting: UNNotificationSetting { whenGranted }
  /// Whether the notification centre keeps them.
  public var notificationCenterSetting: UNNotificationSetting {
    authorizationStatus == .denied ? .disabled : .enabled
  }
  /// Whether the lock screen shows them.
  public var lockScreenSetting: UNNotificationSetting { whenGranted }

  private var whenGranted: UNNotificationSetting {
    authorizationStatus == .authorized ? .enabled : .disabled
  }

  init(_ authorisation: Authorisation) {
    authorizationStatus =
      switch authorisation {
      case .granted: .authorized
      case .denied: .denied
      case .provisional: .provisional
      }
  }
}

/// What the user said to the app's asking.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Nothing yet.
  case notDetermined
  /// No.
  case denied
  /// Yes.
  case authorized
  /// Nothing, and the app may deliver quietly (iOS 12).
  case provisional
  /// Yes, for a few hours (iOS 14, App Clips).
  case ephemeral
}

/// Whether one way of showing notifications is on.
public enum UNNotificationSetting: Int, Sendable {
  /// The app did not ask for it.
  case notSupported
  /// It is off.
  case disabled
  /// It is on.
  case enabled
}

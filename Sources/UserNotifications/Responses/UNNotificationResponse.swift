public import Foundation
public import PhoneLink

/// What the user did with a notification.
open class UNNotificationResponse: NSObject {
  /// The notification.
  public let notification: UNNotification
  /// Which action: one of the category's, or one of the two below.
  public let actionIdentifier: String
  /// The name of the scene that the system chose; UIKit's `targetScene` finds it.
  @_spi(Phone) public let targetSceneID: SceneID?

  /// For the phone; apps cannot make one.
  @_spi(Phone) public init(_ answer: NotificationAnswer) {
    notification = UNNotification(answer.notification)
    actionIdentifier = answer.action
    targetSceneID = answer.targetScene
  }
}

/// The user tapped the notification itself.
public let UNNotificationDefaultActionIdentifier = NotificationAnswer.defaultAction

/// The user dismissed the notification; told only to categories that ask for it.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

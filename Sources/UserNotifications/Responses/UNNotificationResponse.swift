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

  init(_ answer: NotificationAnswer) {
    notification = UNNotification(answer.notification)
    actionIdentifier = answer.action
    targetSceneID = answer.targetScene
  }

  /// For the phone; apps cannot make one.
  @_spi(Phone) public static func make(_ answer: NotificationAnswer) -> UNNotificationResponse {
    answer.text.map { UNTextInputNotificationResponse(answer, userText: $0) }
      ?? UNNotificationResponse(answer)
  }
}

/// The user chose an action that takes a text.
open class UNTextInputNotificationResponse: UNNotificationResponse {
  /// What the user typed.
  public let userText: String

  init(_ answer: NotificationAnswer, userText: String) {
    self.userText = userText
    super.init(answer)
  }
}

/// The user tapped the notification itself.
public let UNNotificationDefaultActionIdentifier = NotificationAnswer.defaultAction

/// The user dismissed the notification; told only to categories that ask for it.
public let UNNotificationDismissActionIdentifier = NotificationAnswer.dismissAction

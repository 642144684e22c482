/// The JSON text of a push's body, kept as text so that every number arrives as it was sent.
public typealias PayloadText = String

/// Names one completion handler that the phone handed to the app, unique within a process.
public typealias HandlerToken = Int

/// One notification as the notification centre holds it.
public struct DeliveredNotification: Hashable, Sendable, Codable {
  /// `UNNotificationRequest.identifier`: the collapse id, else a name made by the system.
  public var identifier: String
  /// The whole payload, `aps` included.
  public var payload: PayloadText
  /// When the phone received it.
  public var deliveredAt: PhoneTime
  /// False for a notification that the app scheduled itself.
  public var isRemote: Bool

  /// Makes a delivered notification.
  public init(
    identifier: String, payload: PayloadText, deliveredAt: PhoneTime, isRemote: Bool = true
  ) {
    self.identifier = identifier
    self.payload = payload
    self.deliveredAt = deliveredAt
    self.isRemote = isRemote
  }
}

/// What the user did with a notification.
public struct NotificationAnswer: Hashable, Sendable, Codable {
  /// `UNNotificationDefaultActionIdentifier`'s value: the user tapped the notification itself.
  public static let defaultAction = "com.apple.UNNotificationDefaultActionIdentifier"

  /// The notification acted on.
  public var notification: DeliveredNotification
  /// The action's identifier.
  public var action: String
  /// The scene the system chose for it; nil for an app without scenes.
  public var targetScene: SceneID?

  /// Makes an answer.
  public init(
    notification: DeliveredNotification,
    action: String = NotificationAnswer.defaultAction,
    targetScene: SceneID? = nil
  ) {
    self.notification = notification
    self.action = action
    self.targetScene = targetScene
  }
}

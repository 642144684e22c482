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
  /// `UNNotificationDismissActionIdentifier`'s value: the user dismissed the notification.
  public static let dismissAction = "com.apple.UNNotificationDismissActionIdentifier"

  /// The notification acted on.
  public var notification: DeliveredNotification
  /// The action's identifier.
  public var action: String
  /// What the user typed, for an action that takes text.
  public var text: String?
  /// The scene the system chose for it; nil for an app without scenes.
  public var targetScene: SceneID?

  /// Makes an answer.
  public init(
    notification: DeliveredNotification,
    action: String = NotificationAnswer.defaultAction,
    text: String? = nil,
    targetScene: SceneID? = nil
  ) {
    self.notification = notification
    self.action = action
    self.text = text
    self.targetScene = targetScene
  }
}

/// A set of actions that notifications may offer, as the app registered it.
public struct NotificationCategory: Hashable, Sendable, Codable {
  /// One button.
  public struct Action: Hashable, Sendable, Codable {
    /// What the app calls it.
    public var identifier: String
    /// Whether it brings the app to the front.
    public var isForeground: Bool
    /// Whether it lets the user type a text.
    public var takesText: Bool

    /// Makes an action.
    public init(identifier: String, isForeground: Bool = false, takesText: Bool = false) {
      self.identifier = identifier
      self.isForeground = isForeground
      self.takesText = takesText
    }
  }

  /// What a payload's `category` names.
  public var identifier: String
  /// Its buttons.
  public var actions: [Action]
  /// Whether the app wants to hear of dismissals (`customDismissAction`).
  public var tellsOfDismissal: Bool

  /// Makes a category.
  public init(identifier: String, actions: [Action] = [], tellsOfDismissal: Bool = false) {
    self.identifier = identifier
    self.actions = actions
    self.tellsOfDismissal = tellsOfDismissal
  }
}

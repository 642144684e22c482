import PhoneLink

/// A notification that the phone received, with what iOS knows of it beyond what the app sees.
///
/// Hashed by names and date only, for the texts are long and follow from them.
struct ReceivedNotification: Hashable, Sendable {
  /// The name by which a scenario speaks of it.
  var name: String
  /// As the app sees it: after the service extension.
  var notification: DeliveredNotification
  /// The payload as it was sent.
  var sent: PayloadText
  /// What iOS reads of the payload that is shown.
  var content: PushContent

  /// Whether a service extension changed it.
  var isModified: Bool { sent != notification.payload }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(notification.identifier)
    hasher.combine(notification.deliveredAt.wallNanoseconds)
  }
}

/// What the user did with a notification, and what iOS makes of it.
struct UserAnswer: Hashable, Sendable {
  var received: ReceivedNotification
  /// The action's identifier.
  var action = NotificationAnswer.defaultAction
  /// What the user typed.
  var text: String?
  /// Whether the app comes to the front for it.
  var isForeground: Bool
  /// Whether the app's process has to be started for it.
  var startsProcess: Bool

  var isTap: Bool { action == NotificationAnswer.defaultAction }
}

/// What iOS tells about a user's act on a notification (`UNNotificationResponse`).
package struct Response: Hashable, Sendable, Codable {
  /// The notification request's identifier.
  package var identifier: String
  /// The action's identifier, as iOS gives it.
  package var action: String
  /// When the notification was delivered, in milliseconds since 1970.
  package var deliveredAtMilliseconds: Int64
  /// The content's `userInfo`.
  package var push: Push
  /// The scene iOS chose for it (`targetScene`).
  package var targetScene: SceneID?

  /// Makes a response.
  package init(
    identifier: String, action: String = Response.defaultAction, deliveredAtMilliseconds: Int64,
    push: Push, targetScene: SceneID? = nil
  ) {
    self.identifier = identifier
    self.action = action
    self.deliveredAtMilliseconds = deliveredAtMilliseconds
    self.push = push
    self.targetScene = targetScene
  }

  /// `UNNotificationDefaultActionIdentifier`: the notification itself was tapped.
  package static let defaultAction = "com.apple.UNNotificationDefaultActionIdentifier"
  /// `UNNotificationDismissActionIdentifier`.
  package static let dismissAction = "com.apple.UNNotificationDismissActionIdentifier"
}

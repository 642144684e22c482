public import PhoneLink

/// A push as the network brings it.
public struct PushArrival: Hashable, Sendable {
  /// The name by which a scenario speaks of it, and the identifier of the notification it makes
  /// unless that has a collapse identifier.
  public let identifier: String
  /// The JSON text of its body.
  public let payload: PayloadText
  /// `apns-collapse-id`: the notification replaces an earlier one of the same.
  public let collapseIdentifier: String?
  /// The body as the app's notification service extension leaves it; iOS asks the extension only
  /// about what has an alert and `mutable-content`.
  public let extendedPayload: PayloadText?
  /// What iOS reads of the body, read once for all phones it comes to; nil when it is no JSON
  /// object.
  let content: PushContent?
  /// What iOS reads of the extension's; nil when there is none, or it is no JSON object.
  let extendedContent: PushContent?

  /// Makes an arrival.
  public init(
    identifier: String, payload: PayloadText, collapseIdentifier: String? = nil,
    extendedPayload: PayloadText? = nil
  ) {
    self.identifier = identifier
    self.payload = payload
    self.collapseIdentifier = collapseIdentifier
    self.extendedPayload = extendedPayload
    content = PushContent(payload)
    extendedContent = extendedPayload.flatMap { PushContent($0) }
  }
}

/// A notification that the app itself scheduled.
public struct LocalNotification: Hashable, Sendable {
  /// The name by which a scenario speaks of it, and the request's identifier.
  public let identifier: String
  /// JSON text: `aps` gives the content, the other keys the user information.
  public let payload: PayloadText
  /// What iOS reads of it; nil when it is no JSON object.
  let content: PushContent?

  /// Makes a notification.
  public init(identifier: String, payload: PayloadText) {
    self.identifier = identifier
    self.payload = payload
    content = PushContent(payload)
  }
}

public import PhoneLink

/// Something that happens to the phone from outside: by the user, by the system, by the network.
public enum PhoneAction: Hashable, Sendable {
  /// The user taps the app's icon.
  case launch
  /// The user goes to the home screen.
  case home
  /// The user swipes the app away in the switcher (force quit).
  case kill
  /// The system ends the process to get its memory back.
  case terminate
  /// A push arrives from the network.
  case push(PushArrival)
  /// The user taps a notification.
  case tap(identifier: String)
  /// The user does something inside the visible app.
  case touch(UserStep)
}

/// A push as the network brings it.
public struct PushArrival: Hashable, Sendable {
  /// The name by which a scenario speaks of it, and the identifier of the notification it makes.
  public var identifier: String
  /// The JSON text of its body.
  public var payload: PayloadText {
    didSet { content = PushContent(payload) }
  }
  /// What iOS reads of it, read once for all phones it comes to; nil when it is no JSON object.
  private(set) var content: PushContent?

  /// Makes an arrival.
  public init(identifier: String, payload: PayloadText) {
    self.identifier = identifier
    self.payload = payload
    content = PushContent(payload)
  }
}

/// What the phone does to the app's process; each is carried out, and its emissions absorbed,
/// before the next is asked for.
public enum PhoneOrder: Hashable, Sendable {
  /// Start the app's process.
  case startProcess
  /// Call the app's delegate.
  case deliver(Callback, ApplicationState)
  /// Touch the app's screen.
  case userStep(UserStep)
  /// End the process at once (SIGKILL); what it was told before is over.
  case endProcess
}

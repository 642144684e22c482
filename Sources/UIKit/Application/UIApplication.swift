import PhoneLink

/// The running app.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The app of this process.
  public static let shared = UIApplication()

  /// Whether and how the app is in front.
  public enum State: Int, Sendable {
    /// In front, receiving events.
    case active
    /// In front, but not receiving events.
    case inactive
    /// Not visible.
    case background
  }

  /// The app's delegate.
  open unowned(unsafe) var delegate: (any UIApplicationDelegate)?

  /// Whether and how the app is in front; the aggregate of its scenes where it has scenes.
  open internal(set) var applicationState = State.inactive

  /// The scenes that are connected (iOS 13).
  open var connectedScenes: Set<UIScene> {
    NewerAPI.note("UIApplication.connectedScenes", since: 13)
    return SceneManifest.exists ? scenes : [ImplicitScene.shared]
  }
  var scenes: Set<UIScene> = []

  /// The scenes that the system knows, connected or not (iOS 13).
  open var openSessions: Set<UISceneSession> {
    NewerAPI.note("UIApplication.openSessions", since: 13)
    return sessions
  }
  var sessions: Set<UISceneSession> = []

  /// All windows of the app, bottom first.
  open var windows: [UIWindow] { PhoneScreen.visibleWindows }

  /// Whether the app was registered since the process started.
  open private(set) var isRegisteredForRemoteNotifications = false

  /// Asks for a device token; without it no silent push reaches the app.
  open func registerForRemoteNotifications() {
    isRegisteredForRemoteNotifications = true
    Outbox.shared.emit(.registeredForRemoteNotifications)
  }
}

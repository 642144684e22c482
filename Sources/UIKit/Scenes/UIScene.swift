import PhoneLink

/// One instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// How far in front a scene is.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front, receiving events.
    case foregroundActive
    /// In front, not receiving events.
    case foregroundInactive
    /// Not visible.
    case background
  }

  /// What the scene was made from.
  public let session: UISceneSession
  /// Whoever is told of its life; kept by the scene.
  open var delegate: (any UISceneDelegate)?
  /// How far in front it is.
  open internal(set) var activationState = ActivationState.unattached

  init(session: UISceneSession) {
    self.session = session
    super.init()
    session.scene = self
  }
}

extension UIScene {
  /// Posted after a scene has connected.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted when a scene has been let go.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when a scene receives events.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted when a scene stops receiving events.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted when a scene is about to be visible.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene is no longer visible.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

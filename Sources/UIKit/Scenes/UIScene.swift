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
  public nonisolated static var willConnectNotification: Notification.Name {
    post("UISceneWillConnectNotification")
  }
  /// Posted when a scene has been let go.
  public nonisolated static var didDisconnectNotification: Notification.Name {
    post("UISceneDidDisconnectNotification")
  }
  /// Posted when a scene receives events.
  public nonisolated static var didActivateNotification: Notification.Name {
    post("UISceneDidActivateNotification")
  }
  /// Posted when a scene stops receiving events.
  public nonisolated static var willDeactivateNotification: Notification.Name {
    post("UISceneWillDeactivateNotification")
  }
  /// Posted when a scene is about to be visible.
  public nonisolated static var willEnterForegroundNotification: Notification.Name {
    post("UISceneWillEnterForegroundNotification")
  }
  /// Posted when a scene is no longer visible.
  public nonisolated static var didEnterBackgroundNotification: Notification.Name {
    post("UISceneDidEnterBackgroundNotification")
  }

  // The names are not there either before iOS 13.
  private nonisolated static func post(_ name: String) -> Notification.Name {
    NewerAPI.note(name, since: 13)
    return Notification.Name(name)
  }
}

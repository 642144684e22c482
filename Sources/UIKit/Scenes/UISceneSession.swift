import PhoneLink

/// What the system remembers of a scene, connected or not.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What kind of scene it is.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The name Apple gives it.
    public var rawValue: String
    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window on the device's own display.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// Names the session for good.
  open var persistentIdentifier: String { phoneID.rawValue }
  /// What kind of scene it is.
  public let role = Role.windowApplication
  /// What scenes of this session are made of.
  open internal(set) var configuration: UISceneConfiguration
  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?

  let phoneID: SceneID

  init(phoneID: SceneID, configuration: UISceneConfiguration) {
    self.phoneID = phoneID
    self.configuration = configuration
  }
}

/// What a scene is made of.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The configuration's name in the manifest.
  open private(set) var name: String?
  /// What kind of scene it is for.
  public let role: UISceneSession.Role
  /// The class whose object becomes the scene's delegate.
  open var delegateClass: AnyClass?
  /// The scene's own class; nil for `UIWindowScene`.
  open var sceneClass: AnyClass?

  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

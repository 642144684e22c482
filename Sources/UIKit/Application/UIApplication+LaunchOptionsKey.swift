extension UIApplication {
  /// What the dictionary of the launch callbacks may hold.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name Apple gives it.
    public var rawValue: String
    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The payload of the push the app was launched for, by a tap or for a background push.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }
}

extension UIApplication {
  /// What the dictionary that comes with a URL may hold.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name Apple gives it.
    public var rawValue: String
    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bundle identifier of the app that sent the URL, where it is of the same team.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Whether a file is to be used where it lies.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}

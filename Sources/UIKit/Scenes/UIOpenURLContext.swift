/// A URL that a scene is to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  /// Where it comes from.
  public let options = UIScene.OpenURLOptions()

  init(url: URL) { self.url = url }
}

extension UIScene {
  /// Where a URL comes from.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    /// The bundle identifier of the app that sent it, where it is of the same team.
    open var sourceApplication: String? { nil }
    /// Whether a file is to be used where it lies.
    open var openInPlace: Bool { false }
  }
}

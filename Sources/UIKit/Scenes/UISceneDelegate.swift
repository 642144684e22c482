import PhoneLink

/// What an app does at the turns of a scene's life.
///
/// Every method is optional.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is being added.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene was let go; it may connect again.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene receives events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to stop receiving events.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to be visible.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is no longer visible.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The user follows URLs of the app's scheme.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// An activity is on its way to the scene.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// An activity is to be continued, such as browsing a web page that the app claims.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

/// A scene delegate whose scene shows windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window.
  var window: UIWindow? { get set }

  /// The user chose a quick action.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void)

  /// The user chose a quick action.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
}

// Stand-ins for methods an app does not implement: each only says so.
extension UISceneDelegate {
  private func isMissing(_ method: String) { MissingMethods.mark(method, on: self) }

  /// Stands in for a method the app does not implement.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    isMissing("scene(_:willConnectTo:options:)")
  }

  /// Stands in for a method the app does not implement.
  public func sceneDidDisconnect(_ scene: UIScene) { isMissing("sceneDidDisconnect(_:)") }

  /// Stands in for a method the app does not implement.
  public func sceneDidBecomeActive(_ scene: UIScene) { isMissing("sceneDidBecomeActive(_:)") }

  /// Stands in for a method the app does not implement.
  public func sceneWillResignActive(_ scene: UIScene) { isMissing("sceneWillResignActive(_:)") }

  /// Stands in for a method the app does not implement.
  public func sceneWillEnterForeground(_ scene: UIScene) {
    isMissing("sceneWillEnterForeground(_:)")
  }

  /// Stands in for a method the app does not implement.
  public func sceneDidEnterBackground(_ scene: UIScene) {
    isMissing("sceneDidEnterBackground(_:)")
  }

  /// Stands in for a method the app does not implement.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    isMissing("scene(_:openURLContexts:)")
  }

  /// Stands in for a method the app does not implement.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    isMissing("scene(_:willContinueUserActivityWithType:)")
  }

  /// Stands in for a method the app does not implement.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    isMissing("scene(_:continue:)")
  }
}

extension UIWindowSceneDelegate {
  /// Stands in for a method the app does not implement.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    MissingMethods.mark("windowScene(_:performActionFor:completionHandler:)", on: self)
  }

  /// Stands in for a method the app does not implement.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    MissingMethods.mark(ShortcutMethod.windowScene, on: self)
    return false
  }

  /// No window.
  public var window: UIWindow? {
    get { nil }
    set { preconditionFailure("the scene delegate has no window property to set") }
  }
}

import GlidepathUIKit
public import UIKit

/// Owns the window of one scene.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The scene's window.
  public var window: UIWindow?

  /// Makes the window, then hands over what the scene was opened for.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = ShopWindow(windowScene: windowScene)
    window?.makeKeyAndVisible()
    Shop.push.connect(scene, connectionOptions)
  }

  /// Takes up what was left.
  public func sceneWillEnterForeground(_ scene: UIScene) { Shop.lifeCycle.willEnterForeground() }

  /// Goes on with what was paused.
  public func sceneDidBecomeActive(_ scene: UIScene) { Shop.lifeCycle.didBecomeActive() }

  /// Pauses.
  public func sceneWillResignActive(_ scene: UIScene) { Shop.lifeCycle.willResignActive() }

  /// Saves the user's work and releases what can be made again.
  public func sceneDidEnterBackground(_ scene: UIScene) { Shop.lifeCycle.didEnterBackground() }

  /// Follows URLs of the shop's scheme.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    Shop.push.open(URLContexts, in: scene)
  }

  /// Follows a web link that the shop claims.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    Shop.push.continue(userActivity, in: scene)
  }

  /// Does what was chosen on the app's icon.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    completionHandler(Shop.push.perform(shortcutItem, in: windowScene))
  }
}

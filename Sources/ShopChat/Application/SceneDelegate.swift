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
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = Shop.startScreen()
    window.makeKeyAndVisible()
    self.window = window
    Shop.push.connect(scene, connectionOptions)
  }
}

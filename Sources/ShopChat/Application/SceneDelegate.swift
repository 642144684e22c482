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
}

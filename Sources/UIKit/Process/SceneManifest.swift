import Foundation

/// What the app's Info.plist says about its scenes.
@MainActor enum SceneManifest {
  /// Whether the app is built for scenes.
  static var exists: Bool { manifest != nil }

  /// The configuration for windows on the device's display; without delegate class where the
  /// manifest names none.
  static var configuration: UISceneConfiguration {
    let entry = windowConfigurations.first
    let configuration = UISceneConfiguration(
      name: entry?["UISceneConfigurationName"] as? String, sessionRole: .windowApplication)
    if let name = entry?["UISceneDelegateClassName"] as? String {
      guard let type = AppClass.named(name) else {
        preconditionFailure("the scene manifest names \(name), a class that the app does not have")
      }
      configuration.delegateClass = type
    }
    return configuration
  }

  private static var manifest: [String: Any]? {
    Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any]
  }

  private static var windowConfigurations: [[String: Any]] {
    let all = manifest?["UISceneConfigurations"] as? [String: Any]
    return all?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]] ?? []
  }
}

import PhoneLink

/// Puts an interface into scenes that have no delegate class, in the place of SwiftUI, which does not
/// exist on Linux.
///
/// It proves the pattern of callbacks that such an app gets, not SwiftUI's views.
@_spi(Phone) @MainActor public enum SwiftUIStandIn {
  /// Makes the window of a scene; what an app's `WindowGroup` would do.
  public static var makeWindow: (@MainActor (UIWindowScene) -> UIWindow)?

  private static var windows: [SceneID: UIWindow] = [:]

  static func show(in scene: UIWindowScene) {
    guard let window = makeWindow?(scene) else { return }
    windows[scene.session.phoneID] = window
    window.makeKeyAndVisible()
  }

  static func close(_ scene: SceneID) { windows[scene] = nil }
}

#if canImport(UIKit)
  import Glidepath
  import UIKit

  /// The windows that taps can land in.
  @MainActor struct SceneWindows {
    let usesScenes: Bool

    /// The scenes that have a window, each with the one of its windows that taps land in, in an order
    /// that stays.
    var all: [(scene: SceneID, window: UIWindow)] {
      guard usesScenes else {
        return main(of: UIApplication.shared.windows).map { [(.application, $0)] } ?? []
      }
      return UIApplication.shared.connectedScenes
        .compactMap { $0 as? UIWindowScene }
        .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
        .compactMap { scene in
          main(of: scene.windows).map { (SceneID(scene.session.persistentIdentifier), $0) }
        }
    }

    /// The root of a scene's window.
    func root(of scene: SceneID) -> UIViewController? {
      all.first { $0.scene == scene }?.window.rootViewController
    }

    private func main(of windows: [UIWindow]) -> UIWindow? {
      windows.last { $0.isKeyWindow } ?? windows.last
    }
  }
#endif

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
        return main(of: windowsOfApp).map { [(.application, $0)] } ?? []
      }
      return windowScenes.compactMap { scene in
        main(of: scene.windows).map { (SceneID(scene), $0) }
      }
    }

    /// The root of a scene's window.
    func root(of scene: SceneID) -> UIViewController? {
      all.first { $0.scene == scene }?.window.rootViewController
    }

    /// The windows of an app without scenes: from iOS 13 on UIKit puts them into a scene all the
    /// same, before they are in none and the delegate's is the one that counts.
    private var windowsOfApp: [UIWindow] {
      guard !SystemVersion.atLeast(13) else { return windowScenes.flatMap(\.windows) }
      // Optional twice where the property need not be there.
      let window = UIApplication.shared.delegate?.window ?? nil
      return window.map { [$0] } ?? []
    }

    private var windowScenes: [UIWindowScene] {
      UIApplication.shared.connectedScenes
        .compactMap { $0 as? UIWindowScene }
        .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
    }

    private func main(of windows: [UIWindow]) -> UIWindow? {
      windows.last { $0.isKeyWindow } ?? windows.last
    }
  }
#endif

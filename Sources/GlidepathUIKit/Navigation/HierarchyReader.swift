#if canImport(UIKit)
  import Glidepath
  import UIKit

  /// Turns what stands in the app's windows into the core's values.
  @MainActor struct HierarchyReader {
    let shown: ShownScreens
    let usesScenes: Bool

    /// One hierarchy for each scene that has a window with a root, in an order that stays.
    func hierarchies() -> [Hierarchy] {
      guard usesScenes else {
        return [hierarchy(of: .application, in: UIApplication.shared.windows)].compactMap { $0 }
      }
      return UIApplication.shared.connectedScenes
        .compactMap { $0 as? UIWindowScene }
        .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
        .compactMap { hierarchy(of: SceneID($0.session.persistentIdentifier), in: $0.windows) }
    }

    /// The hierarchy of one scene; nil while it has none.
    func hierarchy(of scene: SceneID) -> Hierarchy? {
      hierarchies().first { $0.scene == scene }
    }

    private func hierarchy(of scene: SceneID, in windows: [UIWindow]) -> Hierarchy? {
      let window = windows.last { $0.isKeyWindow } ?? windows.last
      return window?.rootViewController.map { Hierarchy(scene: scene, root: node($0)) }
    }

    private func node(_ controller: UIViewController) -> Node {
      let id = shown.id(of: controller)
      guard let navigation = controller as? UINavigationController else {
        return .content(.init(id: id, address: shown.address(of: controller)))
      }
      return .stack(.init(id: id, children: navigation.viewControllers.map(node)))
    }
  }
#endif

#if canImport(UIKit)
  import Glidepath
  import UIKit

  /// Hears of touches on tab bars, without being a tab bar controller's delegate and without taking any
  /// touch: a tab that is touched again goes to its lowest screen, which looks like Back otherwise.
  @MainActor final class TabBarTouches: NSObject, UIGestureRecognizerDelegate {
    private struct Entry {
      weak var bar: UITabBar?
      let recognizer: UITapGestureRecognizer
      let scene: SceneID
    }

    private var entries: [Entry] = []
    private let touched: @MainActor (SceneID) -> Void

    init(touched: @escaping @MainActor (SceneID) -> Void) { self.touched = touched }

    /// Listens to the tab bars in sight from now on.
    func listen(in windows: SceneWindows) {
      for (scene, window) in windows.all {
        for case let tabs as UITabBarController in window.rootViewController?.visiblePath ?? [] {
          listen(to: tabs.tabBar, in: scene)
        }
      }
    }

    private func listen(to bar: UITabBar, in scene: SceneID) {
      entries.removeAll { $0.bar == nil }
      guard !entries.contains(where: { $0.bar === bar }) else { return }
      let recognizer = UITapGestureRecognizer()
      recognizer.cancelsTouchesInView = false
      recognizer.delegate = self
      bar.addGestureRecognizer(recognizer)
      entries.append(Entry(bar: bar, recognizer: recognizer, scene: scene))
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      if let entry = entries.first(where: { $0.recognizer === gestureRecognizer }) {
        touched(entry.scene)
      }
      // The touch is the tab bar's.
      return false
    }
  }
#endif

import GlidepathTesting
import UIKit

/// What an app noted in its process, readable as the name of its screen.
@MainActor enum Diary {
  /// Shows the notes; there is one per process.
  static let page = UIViewController()
  private static var lines: [String] = []
  private static var observers: [any NSObjectProtocol] = []

  static func note(_ line: String) {
    lines.append(line)
    page.restorationIdentifier = lines.joined(separator: "\n")
  }

  /// Notes every post of the names, as the last part of the name says it.
  static func notePosts(_ names: [Notification.Name]) {
    observers += names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { note("post \(name.rawValue)") }
      }
    }
  }

  /// The app delegate's window with the notes; nil where scenes have the windows.
  static func windowWithoutScene() -> UIWindow? {
    guard Bundle.main.infoDictionary?["UIApplicationSceneManifest"] == nil else { return nil }
    return show(in: UIWindow(frame: UIScreen.main.bounds))
  }

  /// A scene's window with the notes.
  static func window(in scene: UIScene) -> UIWindow? {
    (scene as? UIWindowScene).map { show(in: UIWindow(windowScene: $0)) }
  }

  private static func show(in window: UIWindow) -> UIWindow {
    page.restorationIdentifier = lines.joined(separator: "\n")
    window.rootViewController = page
    window.makeKeyAndVisible()
    return window
  }
}

extension Phone {
  /// What the app's process noted so far; the app must be in front.
  var diary: [String] {
    (screen ?? "").split(separator: "\n").map(String.init)
  }
}

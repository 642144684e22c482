import Foundation
import PhoneLink

/// An app's Info.plist, made to say what the architecture of a run needs.
struct InfoPlist {
  private static let sceneManifest = "UIApplicationSceneManifest"
  private static let sceneConfigurations = "UISceneConfigurations"
  private static let windowRole = "UIWindowSceneSessionRoleApplication"
  private static let delegateClass = "UISceneDelegateClassName"

  private var entries: [String: Any] = [:]
  private let place: String

  /// Looks where an app keeps it: beside an executable in a `.app` folder, else among the resources
  /// that the package manager puts next to the executable.
  ///
  /// An app without one has an empty one.
  init(of app: URL) {
    let places = Self.places(of: app)
    place = places.first?.path ?? app.deletingLastPathComponent().path
    for file in places {
      guard let data = try? Data(contentsOf: file),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let entries = list as? [String: Any]
      else { continue }
      self.entries = entries
      return
    }
  }

  /// What an app with one kind of scene needs.
  init(sceneDelegate: String?) {
    place = "the app's scene manifest"
    var configuration: [String: Any] = ["UISceneConfigurationName": "Default Configuration"]
    if let sceneDelegate { configuration[Self.delegateClass] = sceneDelegate }
    entries = [
      "UIBackgroundModes": ["remote-notification"],
      Self.sceneManifest: [
        "UIApplicationSupportsMultipleScenes": true,
        Self.sceneConfigurations: [Self.windowRole: [configuration]],
      ],
    ]
  }

  private static func places(of app: URL) -> [URL] {
    let folder = app.deletingLastPathComponent()
    let bundles = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let resources = bundles.filter { $0.hasSuffix("_\(app.lastPathComponent).resources") }.sorted()
    return [folder.appendingPathComponent("Info.plist")]
      + resources.map { folder.appendingPathComponent("\($0)/AppBundle/Info.plist") }
  }

  /// The file's bytes for a run: without scenes for an app delegate alone, without the scene's
  /// delegate class where SwiftUI would bring its own.
  func adapted(to architecture: Architecture) throws(AppProcessError) -> Data {
    var entries = self.entries
    switch architecture {
    case .appDelegate:
      entries[Self.sceneManifest] = nil
    case .scene:
      guard entries[Self.sceneManifest] != nil else { throw .noSceneManifest(path: place) }
    case .swiftUI:
      entries[Self.sceneManifest] = [Self.sceneConfigurations: [Self.windowRole: [[String: Any]()]]]
    }
    do {
      return try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0)
    } catch {
      throw .sandbox("\(place) cannot be written anew: \(error.localizedDescription)")
    }
  }
}

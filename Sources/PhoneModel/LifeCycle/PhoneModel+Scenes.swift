public import PhoneLink

/// A scene that is about to connect.
struct PlannedConnection: Hashable, Sendable {
  /// Whether the app is asked for a configuration first.
  var asksForConfiguration: Bool
}

extension PhoneModel {
  /// How the app takes part in the life cycle on this phone: scenes need iOS 13, and an app with a
  /// scene manifest uses its app delegate below.
  var architecture: Architecture {
    configuration.system < SystemVersion(13) ? .appDelegate : configuration.architecture
  }

  var usesScenes: Bool { architecture != .appDelegate }

  /// Whether the app is asked is open only for a session that the system has seen before.
  mutating func planConnection() -> PlannedConnection {
    guard hasSceneSession else { return PlannedConnection(asksForConfiguration: true) }
    let isAsked = consult(.configurationAsked, \.configurationAsked) == .everyConnection
    return PlannedConnection(asksForConfiguration: isAsked)
  }

  /// Connects the scene, with what made it connect.
  func connect(_ plan: PlannedConnection, _ connection: SceneConnection) -> [Step] {
    let asking: [Step] =
      plan.asksForConfiguration ? [.call(.configurationForConnecting(connection))] : []
    return asking + [.call(.sceneWillConnect(connection))]
  }

  /// Keeps account of the scene as its callbacks are made.
  mutating func noteScene(_ callback: Callback) {
    switch callback {
    case .sceneWillConnect:
      process.hasScene = true
      hasSceneSession = true
    case .sceneDidDisconnect:
      process.hasScene = false
    default:
      break
    }
  }
}

extension Callback {
  /// Whether a delegate of the app is called, if it implements the method.
  ///
  /// A SwiftUI app's scene has no delegate class: its scene callbacks only move the scene and post
  /// UIKit's notifications.
  public func reachesDelegate(in architecture: Architecture) -> Bool {
    guard architecture == .swiftUI else { return true }
    switch self {
    case .sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive,
      .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect, .sceneOpenURLs,
      .sceneWillContinueUserActivity, .sceneContinueUserActivity, .scenePerformShortcut:
      return false
    default:
      return true
    }
  }
}

/// One call of iOS into an app, as a value.
///
/// The phone model makes them, the simulated UIKit calls the app's delegates with them.
public enum Callback: Hashable, Sendable, Codable {
  /// `application(_:willFinishLaunchingWithOptions:)`.
  case willFinishLaunching(LaunchOptions)
  /// `application(_:didFinishLaunchingWithOptions:)`.
  case didFinishLaunching(LaunchOptions)
  /// `application(_:configurationForConnecting:options:)`.
  case configurationForConnecting(SceneConnection)
  /// `scene(_:willConnectTo:options:)`.
  case sceneWillConnect(SceneConnection)
  /// `sceneWillEnterForeground(_:)`.
  case sceneWillEnterForeground(SceneID)
  /// `sceneDidBecomeActive(_:)`.
  case sceneDidBecomeActive(SceneID)
  /// `sceneWillResignActive(_:)`.
  case sceneWillResignActive(SceneID)
  /// `sceneDidEnterBackground(_:)`.
  case sceneDidEnterBackground(SceneID)
  /// `sceneDidDisconnect(_:)`.
  case sceneDidDisconnect(SceneID)
  /// `applicationWillEnterForeground(_:)`.
  case applicationWillEnterForeground
  /// `applicationDidBecomeActive(_:)`.
  case applicationDidBecomeActive
  /// `applicationWillResignActive(_:)`.
  case applicationWillResignActive
  /// `applicationDidEnterBackground(_:)`.
  case applicationDidEnterBackground
  /// `applicationWillTerminate(_:)`.
  case applicationWillTerminate
  /// `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`; an app that has only
  /// the form without handler gets that one, and the handler counts as called.
  case didReceiveRemoteNotification(PayloadText, HandlerToken)
  /// `userNotificationCenter(_:willPresent:withCompletionHandler:)`.
  case willPresent(DeliveredNotification, HandlerToken)
  /// `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
  case didReceive(NotificationAnswer, HandlerToken)
}

/// What the launch callbacks are given.
public struct LaunchOptions: Hashable, Sendable, Codable {
  /// The value of `UIApplication.LaunchOptionsKey.remoteNotification`.
  public var remoteNotification: PayloadText?

  /// Makes launch options; without arguments the app gets nil.
  public init(remoteNotification: PayloadText? = nil) {
    self.remoteNotification = remoteNotification
  }
}

/// What a connecting scene is given.
public struct SceneConnection: Hashable, Sendable, Codable {
  /// The scene that connects.
  public var scene: SceneID
  /// The value of `UIScene.ConnectionOptions.notificationResponse`.
  public var notificationResponse: NotificationAnswer?

  /// Makes a connection's options.
  public init(scene: SceneID, notificationResponse: NotificationAnswer? = nil) {
    self.scene = scene
    self.notificationResponse = notificationResponse
  }
}

extension Callback {
  /// The method's full name, as scenario files and Apple's documentation write it.
  public var name: String {
    switch self {
    case .willFinishLaunching: "application(_:willFinishLaunchingWithOptions:)"
    case .didFinishLaunching: "application(_:didFinishLaunchingWithOptions:)"
    case .configurationForConnecting: "application(_:configurationForConnecting:options:)"
    case .sceneWillConnect: "scene(_:willConnectTo:options:)"
    case .sceneWillEnterForeground: "sceneWillEnterForeground(_:)"
    case .sceneDidBecomeActive: "sceneDidBecomeActive(_:)"
    case .sceneWillResignActive: "sceneWillResignActive(_:)"
    case .sceneDidEnterBackground: "sceneDidEnterBackground(_:)"
    case .sceneDidDisconnect: "sceneDidDisconnect(_:)"
    case .applicationWillEnterForeground: "applicationWillEnterForeground(_:)"
    case .applicationDidBecomeActive: "applicationDidBecomeActive(_:)"
    case .applicationWillResignActive: "applicationWillResignActive(_:)"
    case .applicationDidEnterBackground: "applicationDidEnterBackground(_:)"
    case .applicationWillTerminate: "applicationWillTerminate(_:)"
    case .didReceiveRemoteNotification:
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
    case .willPresent: "userNotificationCenter(_:willPresent:withCompletionHandler:)"
    case .didReceive: "userNotificationCenter(_:didReceive:withCompletionHandler:)"
    }
  }
}

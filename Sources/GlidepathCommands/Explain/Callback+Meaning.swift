import PhoneLink

extension Callback {
  /// What the callback means to somebody who never wrote an app, with what it brings.
  var meaning: String {
    switch self {
    case .willFinishLaunching(let options), .didFinishLaunching(let options):
      "the app starts" + (options.remoteNotification == nil ? "" : ", with the push")
    case .configurationForConnecting(let connection):
      "iOS asks how the window is to be made" + Self.words(connection)
    case .sceneWillConnect(let connection): "the app makes its window" + Self.words(connection)
    case .sceneWillEnterForeground, .applicationWillEnterForeground: "the app comes to the front"
    case .sceneDidBecomeActive, .applicationDidBecomeActive: "the user can touch the app"
    case .sceneWillResignActive, .applicationWillResignActive: "something comes to lie over the app"
    case .sceneDidEnterBackground, .applicationDidEnterBackground: "the app is in the background"
    case .sceneDidDisconnect: "the window is gone"
    case .applicationWillTerminate: "the app's process is about to end"
    case .didReceiveRemoteNotification, .didReceiveRemoteNotificationWithoutHandler:
      "the push is handed over"
    case .willPresent: "iOS asks what is to be shown of the push"
    case .didReceive: "the tap is handed over"
    case .handleAction: "the chosen action is handed over"
    case .openURL, .openURLFromSource, .sceneOpenURLs: "a link is handed over"
    case .willContinueUserActivity, .continueUserActivity, .sceneWillContinueUserActivity,
      .sceneContinueUserActivity:
      "a web link is handed over"
    case .performShortcut, .scenePerformShortcut: "a quick action is handed over"
    case .protectedDataWillBecomeUnavailable: "protected files are about to be closed"
    case .protectedDataDidBecomeAvailable: "protected files can be read again"
    }
  }

  private static func words(_ connection: SceneConnection) -> String {
    connection.notificationResponse == nil ? "" : ", with the tap"
  }
}

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
    case .didReceiveRemoteNotificationWithoutHandler:
      "application(_:didReceiveRemoteNotification:)"
    case .willPresent: "userNotificationCenter(_:willPresent:withCompletionHandler:)"
    case .didReceive: "userNotificationCenter(_:didReceive:withCompletionHandler:)"
    case .handleAction(let answer, _):
      answer.text == nil
        ? "application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)"
        : "application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:"
          + "completionHandler:)"
    case .openURL: "application(_:open:options:)"
    case .openURLFromSource: "application(_:open:sourceApplication:annotation:)"
    case .willContinueUserActivity: "application(_:willContinueUserActivityWithType:)"
    case .continueUserActivity: "application(_:continue:restorationHandler:)"
    case .performShortcut: "application(_:performActionFor:completionHandler:)"
    case .sceneOpenURLs: "scene(_:openURLContexts:)"
    case .sceneWillContinueUserActivity: "scene(_:willContinueUserActivityWithType:)"
    case .sceneContinueUserActivity: "scene(_:continue:)"
    case .scenePerformShortcut: "windowScene(_:performActionFor:completionHandler:)"
    case .protectedDataWillBecomeUnavailable: "applicationProtectedDataWillBecomeUnavailable(_:)"
    case .protectedDataDidBecomeAvailable: "applicationProtectedDataDidBecomeAvailable(_:)"
    }
  }
}

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
  /// `application(_:didReceiveRemoteNotification:)`, where iOS calls this form and no other.
  case didReceiveRemoteNotificationWithoutHandler(PayloadText)
  /// `userNotificationCenter(_:willPresent:withCompletionHandler:)`.
  case willPresent(DeliveredNotification, HandlerToken)
  /// `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
  case didReceive(NotificationAnswer, HandlerToken)
  /// `application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)`, or the
  /// form with `withResponseInfo:` when the user typed a text (iOS 8 and 9).
  case handleAction(NotificationAnswer, HandlerToken)
  /// `application(_:open:options:)` (iOS 9).
  case openURL(String)
  /// `application(_:open:sourceApplication:annotation:)`, its form before iOS 9.
  case openURLFromSource(String)
  /// `application(_:willContinueUserActivityWithType:)`.
  case willContinueUserActivity(type: String)
  /// `application(_:continue:restorationHandler:)`.
  case continueUserActivity(UserActivity)
  /// `application(_:performActionFor:completionHandler:)`.
  case performShortcut(ShortcutItem, HandlerToken)
  /// `scene(_:openURLContexts:)`.
  case sceneOpenURLs(SceneID, [String])
  /// `scene(_:willContinueUserActivityWithType:)`.
  case sceneWillContinueUserActivity(SceneID, type: String)
  /// `scene(_:continue:)`.
  case sceneContinueUserActivity(SceneID, UserActivity)
  /// `windowScene(_:performActionFor:completionHandler:)`.
  case scenePerformShortcut(SceneID, ShortcutItem, HandlerToken)
  /// `applicationProtectedDataWillBecomeUnavailable(_:)`.
  case protectedDataWillBecomeUnavailable
  /// `applicationProtectedDataDidBecomeAvailable(_:)`.
  case protectedDataDidBecomeAvailable
}

/// Every name of the scenario format. A table: what moves from `later` to `built` is a feature.
extension Vocabulary {
  static let scenario = Vocabulary(
    noun: "key", built: ["name", "tags", "phone", "app", "steps"], later: ["matrix"])

  static let phone = Vocabulary(
    noun: "phone key", built: ["ios", "sdk", "architecture", "choices"])

  static let app = Vocabulary(
    noun: "app key", built: ["hierarchy", "signedIn", "account"],
    later: [
      "accounts", "readyAfter", "readyTooEarly", "defaultScreenAfter", "resetsAfterBackground",
      "appLock", "refusesLeaving", "failsToPush", "otherSDK", "lateDelegate", "omits",
      "backgroundWork", "handsOverLaunchOptions",
    ])

  static let hierarchy = Vocabulary(
    noun: "hierarchy", built: ["navigation"], later: ["drawer-tabs", "tabs", "split", "plain"])

  static let step = Vocabulary(
    noun: "step",
    built: ["launch", "home", "kill", "terminate", "push", "tap", "back", "expect", "advance"],
    later: [
      "switcher", "return", "crash", "reboot", "lock", "unlock", "unlockApp", "notify", "action",
      "dismiss", "clear", "link", "select", "open", "drawer", "present", "dismissModal", "alert",
      "signIn", "switchAccount", "signOut", "openWindow", "focusWindow", "closeWindow",
      "minimiseWindow", "restoreWindow", "server", "authorise", "now", "atOnce",
    ])

  static let push = Vocabulary(
    noun: "push key", built: ["id", "payload", "file"], later: ["collapseId", "extension"])

  static let tap = Vocabulary(noun: "tap key", built: ["id", "from"])

  static let tapOrigin = Vocabulary(
    noun: "place of a tap", built: ["center"], later: ["banner", "lockscreen"])

  static let expectation = Vocabulary(
    noun: "expectation",
    built: [
      "screen", "stack", "landings", "reports", "fetchCompletions", "callbacks", "state", "alive",
      "center",
    ],
    later: ["tab", "modal", "tabBadges", "badge", "banner", "unread", "messages", "remembered"])

  static let callbacks = Vocabulary(noun: "callbacks key", built: ["contains"])

  static let state = Vocabulary(
    noun: "state", built: ["notRunning", "inactive", "active", "background", "suspended"])

  static let report = Vocabulary(
    noun: "report code",
    built: [
      "noTarget", "unknownTarget", "missingParameter", "badParameter", "noContainer",
      "navigationFailed", "expired", "superseded", "interrupted", "vetoed", "unknownAccount",
      "targetGone", "payloadInvalid", "delegateLate", "delegateReplaced", "callbackMissing",
      "registrationMissing", "sceneLifecycleMissing", "completionTwice", "completionLate",
    ])

  static let callback = Vocabulary(
    noun: "callback",
    built: [
      "application(_:willFinishLaunchingWithOptions:)",
      "application(_:didFinishLaunchingWithOptions:)",
      "application(_:configurationForConnecting:options:)",
      "scene(_:willConnectTo:options:)",
      "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)", "sceneWillResignActive(_:)",
      "sceneDidEnterBackground(_:)", "sceneDidDisconnect(_:)",
      "applicationWillEnterForeground(_:)", "applicationDidBecomeActive(_:)",
      "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
      "applicationWillTerminate(_:)",
      "application(_:didReceiveRemoteNotification:)",
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
      "userNotificationCenter(_:willPresent:withCompletionHandler:)",
      "userNotificationCenter(_:didReceive:withCompletionHandler:)",
    ],
    later: [
      "application(_:didDiscardSceneSessions:)",
      "application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)",
      "application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:"
        + "completionHandler:)",
    ])
}

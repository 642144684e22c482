import PhoneModel

/// Every name of the scenario format.
///
/// A table: what moves from `later` to `built` is a feature.
extension Vocabulary {
  static let scenario = Vocabulary(
    noun: "key", built: ["name", "tags", "phone", "app", "steps", "matrix"])

  static let phone = Vocabulary(
    noun: "phone key", built: ["ios", "sdk", "architecture", "choices"])

  static let app = Vocabulary(
    noun: "app key", built: ["hierarchy", "signedIn", "account", "otherSDK"],
    later: [
      "accounts",
      "readyAfter", "readyTooEarly", "defaultScreenAfter", "resetsAfterBackground", "appLock",
      "refusesLeaving", "failsToPush", "lateDelegate", "omits", "backgroundWork",
      "handsOverLaunchOptions",
    ])

  static let hierarchy = Vocabulary(
    noun: "hierarchy", built: AppSettings.Hierarchy.allCases.map(\.rawValue))

  static let otherSDK = Vocabulary(
    noun: "kind of other SDK", built: ["proxies"],
    later: ["replacesDelegate", "insists", "forwardsTwice"])

  static let backgroundWork = Vocabulary(
    noun: "background work", built: ["never", "twice"])

  static let omission = Vocabulary(
    noun: "callback or", built: callback.built + callback.later + ["registration"])

  static let step = Vocabulary(
    noun: "step",
    built: [
      "launch", "home", "switcher", "return", "kill", "terminate", "crash", "reboot", "lock",
      "unlock", "push", "notify", "tap", "action", "dismiss", "clear", "link", "select", "open",
      "back", "drawer", "present", "dismissModal", "alert", "signIn", "switchAccount", "signOut",
      "authorise", "advance", "expect", "atOnce",
    ],
    later: [
      "unlockApp", "openWindow", "focusWindow", "closeWindow", "minimiseWindow", "restoreWindow",
      "server", "now",
    ])

  static let push = Vocabulary(
    noun: "push key", built: ["id", "payload", "file", "collapseId", "extension"])

  static let notify = Vocabulary(noun: "notify key", built: ["id", "payload"])

  static let tap = Vocabulary(noun: "tap key", built: ["id", "from"])

  static let tapOrigin = Vocabulary(
    noun: "place of a tap", built: TapOrigin.allCases.map(\.rawValue))

  static let action = Vocabulary(noun: "action key", built: ["id", "action", "text"])

  static let presentation = Vocabulary(noun: "present key", built: ["screen", "unsaved"])

  static let tab = Vocabulary(
    noun: "tab", built: ["home", "conversations", "orders", "settings"])

  static let screen = Vocabulary(
    noun: "screen",
    built: [
      "home", "product", "orders", "orderDetail", "messageCenter", "conversations", "conversation",
      "compose", "settings", "login",
    ])

  static let modal = Vocabulary(noun: "modal screen", built: ["compose"])

  static let drawerMove = Vocabulary(noun: "move of the drawer", built: ["open", "close"])

  static let authorisation = Vocabulary(
    noun: "authorisation", built: ["granted", "denied", "provisional"])

  static let server = Vocabulary(
    noun: "server key",
    built: [
      "total", "unread", "levels", "quiet", "messages", "readElsewhere", "gone", "latency", "fail",
    ])

  static let quietHours = Vocabulary(noun: "quiet key", built: ["from", "to", "timeZone"])

  static let message = Vocabulary(noun: "message key", built: ["id", "text", "sentAt"])

  static let expectation = Vocabulary(
    noun: "expectation",
    built: [
      "screen", "stack", "tab", "modal", "tabBadges", "badge", "banner", "landings", "reports",
      "fetchCompletions", "callbacks", "remembered", "state", "alive", "center",
    ],
    later: ["unread", "messages"])

  static let banner = Vocabulary(noun: "value of \"banner\",", built: ["shown", "none"])

  static let presentationOption = Vocabulary(
    noun: "presentation option", built: ["alert", "badge", "banner", "list", "sound"])

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
      "application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)",
      "application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:"
        + "completionHandler:)",
      "application(_:open:options:)", "application(_:open:sourceApplication:annotation:)",
      "application(_:willContinueUserActivityWithType:)",
      "application(_:continue:restorationHandler:)", "scene(_:openURLContexts:)",
      "scene(_:willContinueUserActivityWithType:)", "scene(_:continue:)",
      "applicationProtectedDataWillBecomeUnavailable(_:)",
      "applicationProtectedDataDidBecomeAvailable(_:)",
    ],
    later: ["application(_:didDiscardSceneSessions:)"])
}

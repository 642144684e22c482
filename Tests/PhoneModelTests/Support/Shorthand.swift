import PhoneLink

@testable import PhoneModel

/// Orders in the short names of the specification: `wFL(RN) dFL(RN) dR aActive`.
enum Shorthand {
  /// What the app's delegates get of the orders.
  static func told(_ orders: [PhoneOrder], in architecture: Architecture) -> String {
    orders.compactMap { order in
      guard case .deliver(let callback, _) = order, callback.reachesDelegate(in: architecture)
      else { return nil }
      return name(callback)
    }.joined(separator: " ")
  }

  /// Everything the app's process gets, in SwiftUI apps too.
  static func all(_ orders: [PhoneOrder]) -> String { told(orders, in: .scene) }

  static func name(_ callback: Callback) -> String {
    switch callback {
    case .willFinishLaunching(let options): "wFL" + mark(options)
    case .didFinishLaunching(let options): "dFL" + mark(options)
    case .configurationForConnecting(let connection): "cfg" + mark(connection)
    case .sceneWillConnect(let connection): "sConn" + mark(connection)
    case .sceneWillEnterForeground: "sFg"
    case .sceneDidBecomeActive: "sActive"
    case .sceneWillResignActive: "sResign"
    case .sceneDidEnterBackground: "sBg"
    case .sceneDidDisconnect: "sDisc"
    case .applicationWillEnterForeground: "aFg"
    case .applicationDidBecomeActive: "aActive"
    case .applicationWillResignActive: "aResign"
    case .applicationDidEnterBackground: "aBg"
    case .applicationWillTerminate: "aTerm"
    case .didReceiveRemoteNotification: "fetch"
    case .didReceiveRemoteNotificationWithoutHandler: "legacy"
    case .willPresent: "wP"
    case .didReceive(let answer, _): "dR" + mark(answer)
    case .handleAction(let answer, _): "hA" + mark(answer)
    case .openURL: "open"
    case .openURLFromSource: "openFromSource"
    case .willContinueUserActivity: "willContinue"
    case .continueUserActivity: "continue"
    case .performShortcut: "quick"
    case .sceneOpenURLs: "sOpen"
    case .sceneWillContinueUserActivity: "sWillContinue"
    case .sceneContinueUserActivity: "sContinue"
    case .scenePerformShortcut: "sQuick"
    case .protectedDataWillBecomeUnavailable: "closes"
    case .protectedDataDidBecomeAvailable: "opens"
    }
  }

  private static func mark(_ options: LaunchOptions) -> String {
    if options.remoteNotification != nil { return "(RN)" }
    if options.url != nil { return "(URL)" }
    if options.userActivity != nil { return "(UA)" }
    return options.shortcutItem == nil ? "" : "(QA)"
  }

  private static func mark(_ connection: SceneConnection) -> String {
    if connection.notificationResponse != nil { return "(NR)" }
    if !connection.urls.isEmpty { return "(URL)" }
    if !connection.userActivities.isEmpty { return "(UA)" }
    return connection.shortcutItem == nil ? "" : "(QA)"
  }

  /// Nothing for a tap.
  private static func mark(_ answer: NotificationAnswer) -> String {
    switch answer.action {
    case NotificationAnswer.defaultAction: ""
    case NotificationAnswer.dismissAction: "(dismiss)"
    default: "(\(answer.action)\(answer.text.map { ": \($0)" } ?? ""))"
    }
  }
}

extension [PhoneOrder] {
  /// The state in which the callback of this short name runs.
  func state(in shortName: String) -> ApplicationState? {
    for case .deliver(let callback, let state) in self where Shorthand.name(callback) == shortName {
      return state
    }
    return nil
  }
}

import Foundation
import PhoneLink
import Testing

@testable import PhoneModel

/// One row of `ios-callbacks.json`, as far as it is compared.
struct CallbackRow: Decodable {
  struct Call: Decodable {
    struct Options: Decodable {
      var remoteNotification: String?
    }
    struct Detail: Decodable {
      var launchOptions: Options?
      var notificationResponse: String?
      var applicationState: String?
      var activationState: String?
      var actionIdentifier: String?
      /// Of an action before iOS 10.
      var identifier: String?
      var responseInfo: [String: String]?
      var targetScene: String?
    }
    var name: String
    var data: Detail
    var optional: String?
  }
  struct Variant: Decodable {
    var when: String
    var callbacks: [Call]
  }

  var family: [String]
  var architecture: [String]
  var stateBefore: [String]
  var event: [String]
  var reachable: Bool
  var callbacks: [Call]
  var variants: [Variant]?

  static func read() throws -> [CallbackRow] {
    let url = try #require(
      Bundle.module.url(
        forResource: "ios-callbacks", withExtension: "json", subdirectory: "Fixtures"))
    return try JSONDecoder().decode([CallbackRow].self, from: Data(contentsOf: url))
  }

  /// Every kind of app the row is about.
  var cells: [Cell] {
    let wanted = architecture.compactMap { Self.architectures[$0] }
    return Cell.all.filter { cell in
      wanted.contains(cell.architecture)
        && family.contains { Self.families[$0]?.contains(cell.system.major) == true }
    }
  }

  private static let architectures: [String: Architecture] = [
    "appdelegate": .appDelegate, "scene": .scene, "swiftui": .swiftUI,
  ]

  /// iOS 27 behaves as 26.
  private static let families: [String: ClosedRange<Int>] = [
    "7-9": 7...9, "10-12": 10...12, "13-16": 13...16, "17-18": 17...18, "26": 26...27,
  ]

  static let situations: [String: Situation] = [
    "notRunning.userKilled": .forceQuit, "notRunning.systemTerminated": .endedBySystem,
    "suspended": .suspended, "background": .background, "inactive": .inactive, "active": .active,
  ]

  static let events: [String: DefaultRow.Event] = [
    "alertPush": .alertPush, "alertPlusContentAvailable": .wakingAlertPush,
    "silentPush": .silentPush, "tapNotification": .tap, "openByIconWithPushWaiting": .icon,
    "homeOrSwipeUp": .home, "systemTerminates": .endBySystem, "userForceQuits": .forceQuit,
    "actionForeground": .foregroundAction, "actionBackground": .backgroundAction,
    "textInputAction": .textAction, "dismissActionCustom": .dismissal,
    "swipeAway": .plainDismissal, "appSwitcher": .switcher, "return": .return,
  ]
}

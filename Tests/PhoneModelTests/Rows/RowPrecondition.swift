import PhoneLink

@testable import PhoneModel

/// What must be so for a row's variant to apply.
struct RowPrecondition {
  var app = TestPhone.App()
  /// The situation that makes it so, in place of the row's.
  var situation: Situation?
  /// The one version it is about.
  var system: SystemVersion?

  /// By the words of the rows; variants in other words are not compared, for the reason given.
  static let known: [String: RowPrecondition] = [
    "UNUserNotificationCenter.delegate is nil at that moment":
      RowPrecondition(app: TestPhone.App(listens: false)),
    "UNUserNotificationCenter.delegate is nil at that moment and iOS 10.0.x":
      RowPrecondition(app: TestPhone.App(listens: false), system: SystemVersion(10, 0)),
    "delegate set, willPresent not implemented":
      RowPrecondition(
        app: TestPhone.App(lacks: [
          "userNotificationCenter(_:willPresent:withCompletionHandler:)"
        ])),
    "UIKit had disconnected the scene (memory) or the process had been background-launched "
      + "without a scene": RowPrecondition(situation: .launchedByPush),
  ]

  static let reasonsLeft: [String: String] = [
    "only the legacy variant is implemented":
      "which form of the method runs is the simulated UIKit's doing",
    "no connected scene qualifies: a new or restored scene is connected":
      "the phone has no second window yet",
  ]
}

import Foundation
import PhoneLink

/// Does what the user's finger does on the screen.
@MainActor enum UserHand {
  /// Does one step; tells the phone where it is impossible.
  static func take(_ step: UserStep) {
    switch step {
    case .back: PhoneScreen.pressBack()
    case .inApp(let name, let info):
      NotificationCenter.default.post(
        name: Notification.Name(UserStep.inAppPost), object: nil,
        userInfo: info.merging(["step": name]) { $1 })
    case .selectTab, .dismissModal, .press:
      Outbox.shared.emit(.impossible("\(step): no such control is on the screen"))
    }
  }
}

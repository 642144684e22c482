import GlidepathUIKit
import UIKit

/// Where a new message is written; over everything else.
final class ComposeViewController: TextViewController, LeavingScreen {
  var leavePermission: LeavePermission { holdsUnsavedWork ? .notYet : .allowed }
  /// Whether there is text that nobody has sent.
  var holdsUnsavedWork = false {
    didSet { navigationController?.isModalInPresentation = holdsUnsavedWork }
  }

  init() { super.init(title: "New message", text: Shop.lifeCycle.draft.text) }

  /// The user types a text.
  func type(_ text: String) {
    self.text = text
    Shop.lifeCycle.draft.text = text
    holdsUnsavedWork = true
  }
}

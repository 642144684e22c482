import Foundation

/// Why UIKit does nothing when it is asked to present or dismiss.
enum PresentationRefusal {
  case notInWindow(UIViewController)
  case presentationDuringTransition(UIViewController)
  case alreadyPresenting(UIViewController, UIViewController)
  case dismissalDuringTransition(UIViewController)

  /// Why a controller can present nothing now; nil if it can.
  @MainActor init?(presenter: UIViewController) {
    if presenter.modalTransition != nil {
      self = .presentationDuringTransition(presenter)
    } else if let other = presenter.modal.presented {
      self = .alreadyPresenting(presenter, other)
    } else if presenter.viewIfLoaded?.window == nil {
      self = .notInWindow(presenter)
    } else {
      return nil
    }
  }

  /// Writes a line on standard error, as UIKit does into the log.
  @MainActor func tell() {
    FileHandle.standardError.write(Data("UIKit: \(text)\n".utf8))
  }

  @MainActor private var text: String {
    switch self {
    case .notInWindow(let presenter):
      "nothing is presented: the view of \(type(of: presenter)) is in no window"
    case .presentationDuringTransition(let presenter):
      "nothing is presented: \(type(of: presenter)) is still presenting or dismissing"
    case .alreadyPresenting(let presenter, let other):
      "nothing is presented: \(type(of: presenter)) already presents \(type(of: other))"
    case .dismissalDuringTransition(let presenter):
      "nothing is dismissed: \(type(of: presenter)) is still presenting or dismissing"
    }
  }
}

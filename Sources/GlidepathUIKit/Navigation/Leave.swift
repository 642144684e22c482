#if canImport(UIKit)
  import UIKit

  /// Whether screens may be left, by the app's word or by what they say themselves.
  @MainActor struct Leave {
    let permission: (@MainActor (UIViewController) -> LeavePermission?)?

    /// Whether the app can be asked about a screen, so that `isModalInPresentation` is not the last
    /// word.
    func canAsk(about screen: UIViewController) -> Bool {
      permission != nil || screen.heldScreens.contains { $0 is any LeavingScreen }
    }

    /// What becomes of a step that takes these screens away; nil if they may go.
    func objection(to going: [UIViewController]) -> Objection? {
      var isUnsaved = false
      for screen in going.flatMap(\.heldScreens) {
        switch answer(of: screen) {
        case .allowed: continue
        case .notYet: isUnsaved = true
        case .refused(let reason): return .refused(reason)
        }
      }
      return isUnsaved ? .unsaved : nil
    }

    /// Why screens stay.
    enum Objection {
      case unsaved
      case refused(String)
    }

    private func answer(of screen: UIViewController) -> LeavePermission {
      if let answer = permission?(screen) { return answer }
      if let screen = screen as? any LeavingScreen { return screen.leavePermission }
      guard SystemVersion.atLeast(13) else { return .allowed }
      return screen.isModalInPresentation ? .notYet : .allowed
    }
  }

  extension UIViewController {
    /// The controller, all it contains and what is presented over them: what goes when it goes.
    fileprivate var heldScreens: [UIViewController] {
      var held = [self]
      for child in containedControllers { held += child.heldScreens }
      if let presented = presentedViewController, presented.presentingViewController === self {
        held += presented.heldScreens
      }
      return held
    }
  }
#endif

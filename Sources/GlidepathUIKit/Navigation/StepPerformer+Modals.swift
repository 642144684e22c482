#if canImport(UIKit)
  import Glidepath
  import UIKit

  // Steps over and beside the stacks: modals and drawers.
  extension StepPerformer {
    func present(
      _ address: Address, over root: UIViewController?, animated: Bool,
      done: @escaping @MainActor (StepResult) -> Void
    ) {
      guard let presenter = root?.frontController else {
        return done(.refused)
      }
      guard let screen = make(address) else { return done(noScreen(for: address)) }
      let navigation = UINavigationController(rootViewController: screen)
      presenter.present(navigation, animated: animated) { done(.done) }
      // A presentation that UIKit refuses never completes.
      if navigation.presentingViewController == nil { done(.refused) }
    }

    func dismiss(
      _ modal: NodeID, animated: Bool, done: @escaping @MainActor (StepResult) -> Void
    ) {
      guard let controller = shown.controller(modal),
        let presenter = controller.presentingViewController
      else { return done(.refused) }
      if let objection = leave.objection(to: [controller]) { return done(StepResult(objection)) }
      presenter.dismiss(animated: animated) {
        // What waited for it comes first.
        guard animated else { return done(.done) }
        DispatchQueue.main.async { done(.done) }
      }
      if controller.presentingViewController != nil, !controller.isBeingDismissed {
        done(.vetoed("\(type(of: controller)) does not let itself be dismissed"))
      }
    }

    func closeDrawer(
      _ drawer: NodeID, animated: Bool, done: @escaping @MainActor (StepResult) -> Void
    ) {
      guard let drawer = shown.controller(drawer) as? any DrawerContainer else {
        return done(.refused)
      }
      drawer.closeDrawer(animated: animated) {
        done(drawer.isDrawerOpen ? .refused : .done)
      }
    }
  }

  extension StepResult {
    init(_ objection: Leave.Objection) {
      switch objection {
      case .unsaved: self = .unsaved
      case .refused(let reason): self = .vetoed(reason)
      }
    }
  }
#endif

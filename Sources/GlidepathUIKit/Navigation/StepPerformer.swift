#if canImport(UIKit)
  import Glidepath
  import UIKit

  /// Carries single steps of a plan out on the app's navigation controllers.
  @MainActor struct StepPerformer<Screen: Glidepath.Screen> {
    let routes: RouteTable<Screen>
    let screens: any UIKitScreens<Screen>
    let shown: ShownScreens

    /// Does one step; calls `finished` when every transition of it has ended.
    func perform(_ step: Step, finished: @escaping @MainActor (StepResult) -> Void) {
      switch step.change {
      case .push(let address, let stack, _):
        push(address, onto: stack, animated: step.animated, finished: finished)
      case .pop(let target, let stack, let address):
        pop(to: target, in: stack, showing: address, animated: step.animated, finished: finished)
      case .refresh(let target, let address):
        guard let controller = shown.controller(target) else { return finished(.refused) }
        shown.note(address, in: controller)
        finished(.done)
      case .present, .dismiss, .select, .closeDrawer, .replaceStack:
        finished(.failed("\(step.change) is not carried out"))
      }
    }

    private func push(
      _ address: Address, onto stack: NodeID, animated: Bool,
      finished: @escaping @MainActor (StepResult) -> Void
    ) {
      guard let navigation = shown.controller(stack) as? UINavigationController else {
        return finished(.refused)
      }
      guard let screen = routes.screen(for: address) else {
        return finished(.failed("no route makes a screen of \(address.name)"))
      }
      afterTransition(of: navigation) {
        let controller = screens.controller(for: screen)
        shown.note(address, in: controller)
        navigation.pushViewController(controller, animated: animated)
        // An app's own navigation controller may refuse; what is there afterwards decides.
        let arrived = navigation.viewControllers.contains { $0 === controller }
        afterTransition(of: navigation) { finished(arrived ? .done : .refused) }
      }
    }

    private func pop(
      to target: NodeID, in stack: NodeID, showing address: Address, animated: Bool,
      finished: @escaping @MainActor (StepResult) -> Void
    ) {
      guard let navigation = shown.controller(stack) as? UINavigationController,
        let controller = shown.controller(target),
        navigation.viewControllers.contains(where: { $0 === controller })
      else { return finished(.refused) }
      afterTransition(of: navigation) {
        shown.note(address, in: controller)
        navigation.popToViewController(controller, animated: animated)
        afterTransition(of: navigation) { finished(.done) }
      }
    }

    private func afterTransition(
      of controller: UIViewController, _ work: @escaping @MainActor () -> Void
    ) {
      guard let transition = controller.transitionCoordinator else { return work() }
      transition.animate(alongsideTransition: nil) { _ in work() }
    }
  }
#endif

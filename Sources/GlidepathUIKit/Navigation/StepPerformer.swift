#if canImport(UIKit)
  import Glidepath
  import UIKit

  /// Carries single steps of a plan out on the app's controllers.
  ///
  /// An app's own containers may refuse; what is there afterwards decides.
  @MainActor struct StepPerformer<Screen: Glidepath.Screen> {
    let routes: RouteTable<Screen>
    let screens: AnyScreens<Screen>
    let shown: ShownScreens
    let windows: SceneWindows
    let leave: Leave
    /// Told when a screen that was pushed with a ticket has been left, or covered (nil).
    let watched: @MainActor (TicketID?) -> Void
    /// Whether the step is still waited for: one that was held up for too long is not done late.
    let isWanted: @MainActor () -> Bool

    /// Does one step; calls `finished` when its transition has ended, with what was to be seen then.
    func perform<Seen>(
      _ step: Step, seeing see: @escaping @MainActor () -> Seen,
      finished: @escaping @MainActor (StepResult, Seen) -> Void
    ) {
      let root = windows.root(of: step.scene)
      let ordered = root?.visiblePath ?? []
      Transitions.whenEnded(in: root) {
        guard isWanted() else { return }
        // The step was planned for what was to be seen when it was ordered.
        let visible = root?.visiblePath ?? []
        guard windows.root(of: step.scene) === root,
          ordered.elementsEqual(visible, by: { $0 === $1 })
        else { return finished(.refused, see()) }
        start(step, under: root) { result in
          Transitions.whenThisEnded(in: root, seeing: see) { finished(result, $0) }
        }
      }
    }

    private func start(
      _ step: Step, under root: UIViewController?, done: @escaping @MainActor (StepResult) -> Void
    ) {
      switch step.change {
      case .push(let address, let stack, let ticket):
        done(push(address, onto: stack, ticket, animated: step.animated))
      case .pop(let target, let stack, let address):
        done(pop(to: target, in: stack, showing: address, animated: step.animated))
      case .refresh(let target, let address, let ticket):
        done(refresh(target, address, ticket))
      case .present(let address):
        present(address, over: root, animated: step.animated, done: done)
      case .dismiss(let modal):
        dismiss(modal, animated: step.animated, done: done)
      case .select(let tab, let tabs):
        done(select(tab, in: tabs))
      case .closeDrawer(let drawer):
        closeDrawer(drawer, animated: step.animated, done: done)
      case .replaceStack(let addresses, let stack):
        done(replace(stack, with: addresses, animated: step.animated))
      }
    }

    /// A new controller for an address; nil if no route makes a screen of it.
    func make(_ address: Address) -> UIViewController? {
      guard let screen = routes.screen(for: address) else { return nil }
      let controller = screens.controller(for: screen)
      shown.note(address, in: controller)
      return controller
    }

    /// Tells a controller that its address is now this one.
    func refresh(_ controller: UIViewController, _ address: Address) {
      shown.note(address, in: controller)
      if let screen = routes.screen(for: address) { screens.refresh(controller, with: screen) }
    }

    func noScreen(for address: Address) -> StepResult {
      .failed("no route makes a screen of \(address.name)")
    }
  }
#endif

#if canImport(UIKit)
  import Glidepath
  import UIKit

  // Steps inside navigation and tab bar controllers.
  extension StepPerformer {
    func push(
      _ address: Address, onto stack: NodeID, _ ticket: TicketID?, animated: Bool
    ) -> StepResult {
      guard let navigation = shown.controller(stack) as? UINavigationController else {
        return .refused
      }
      guard let controller = make(address) else { return noScreen(for: address) }
      watch(controller, ticket)
      navigation.pushViewController(controller, animated: animated)
      let arrived = navigation.viewControllers.contains { $0 === controller }
      return arrived ? .done : .refused
    }

    func pop(
      to target: NodeID, in stack: NodeID, showing address: Address, animated: Bool
    ) -> StepResult {
      guard let navigation = shown.controller(stack) as? UINavigationController,
        let controller = shown.controller(target),
        let place = navigation.viewControllers.firstIndex(where: { $0 === controller })
      else { return .refused }
      let going = Array(navigation.viewControllers[(place + 1)...])
      if let objection = leave.objection(to: going) { return StepResult(objection) }
      refresh(controller, address)
      navigation.popToViewController(controller, animated: animated)
      return navigation.topViewController === controller ? .done : .refused
    }

    func refresh(_ target: NodeID, _ address: Address, _ ticket: TicketID?) -> StepResult {
      guard let controller = shown.controller(target) else { return .refused }
      watch(controller, ticket)
      refresh(controller, address)
      return .done
    }

    /// A screen that was reached by leaving another tab says when it is left in its turn.
    private func watch(_ screen: UIViewController, _ ticket: TicketID?) {
      guard let ticket else { return }
      ReturnSentinel.watch(screen, left: { watched(ticket) }, covered: { watched(nil) })
    }

    func select(_ tab: Int, in tabs: NodeID) -> StepResult {
      guard let bar = shown.controller(tabs) as? UITabBarController,
        let children = bar.viewControllers, children.indices.contains(tab)
      else { return .refused }
      bar.selectedViewController = children[tab]
      return bar.selectedViewController === children[tab] ? .done : .refused
    }

    func replace(
      _ stack: NodeID, with addresses: [Address], animated: Bool
    ) -> StepResult {
      guard let navigation = shown.controller(stack) as? UINavigationController else {
        return .refused
      }
      if let objection = leave.objection(to: Array(navigation.viewControllers.dropFirst())) {
        return StepResult(objection)
      }
      var controllers = Array(navigation.viewControllers.prefix(1))
      for address in addresses {
        guard let controller = make(address) else { return noScreen(for: address) }
        controllers.append(controller)
      }
      navigation.setViewControllers(controllers, animated: animated)
      return navigation.topViewController === controllers.last ? .done : .refused
    }
  }
#endif

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
      if let ticket {
        ReturnSentinel.watch(
          controller, left: { watched(ticket) }, covered: { watched(nil) })
      }
      navigation.pushViewController(controller, animated: animated)
      let arrived = navigation.viewControllers.contains { $0 === controller }
      return arrived ? .done : .refused
    }

    func pop(
      to target: NodeID, in stack: NodeID, showing address: Address, animated: Bool
    ) -> StepResult {
      guard let navigation = shown.controller(stack) as? UINavigationController,
        let controller = shown.controller(target),
        navigation.viewControllers.contains(where: { $0 === controller })
      else { return .refused }
      refresh(controller, address)
      navigation.popToViewController(controller, animated: animated)
      return navigation.topViewController === controller ? .done : .refused
    }

    func refresh(_ target: NodeID, _ address: Address) -> StepResult {
      guard let controller = shown.controller(target) else { return .refused }
      refresh(controller, address)
      return .done
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

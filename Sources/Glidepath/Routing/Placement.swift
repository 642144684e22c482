/// Where a route's screen goes.
public enum Placement: Hashable, Sendable {
  /// Onto the stack the user is in.
  case currentStack
  /// Onto the stack of the tab whose lowest screen's address has this name.
  ///
  /// The tab is selected first. A screen which is itself the lowest one of the tab is gone back to.
  /// Where there are no tabs at all, the stack the user is in takes the screen.
  case tab(String)
  /// Presented over everything, in a navigation controller of its own.
  case modal
}

extension Placement {
  /// As the contract's hash takes it in.
  var contractText: String {
    switch self {
    case .currentStack: "currentStack"
    case .tab(let name): "tab " + name.debugDescription
    case .modal: "modal"
    }
  }
}

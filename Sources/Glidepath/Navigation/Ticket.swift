/// Where Back leads from a landed screen.
enum Ticket: Hashable {
  /// To this address.
  case address(Address)
  /// To a screen that Glidepath was not told of.
  case unknownScreen
  /// Nowhere: nothing lies below.
  case none

  init(below visible: Node.Content, in stack: Node.Stack) {
    let below = stack.screens.last { $0.id != visible.id }
    switch below {
    case nil: self = .none
    case .some(let screen): self = screen.address.map(Ticket.address) ?? .unknownScreen
    }
  }

  /// As records print it.
  var description: String {
    switch self {
    case .address(let address): "back leads \(address.name == "home" ? "" : "to ")\(address)"
    case .unknownScreen: "back leads to the screen below, whose address is not known"
    case .none: "no screen lies below"
    }
  }
}

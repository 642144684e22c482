/// Where Back leads from a landed screen.
enum Ticket: Hashable {
  /// To this address.
  case address(Address)
  /// To the tab that was left, by the address of its lowest screen.
  case tab(Address?)
  /// To a screen that Glidepath was not told of.
  case unknownScreen
  /// Nowhere: nothing lies below.
  case none

  /// Back to a screen, if there is one.
  init(to screen: Node.Content?) {
    switch screen {
    case nil: self = .none
    case .some(let screen): self = screen.address.map(Ticket.address) ?? .unknownScreen
    }
  }

  /// Back to what lies below the visible screen.
  init(below stack: Node.Stack) { self.init(to: stack.screens.dropLast().last) }

  /// Back to a tab, and to whatever it shows.
  init(toTab tab: Node?) {
    let shown = tab?.visibleScreen?.address
    self =
      shown.flatMap { $0.name == "home" ? .address($0) : nil } ?? .tab(tab?.lowestScreen?.address)
  }

  /// As records print it.
  var description: String {
    switch self {
    case .address(let address): "back leads \(address.name == "home" ? "" : "to ")\(address)"
    case .tab(let base): "back leads to \(base.map { $0.name + "'s tab" } ?? "the tab left")"
    case .unknownScreen: "back leads to the screen below, whose address is not known"
    case .none: "no screen lies below"
    }
  }
}

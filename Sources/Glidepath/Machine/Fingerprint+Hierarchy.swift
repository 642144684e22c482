// Fingerprints of hierarchies and steps.
extension Fingerprint {
  mutating func combine(_ text: String) { combine(Self.hash(of: text)) }

  mutating func combine(_ address: Address?) {
    combine(address != nil)
    guard let address else { return }
    combine(address.name)
    combine(address.parameters.count)
    for parameter in address.parameters {
      combine(parameter.key)
      combine(parameter.value)
    }
  }

  fileprivate mutating func combine(_ nodes: [Node]) {
    combine(nodes.count)
    for node in nodes { node.fingerprint(into: &self) }
  }
}

extension Hierarchy {
  func fingerprint(into fingerprint: inout Fingerprint) {
    fingerprint.combine(scene.name)
    root.fingerprint(into: &fingerprint)
    fingerprint.combine(modals.count)
    for modal in modals {
      modal.root.fingerprint(into: &fingerprint)
      fingerprint.combine(modal.kind == .question)
      fingerprint.combine(modal.hasUnsavedWork)
      fingerprint.combine(modal.coversAll)
    }
  }
}

extension Node {
  fileprivate func fingerprint(into fingerprint: inout Fingerprint) {
    fingerprint.combine(id.number)
    switch self {
    case .content(let content):
      fingerprint.combine(0)
      fingerprint.combine(content.address)
    case .stack(let stack):
      fingerprint.combine(1)
      fingerprint.combine(stack.children)
    case .tabs(let tabs):
      fingerprint.combine(2)
      fingerprint.combine(tabs.children)
      fingerprint.combine(tabs.selected ?? -1)
    case .split(let split):
      fingerprint.combine(3)
      fingerprint.combine(split.columns)
    case .drawer(let drawer):
      fingerprint.combine(4)
      drawer.content.fingerprint(into: &fingerprint)
      fingerprint.combine(drawer.isOpen)
    case .container(let container):
      fingerprint.combine(5)
      fingerprint.combine(container.address)
      fingerprint.combine(container.children)
      fingerprint.combine(container.shown ?? -1)
      fingerprint.combine(container.hidden.count)
      for id in container.hidden { fingerprint.combine(id.number) }
      fingerprint.combine(container.turnsPages)
    }
  }
}

extension Step.Change {
  /// The ticket's number is left out: it is the newest one, if there is one.
  func fingerprint(into fingerprint: inout Fingerprint) {
    switch self {
    case .push(let address, onto: let stack, ticket: let ticket):
      fingerprint.combine(0)
      fingerprint.combine(address)
      fingerprint.combine(stack.number)
      fingerprint.combine(ticket != nil)
    case .pop(to: let target, in: let stack, let address):
      fingerprint.combine(1)
      fingerprint.combine(target.number)
      fingerprint.combine(stack.number)
      fingerprint.combine(address)
    case .refresh(let node, let address, ticket: let ticket):
      fingerprint.combine(2)
      fingerprint.combine(node.number)
      fingerprint.combine(address)
      fingerprint.combine(ticket != nil)
    case .present(let address):
      fingerprint.combine(3)
      fingerprint.combine(address)
    case .dismiss(let node):
      fingerprint.combine(4)
      fingerprint.combine(node.number)
    case .select(tab: let place, in: let tabs):
      fingerprint.combine(5)
      fingerprint.combine(place)
      fingerprint.combine(tabs.number)
    case .closeDrawer(let node):
      fingerprint.combine(6)
      fingerprint.combine(node.number)
    case .replaceStack(let addresses, in: let stack):
      fingerprint.combine(7)
      fingerprint.combine(addresses.count)
      for address in addresses { fingerprint.combine(address) }
      fingerprint.combine(stack.number)
    }
  }
}

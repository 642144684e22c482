/// How a scene's hierarchy differs from the one seen before it.
///
/// Everything that depends on whether the user has gone on asks here: superseding, tickets, landed
/// screens, landing again, and what the next step is planned on.
enum Change: Hashable, Sendable, Codable {
  /// Nothing that the user could tell.
  case same
  /// Exactly what Glidepath ordered.
  case ours
  /// The app has put other controllers in the place of those that were there.
  case rebuilt
  /// A screen of unknown address or a question came over the rest, or something there went.
  case covered
  /// So many screens were taken from the top of the stack.
  case back(Int)
  /// Another tab was selected; the address it shows.
  case selected(Address?)
  /// A container of the app's own shows another of the children it keeps, as hand-made tabs do.
  case switched
  /// A screen was added to the stack; its address.
  case opened(Address?)
  /// A screen of known address was presented.
  case presented(Address)

  /// How much a change says; of several at once the one that says most counts.
  private var weight: Int {
    switch self {
    case .same, .ours: 0
    case .covered: 1
    case .back: 2
    case .switched, .opened, .presented: 3
    case .selected: 4
    case .rebuilt: 5
    }
  }

  private func or(_ other: Change) -> Change { other.weight > weight ? other : self }
}

extension Change {
  /// Tells what has happened between two looks at a scene; `expected` is what it was last with the
  /// steps that Glidepath has carried out meanwhile.
  init(from last: Hierarchy, expecting expected: Hierarchy, to now: Hierarchy) {
    let change = Change(from: expected, to: now)
    self = change == .same && expected != last ? .ours : change
  }

  private init(from last: Hierarchy, to now: Hierarchy) {
    let (before, after) = (last.ground, now.ground)
    guard before.root.id == after.root.id else {
      self = .rebuilt
      return
    }
    self = Change(from: before.root, to: after.root)
      .or(Change(from: before.modals, to: after.modals))
  }

  private init(from last: [Modal], to now: [Modal]) {
    let common = zip(last, now).prefix { $0.root.id == $1.root.id }.count
    if common == last.count, common == now.count {
      guard let top = last.last, let newTop = now.last else {
        self = .same
        return
      }
      self = Change(from: top.root, to: newTop.root).insideModal
    } else if let new = now.dropFirst(common).last, new.kind == .screen,
      let address = new.root.visibleScreen?.address
    {
      self = .presented(address)
    } else {
      self = .covered
    }
  }

  /// What an app rebuilds in a modal, or the user leaves there, is not the interface below.
  private var insideModal: Change {
    switch self {
    case .same, .ours, .covered, .switched, .opened, .presented: self
    case .rebuilt, .back, .selected: .covered
    }
  }
}

// One controller and what it contains
extension Change {
  private init(from last: Node, to now: Node) {
    guard last.id == now.id else {
      self = .rebuilt
      return
    }
    switch (last, now) {
    case (.stack(let last), .stack(let now)): self.init(from: last, to: now)
    case (.tabs(let last), .tabs(let now)): self.init(from: last, to: now)
    case (.split(let last), .split(let now)): self.init(from: last, to: now)
    case (.drawer(let last), .drawer(let now)): self.init(from: last.content, to: now.content)
    case (.container(let last), .container(let now)): self.init(from: last, to: now)
    // A container is a screen as soon as its address is known.
    default: self = .same
    }
  }

  private init(from last: Node.Stack, to now: Node.Stack) {
    let common = zip(last.children, now.children).prefix { $0.id == $1.id }.count
    if common == last.children.count, common == now.children.count {
      self = Self.between(last.children.last, now.children.last)
    } else if common == 0 {
      self = .rebuilt
    } else if common == now.children.count {
      self = .back(last.children.count - common)
    } else {
      self = .opened(now.visible?.address)
    }
  }

  /// Tabs are told apart by their controllers: one inserted before another moves nobody.
  private init(from last: Node.Tabs, to now: Node.Tabs) {
    guard let before = last.selectedChild, let after = now.selectedChild,
      before.id != after.id
    else {
      self = Self.between(last.selectedChild, now.selectedChild)
      return
    }
    let isStillThere = now.children.contains { $0.id == before.id }
    self = isStillThere ? .selected(after.visibleScreen?.address) : .rebuilt
  }

  private init(from last: Node.Split, to now: Node.Split) {
    let (before, after) = (Node.split(last).visibleChild, Node.split(now).visibleChild)
    // Collapsing and expanding is the system's doing.
    let isChosen = last.columns.count == now.columns.count && before?.id != after?.id
    self = isChosen ? .opened(after?.visibleScreen?.address) : Self.between(before, after)
  }

  private init(from last: Node.Container, to now: Node.Container) {
    guard let before = last.visibleChild, let after = now.visibleChild, before.id != after.id else {
      self = Self.between(last.visibleChild, now.visibleChild)
      return
    }
    if now.turnsPages {
      self = .opened(after.visibleScreen?.address)
    } else {
      self = now.holds(before.id) ? .switched : .rebuilt
    }
  }

  /// None before is filled, none after is taken away: neither is a move.
  private static func between(_ last: Node?, _ now: Node?) -> Change {
    switch (last, now) {
    case (nil, nil): .same
    case (let last?, let now?): Change(from: last, to: now)
    case (nil, _), (_, nil): .rebuilt
    }
  }
}

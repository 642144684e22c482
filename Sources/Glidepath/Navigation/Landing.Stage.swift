extension Landing {
  /// A step, as far as the record and the next plan need to know it.
  struct Stage: Hashable, Sendable, Codable {
    enum Kind: UInt8, Hashable, Sendable, Codable {
      case push, pop, refresh, present, dismiss, select, closeDrawer, replaceStack

      /// Whether the screen was told the address by it.
      var tellsAddress: Bool {
        switch self {
        case .push, .pop, .refresh, .present, .replaceStack: true
        case .dismiss, .select, .closeDrawer: false
        }
      }

      /// What reports call it.
      var words: String {
        switch self {
        case .push: "the push"
        case .pop: "going back"
        case .refresh: "the refresh"
        case .present: "the presentation"
        case .dismiss: "the dismissal"
        case .select: "selecting the tab"
        case .closeDrawer: "closing the drawer"
        case .replaceStack: "replacing the stack"
        }
      }
    }

    var kind: Kind
    /// The container, or the screen that is refreshed or dismissed.
    var node: NodeID
    /// The address of the stack's or the tab's lowest screen, or of what is dismissed.
    var about: Symbol?
    /// The tab that is selected.
    var target: NodeID?
    /// The tab that selecting another one leaves.
    var leaving: NodeID?
    var wasDone = false

    func fingerprint(into fingerprint: inout Fingerprint) {
      fingerprint.combine(Int(kind.rawValue))
      fingerprint.combine(node.number)
      fingerprint.combine(about)
      fingerprint.combine(target?.number ?? 0)
      fingerprint.combine(leaving?.number ?? 0)
      fingerprint.combine(wasDone)
    }
  }
}

extension Landing.Stage {
  init(_ change: Step.Change, in root: Node, about: Symbol?, leaving: NodeID?) {
    self.about = about
    self.leaving = leaving
    if case .select(tab: let place, in: let tabs) = change {
      target = root.tabs(tabs)?.child(place)?.id
    }
    (kind, node) =
      switch change {
      case .push(_, onto: let node, ticket: _): (.push, node)
      case .pop(to: _, in: let node, _): (.pop, node)
      case .refresh(let node, _, ticket: _): (.refresh, node)
      case .present: (.present, root.id)
      case .dismiss(let node): (.dismiss, node)
      case .select(tab: _, in: let node): (.select, node)
      case .closeDrawer(let node): (.closeDrawer, node)
      case .replaceStack(_, in: let node): (.replaceStack, node)
      }
  }
}

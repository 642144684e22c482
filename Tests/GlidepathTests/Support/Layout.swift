@testable import Glidepath

/// What a window is to hold, before its controllers have numbers.
indirect enum Layout: Sendable {
  case screen(Address?)
  case stack([Address])
  case nested([Layout])
  case tabs([Layout], selected: Int?)
  case split([Layout])
  case drawer(Layout, isOpen: Bool)
  case container([Layout], shown: Int?, address: Address? = nil)

  /// The mission's app: a side menu around tabs with a stack each.
  static func drawerTabs(_ stacks: [[Address]], selected: Int = 0, isOpen: Bool = false) -> Layout {
    .drawer(.tabs(stacks.map(Layout.stack), selected: selected), isOpen: isOpen)
  }

  func node(numberedFrom next: inout UInt64) -> Node {
    let id = NodeID(next)
    next += 1
    func nodes(_ layouts: [Layout]) -> [Node] {
      layouts.map { $0.node(numberedFrom: &next) }
    }
    switch self {
    case .screen(let address): return .content(.init(id: id, address: address))
    case .stack(let addresses):
      return .stack(.init(id: id, children: nodes(addresses.map(Layout.screen))))
    case .nested(let layouts): return .stack(.init(id: id, children: nodes(layouts)))
    case .tabs(let layouts, let selected):
      return .tabs(.init(id: id, children: nodes(layouts), selected: selected))
    case .split(let layouts): return .split(.init(id: id, columns: nodes(layouts)))
    case .drawer(let layout, let isOpen):
      return .drawer(.init(id: id, content: layout.node(numberedFrom: &next), isOpen: isOpen))
    case .container(let layouts, let shown, let address):
      return .container(
        .init(id: id, address: address, children: nodes(layouts), shown: shown))
    }
  }
}

extension Hierarchy {
  /// A window whose controllers are numbered from 1, the outermost first.
  static func window(_ layout: Layout, _ scene: SceneID = .main) -> Hierarchy {
    var next: UInt64 = 1
    return Hierarchy(scene: scene, root: layout.node(numberedFrom: &next))
  }
}

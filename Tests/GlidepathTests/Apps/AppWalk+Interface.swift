@testable import Glidepath

// The app's main interface, in whatever container it has.
extension AppWalk {
  /// Puts another root into a window; what was presented over the old one is gone with it.
  mutating func replaceRoot(
    _ scene: SceneID, by root: Node, modals: [Modal] = [], shows: Window.Shows
  ) {
    let isDeclared = shows == .main
    host.windows.removeAll { $0.scene == scene }
    host.windows.append(Hierarchy(scene: scene, root: root, modals: modals))
    change(scene) {
      $0.shows = shows
      $0.interface = nil
      $0.login = nil
      $0.isSliding = false
    }
    if isDeclared, isSignedIn, !isLocked { book.appReplaced(scene) } else { book.appMoved(scene) }
    refuse()
  }

  mutating func showMain(_ scene: SceneID, isEmpty: Bool = false) {
    say("app shows its interface\(isEmpty ? ", empty" : "") in \(scene.name)")
    let interface = interfaceNode(isEmpty: isEmpty)
    switch kind.shape {
    case .overLaunch, .overLogin:
      let below = make(kind.shape == .overLaunch ? .screen(Address("launch")) : .stack([.login]))
      let isReplacing = window(scene)?.shows != .login || kind.shape == .overLaunch
      if isReplacing {
        replaceRoot(
          scene, by: below, modals: [Modal(root: interface, coversAll: true)], shows: .main)
      } else {
        host.change(scene) {
          $0.modals = [Modal(root: interface, coversAll: true)]
          return true
        }
        change(scene) {
          $0.shows = .main
          $0.login = nil
        }
        book.appMoved(scene)
      }
    default: replaceRoot(scene, by: interface, shows: .main)
    }
    change(scene) { $0.interface = interface.id }
    tellPerhaps(scene)
  }

  private mutating func interfaceNode(isEmpty: Bool) -> Node {
    let tabs: [Layout] = [
      .stack([.home]), .stack([.orders]), .stack([.chats]), .screen(Address("profile")),
    ]
    let filled = Layout.tabs(isEmpty ? [] : tabs, selected: isEmpty ? nil : 0)
    switch kind.shape {
    case .stack: return make(.stack(isEmpty ? [] : [.home]))
    case .split: return make(.split([.stack([.home]), .stack([Address("detail")])]))
    case .ownContainer: return ownContainer()
    case .drawer: return make(.drawer(filled, isOpen: false))
    case .lazyTabs:
      return make(.tabs([.stack([.home]), .stack([]), .stack([]), .stack([])], selected: 0))
    case .tabs, .overLaunch, .overLogin: return make(filled)
    }
  }

  /// A child that fills the container, a panel over it, and a child that is faded out.
  private mutating func ownContainer() -> Node {
    let children = [make(.stack([.home])), make(.screen(Address("player")))]
    let faded = make(.stack([Address("search")]))
    let container = make(.container([], shown: nil))
    return .container(
      .init(id: container.id, address: nil, children: children, shown: 0, hidden: [faded.id]))
  }

  mutating func swapRoot(_ scene: SceneID) {
    guard window(scene)?.shows == .main, isSignedIn else { return }
    say("app swaps its root")
    showMain(scene)
  }

  /// The tabs that were not there come, in the same controller.
  mutating func fill(_ scene: SceneID) {
    guard let interface = interface(scene), kind.shape != .split, kind.shape != .ownContainer
    else { return }
    let full = interfaceNode(isEmpty: false)
    guard interface.isEmpty else { return }
    say("app fills its interface")
    host.change(scene) { window in
      guard let filled = interface.filled(as: full) else { return false }
      if window.root.id == filled.id {
        window.root = filled
      } else if let place = window.modals.firstIndex(where: { $0.root.id == filled.id }) {
        window.modals[place].root = filled
      }
      return true
    }
    book.appMoved(scene)
    tellPerhaps(scene)
  }

  mutating func restoreTab(_ scene: SceneID) {
    guard let tabs = interface(scene)?.visibleTabs, window(scene)?.shows == .main else { return }
    select(1 + app.below(max(tabs.children.count - 2, 1)), in: scene, touching: false)
  }

  mutating func restoreStack(_ scene: SceneID) {
    guard let stack = interface(scene)?.currentStack else { return }
    say("app restores its stack")
    _ = host.push(Address("product", ["id": "1"]), onto: stack.id, in: scene)
    book.appMoved(scene)
    tellPerhaps(scene)
  }

  /// Some apps fill a tab when it is first selected, a moment later.
  mutating func fillSelectedTabs() {
    guard kind.shape == .lazyTabs else { return }
    for window in windows where window.shows == .main {
      guard let tab = interface(window.scene)?.visibleTabs?.selectedChild, tab.isEmpty,
        !due.contains(where: { if case .fillTab(tab.id) = $0.act { true } else { false } })
      else { continue }
      plan(.fillTab(tab.id), after: 200, in: window.scene)
    }
  }

  mutating func fillTab(_ tab: NodeID, in scene: SceneID) {
    guard let tabs = interface(scene)?.visibleTabs,
      let place = tabs.children.firstIndex(where: { $0.id == tab && $0.isEmpty })
    else { return }
    let base = [Address.home, .orders, .chats, Address("profile")][place]
    say("app fills its tab \(base)")
    _ = host.push(base, onto: tab, in: scene)
    tellPerhaps(scene)
  }
}

extension Node {
  /// Whether it has room for screens and holds none.
  fileprivate var isEmpty: Bool {
    switch self {
    case .stack(let stack): stack.children.isEmpty
    case .tabs(let tabs): tabs.children.isEmpty
    case .drawer(let drawer): drawer.content.isEmpty
    case .content, .split, .container: false
    }
  }

  /// Itself with what another one of its kind holds.
  fileprivate func filled(as full: Node) -> Node? {
    switch (self, full) {
    case (.stack(let empty), .stack(let full)):
      .stack(.init(id: empty.id, children: full.children))
    case (.tabs(let empty), .tabs(let full)):
      .tabs(.init(id: empty.id, children: full.children, selected: full.selected))
    case (.drawer(let empty), .drawer(let full)):
      empty.content.filled(as: full.content).map {
        .drawer(.init(id: empty.id, content: $0, isOpen: empty.isOpen))
      }
    default: nil
    }
  }
}

@testable import Glidepath

// What stands in the windows, and how steps change it.
extension Host {
  var look: Look { Look(conditions, hierarchies: windows) }

  var conditions: Conditions {
    Conditions(
      gates: gates.map { Conditions.Reading($0.gate, isOpen: $0.isOpen) }, account: account)
  }

  func hierarchy(of scene: SceneID) -> Hierarchy? { windows.first { $0.scene == scene } }

  /// The screens of the current stack, bottom first.
  func screens(_ scene: SceneID = .main) -> [Address] {
    hierarchy(of: scene)?.root.currentStack?.screens.compactMap(\.address) ?? []
  }

  /// The address the user sees, whatever is asked over it.
  func visible(_ scene: SceneID = .main) -> Address? {
    hierarchy(of: scene).flatMap {
      ($0.modals.last { $0.kind == .screen }?.root ?? $0.root).visibleScreen?.address
    }
  }

  /// The selected tab.
  func tab(_ scene: SceneID = .main) -> Int? { hierarchy(of: scene)?.root.visibleTabs?.selected }

  /// Gives a scene a window with one stack.
  mutating func open(_ scene: SceneID, _ screens: [Address] = [.home]) {
    open(scene, .stack(screens))
  }

  /// Gives a scene a window.
  mutating func open(_ scene: SceneID, _ layout: Layout, modals: [Modal] = []) {
    windows.removeAll { $0.scene == scene }
    windows.append(
      Hierarchy(scene: scene, root: layout.node(numberedFrom: &nextNode), modals: modals))
  }

  /// Shows something over a window.
  mutating func present(
    _ layout: Layout, as kind: Modal.Kind = .screen, unsaved: Bool = false,
    in scene: SceneID = .main
  ) {
    let root = layout.node(numberedFrom: &nextNode)
    change(scene) {
      $0.modals.append(Modal(root: root, kind: kind, hasUnsavedWork: unsaved))
      return true
    }
  }

  /// Takes away what lies on top of a window.
  mutating func putAway(in scene: SceneID = .main) {
    change(scene) { $0.modals.popLast() != nil }
  }

  mutating func setGate(_ gate: Gate, isOpen: Bool) {
    gates.removeAll { $0.gate == gate }
    gates.append((gate, isOpen))
  }

  @discardableResult mutating func change(
    _ scene: SceneID, _ change: (inout Hierarchy) -> Bool
  ) -> Bool {
    guard let window = windows.firstIndex(where: { $0.scene == scene }) else { return false }
    return change(&windows[window])
  }

  /// Whether the change could be made: the window may have become another since it was read.
  mutating func apply(_ change: Step.Change, to scene: SceneID) -> Bool {
    switch change {
    case .push(let address, onto: let stack, ticket: let ticket):
      guard let child = push(address, onto: stack, in: scene) else { return false }
      if let ticket { tickets.append((ticket, child, scene)) }
      return true
    case .pop(to: let target, in: let stack, let address):
      return self.change(scene) {
        $0.pop(to: target, in: stack) && $0.setAddress(address, of: target)
      }
    case .refresh(let target, let address, ticket: let ticket):
      if let ticket { tickets.append((ticket, target, scene)) }
      return self.change(scene) { $0.setAddress(address, of: target) }
    case .present(let address):
      present(.stack([address]), in: scene)
      return true
    case .dismiss(let node):
      return self.change(scene) { window in
        guard let place = window.modals.firstIndex(where: { $0.root.id == node }) else {
          return false
        }
        window.modals.removeSubrange(place...)
        return true
      }
    case .select(tab: let place, in: let tabs):
      return self.change(scene) { $0.select(place, in: tabs) }
    case .closeDrawer(let drawer):
      return self.change(scene) { $0.root.closeDrawer(drawer) }
    case .replaceStack(let addresses, in: let stack):
      return self.change(scene) { $0.pop(toRootOf: stack) }
        && addresses.allSatisfy { push($0, onto: stack, in: scene) != nil }
    }
  }

  /// Puts a new screen onto a stack; its number, or nil where there is no such stack.
  mutating func push(_ address: Address, onto stack: NodeID, in scene: SceneID) -> NodeID? {
    let child = Layout.screen(address).node(numberedFrom: &nextNode)
    return change(scene) { $0.push(child, onto: stack) } ? child.id : nil
  }
}

@testable import Glidepath

// Events, windows, and what is open in them.
extension AppWalk {
  /// Sends an event, and takes into the book what came of it.
  mutating func send(_ event: Event) {
    host.send(event)
    sync()
  }

  mutating func sync() {
    book.now = now
    book.read(&host, windows)
    fillSelectedTabs()
  }

  mutating func say(_ text: String) { book.say(text) }

  func window(_ scene: SceneID) -> Window? { windows.first { $0.scene == scene } }

  mutating func change(_ scene: SceneID, _ change: (inout Window) -> Void) {
    guard let place = windows.firstIndex(where: { $0.scene == scene }) else { return }
    change(&windows[place])
  }

  /// The window the user is in.
  var front: Window? { windows.filter(\.isActive).max { $0.activation < $1.activation } }

  mutating func make(_ layout: Layout) -> Node { layout.node(numberedFrom: &host.nextNode) }

  /// The app's interface where it is there.
  func interface(_ scene: SceneID) -> Node? {
    guard let id = window(scene)?.interface, let shown = host.hierarchy(of: scene) else {
      return nil
    }
    return ([shown.root] + shown.modals.map(\.root)).first { $0.id == id }
  }

  /// The modals over the interface.
  func covering(_ scene: SceneID) -> [Modal] {
    guard let shown = host.hierarchy(of: scene) else { return [] }
    let place = shown.modals.lastIndex { $0.root.id == window(scene)?.interface }
    return Array(shown.modals[(place.map { $0 + 1 } ?? 0)...])
  }

  /// Tells as adapters do, of what was done without Glidepath.
  mutating func tell(_ scene: SceneID) {
    host.tell(scene)
    sync()
  }

  /// The taps for which everything is open: the app is in front and shows its interface, nothing lies
  /// over it that only the user may put away, and the gates are open.
  func openTaps() -> Set<String> {
    guard isRunning, !isRefusing, host.transitions.isEmpty else { return [] }
    let shut = host.gates.filter { !$0.isOpen }.map(\.gate)
    return Set(
      book.waiting.filter { tap in
        guard let window = tap.target.map(window) ?? front, window.isActive,
          window.shows == .main, window.pin == nil, !window.isSliding, tap.forbidden == nil,
          shut.allSatisfy({ $0 == .signedIn && !tap.needsSignIn }),
          covering(window.scene).allSatisfy({ $0.kind == .screen && !$0.hasUnsavedWork }),
          let interface = interface(window.scene)
        else { return false }
        // Begun in another window, it is finished there.
        let isElsewhere =
          tap.target == nil && windows.count > 1 && host.performed.count > tap.steps
        let isHeldUp = shut.contains(.signedIn) && book.holdsUp(tap)
        return interface.takes(tap.address) && !isElsewhere && !isHeldUp
      }.map(\.name))
  }

  mutating func saySession() {
    host.setGate(.signedIn, isOpen: isSignedIn)
    if isSignedIn { hasSaidAccount = true }
    guard kind.saysAccount else { return }
    host.account = isSignedIn ? .signedIn(account) : .signedOut
  }
}

extension Node {
  /// Whether a screen could go into it as it is.
  fileprivate func takes(_ address: Address) -> Bool {
    switch self {
    case .content: false
    case .stack(let stack): !stack.children.isEmpty
    case .tabs(let tabs):
      address.name == "orderDetail"
        ? tabs.selectedChild?.takes(address) ?? false : !tabs.children.isEmpty
    case .split(let split): split.columns.contains { $0.takes(address) }
    case .drawer(let drawer): drawer.content.takes(address)
    case .container(let container): container.children.contains { $0.takes(address) }
    }
  }
}

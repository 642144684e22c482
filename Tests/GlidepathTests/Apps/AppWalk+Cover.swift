@testable import Glidepath

// What comes over the interface: the app's lock, sheets, questions, unsaved work.
extension AppWalk {
  mutating func lock() {
    guard kind.lock != .none, !isLocked else { return }
    say("app locks")
    book.met.insert("locks")
    isLocked = true
    host.setGate(.unlocked, isOpen: false)
    for window in windows { coverIfLocked(window.scene) }
    send(.gatesChanged)
  }

  mutating func coverIfLocked(_ scene: SceneID) {
    guard isLocked, let window = window(scene), window.pin == nil,
      let shown = host.hierarchy(of: scene)
    else { return }
    let pin = make(.screen(.pin))
    switch kind.lock {
    case .none, .covering: return
    case .presented:
      // A controller presents once: over whatever is on top.
      host.change(scene) {
        $0.modals.append(Modal(root: pin, coversAll: true))
        return true
      }
    case .replacing where shown.modals.isEmpty:
      change(scene) { $0.replaced = shown.root }
      // A screen out of the window cannot be watched over.
      book.tabsTouched(scene)
      host.change(scene) {
        $0.root = pin
        return true
      }
    case .replacing: return
    }
    change(scene) { $0.pin = pin.id }
    book.appMoved(scene)
    book.guarded.insert(pin.id)
  }

  mutating func lockAtReturn(_ scene: SceneID) {
    if !kind.locksAtOnce, window(scene)?.shows == .main { lock() }
    coverIfLocked(scene)
  }

  mutating func unlock() {
    guard isLocked else { return }
    say("user unlocks")
    isLocked = false
    host.setGate(.unlocked, isOpen: true)
    for window in windows { uncover(window) }
    askToSignInWhereNobodyIs()
    send(.gatesChanged)
  }

  private mutating func uncover(_ window: Window) {
    guard let pin = window.pin else { return }
    host.change(window.scene) { shown in
      if let replaced = window.replaced {
        shown.root = replaced
      } else {
        shown.modals.removeAll { $0.root.id == pin }
      }
      return true
    }
    change(window.scene) {
      $0.pin = nil
      $0.replaced = nil
    }
    book.appMoved(window.scene)
  }
}

// MARK: - Sheets and questions
extension AppWalk {
  /// Something comes over the interface, at the app's word or the user's.
  mutating func cover(_ scene: SceneID) {
    guard let window = window(scene), window.shows == .main, window.pin == nil,
      covering(scene).allSatisfy({ $0.kind == .screen })
    else { return }
    var modal = Modal(root: make(.screen(nil)), kind: .question)
    switch app.below(4) {
    case 0: say("app offers a sheet"); modal = Modal(root: make(.stack([Address("offer")])))
    case 1: say("app asks a question")
    case 2: say("app gives notice of an update")
    default:
      say("user writes something")
      book.userTouched(scene)
      modal = Modal(root: make(.stack([Address("compose")])), hasUnsavedWork: true)
    }
    book.met.insert(modal.kind == .question ? "question" : modal.hasUnsavedWork ? "work" : "sheet")
    if modal.kind == .question || modal.hasUnsavedWork { book.guarded.insert(modal.root.id) }
    book.appMoved(scene)
    host.change(scene) {
      $0.modals.append(modal)
      return true
    }
    tellPerhaps(scene)
  }

  /// Puts away what lies on top, if it is the user's to put away; tells whether it was.
  mutating func answerTop(of scene: SceneID, discards: Bool) -> Bool {
    guard let top = covering(scene).last, window(scene)?.pin == nil,
      top.root.id != window(scene)?.login, top.kind == .question || discards
    else { return false }
    say("user puts away what lies on top")
    book.userTouched(scene)
    book.undone(in: scene)
    host.putAway(in: scene)
    // Nobody tells that an alert has gone.
    if top.kind == .screen { tell(scene) } else { sync() }
    return true
  }
}

// MARK: - Containers that refuse
extension AppWalk {
  mutating func slideDrawer(_ scene: SceneID) {
    guard let interface = interface(scene), case .drawer(let drawer) = interface else { return }
    say("user \(drawer.isOpen ? "closes" : "opens") the drawer, which slides")
    book.met.insert("drawer slides")
    book.userTouched(scene)
    host.change(scene) { $0.root.setDrawer(drawer.id, isOpen: !drawer.isOpen) }
    change(scene) { $0.isSliding = true }
    plan(.endSlide, after: 400, in: scene)
    refuse()
    tellPerhaps(scene)
  }

  mutating func endSlide(_ scene: SceneID) {
    change(scene) { $0.isSliding = false }
    refuse()
  }

  /// For a while the app does not let anybody leave what it shows.
  mutating func beginRefusal() {
    say("app refuses to move")
    isRefusing = true
    book.isRefusing = true
    plan(.endRefusal, after: 700, in: .main)
    refuse()
  }

  mutating func endRefusal() {
    isRefusing = false
    book.isRefusing = false
    refuse()
  }

  mutating func refuse() {
    guard !isRefusing else {
      host.sabotage = { _ in .vetoed("the app does not want to") }
      return
    }
    let sliding = windows.filter(\.isSliding).map(\.scene)
    host.sabotage = nil
    guard let scene = sliding.first else { return }
    host.sabotage = { step in step.scene == scene ? .refused : nil }
  }
}

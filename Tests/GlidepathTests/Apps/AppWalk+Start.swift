@testable import Glidepath

// How the app gets from its launch to its interface.
extension AppWalk {
  mutating func launch(with response: Response? = nil) {
    isRunning = true
    say("launched: \(kind.parts.joined(separator: ", "))")
    isSignedIn = kind.session == .known
    isLocked = kind.lock != .none
    windows = []
    due = []
    hasSaidAccount = false
    host.gates = []
    saySession()
    if kind.lock != .none { host.setGate(.unlocked, isOpen: false) }
    if kind.saysReady { host.setGate(.interfaceReady, isOpen: false) }
    host.launch(usesScenes: true)
    sync()
    connect(.main, with: response)
    activate(.main, with: response)
    if kind.session == .readLater { plan(.readSession, after: later(), in: .main) }
    if kind.saysReady { plan(.becomeReady, after: kind.startMilliseconds + later(), in: .main) }
  }

  mutating func connect(_ scene: SceneID, with response: Response?) {
    windows.append(Window(scene: scene))
    let isFirst = user.chance(50)
    if isFirst { open(scene) }
    send(.sceneConnected(scene, response))
    if !isFirst { open(scene) }
  }

  mutating func activate(_ scene: SceneID, with response: Response?) {
    change(scene) { $0.isForeground = true }
    send(.lifecycle(.willEnterForeground, scene))
    lockAtReturn(scene)
    let isEarly = user.chance(50)
    if isEarly, let response { respond(response) }
    let moment = now
    activations += 1
    let activation = activations
    change(scene) {
      $0.isActive = true
      $0.activation = activation
      $0.activeSince = moment
    }
    send(.lifecycle(.didBecomeActive, scene))
    host.endTurns()
    if !isEarly, let response { respond(response) }
    sync()
  }

  mutating func respond(_ response: Response) {
    host.respond(response)
    sync()
  }

  /// What the window shows first, and what follows.
  private mutating func open(_ scene: SceneID) {
    let wait = kind.startMilliseconds
    guard isSignedIn || kind.start == .splashReplaced || kind.start == .splashPushesHome else {
      return kind.session == .readLater ? splash(scene) : showLogin(scene)
    }
    switch kind.start {
    case .splashReplaced, .splashPushesHome: splash(scene)
    case .rootAtOnce: showMain(scene)
    case .rootSwapped:
      showMain(scene)
      plan(.swapRoot, after: wait, in: scene)
    case .filledLater:
      showMain(scene, isEmpty: true)
      plan(.fill, after: wait, in: scene)
    case .restoredTab:
      showMain(scene)
      plan(.restoreTab, after: min(wait, 900), in: scene)
    case .restoredStack:
      showMain(scene)
      plan(.restoreStack, after: min(wait, 900), in: scene)
    }
    coverIfLocked(scene)
  }

  private mutating func splash(_ scene: SceneID) {
    replaceRoot(scene, by: make(.stack([.splash])), shows: .start)
    coverIfLocked(scene)
    guard kind.session != .readLater || isSignedIn else { return }
    plan(.endStart, after: kind.startMilliseconds, in: scene)
  }

  mutating func perform(_ act: Act, in scene: SceneID) {
    guard let window = window(scene) else { return }
    // A lock that the app presents or puts in the place of its root goes before its interface moves.
    if window.pin != nil, !act.isHarmless { return plan(act, after: 500, in: scene) }
    switch act {
    case .endStart: endStart(scene)
    case .becomeReady: becomeReady()
    case .readSession: readSession()
    case .showAfterSignIn: showAfterSignIn(scene)
    case .swapRoot: swapRoot(scene)
    case .fill: fill(scene)
    case .restoreTab: restoreTab(scene)
    case .restoreStack: restoreStack(scene)
    case .endSlide: endSlide(scene)
    case .endRefusal: endRefusal()
    case .fillTab(let tab): fillTab(tab, in: scene)
    }
  }

  private mutating func endStart(_ scene: SceneID) {
    guard let window = window(scene), window.shows == .start else { return }
    guard isSignedIn else { return showLogin(scene) }
    let stack = host.hierarchy(of: scene)?.root.id
    guard kind.shape == .stack, let stack else { return showMain(scene) }
    // From now on the splash screen's stack is the interface.
    if kind.start == .splashPushesHome {
      say("app pushes home onto its splash screen")
      _ = host.push(.home, onto: stack, in: scene)
      book.appMoved(scene)
    } else {
      say("app puts home in the place of its splash screen")
      let home = make(.screen(.home))
      host.change(scene) {
        $0.root = .stack(.init(id: stack, children: [home]))
        return true
      }
      book.appReplaced(scene)
    }
    change(scene) {
      $0.shows = .main
      $0.interface = stack
    }
    tellPerhaps(scene)
  }

  private mutating func becomeReady() {
    guard !windows.contains(where: { $0.shows == .start }) else {
      return plan(.becomeReady, after: 300, in: .main)
    }
    say("app says that its interface is ready")
    host.setGate(.interfaceReady, isOpen: true)
    send(.gatesChanged)
  }

  private mutating func readSession() {
    guard !isSignedIn else { return }
    isSignedIn = app.chance(70)
    say("app reads its session: \(isSignedIn ? "signed in" : "none")")
    saySession()
    for window in windows where window.shows == .start { endStart(window.scene) }
    send(.gatesChanged)
  }

  func later() -> UInt64 { 100 + kind.startMilliseconds % 700 }

  /// The adapter sees some of what an app does, by its screens.
  mutating func tellPerhaps(_ scene: SceneID) {
    // Unasked, Glidepath looks after a landed screen for a few seconds only.
    let isLate = book.landings.contains { $0.scene == scene && now > $0.landedAt + 2_000_000_000 }
    if app.chance(60) || isLate { tell(scene) } else { sync() }
  }
}

extension AppWalk.Act {
  /// Whether it leaves the windows alone, or fills only what was empty.
  fileprivate var isHarmless: Bool {
    switch self {
    case .becomeReady, .endSlide, .endRefusal: true
    case .endStart, .readSession, .swapRoot, .fill, .restoreTab, .restoreStack, .showAfterSignIn,
      .fillTab:
      false
    }
  }
}

@testable import Glidepath

// What the user does, and what happens unasked.
extension AppWalk {
  mutating func step() {
    // Nothing waits while its process is not in front.
    guard let window = front else { return userOutside() }
    let scene = window.scene
    // Whoever uses an app wants into it.
    if isLocked, user.chance(40) {
      unlock()
    } else if window.login != nil, user.chance(30) {
      proceedWithSignIn(scene, as: user.chance(25) ? "bob" : account)
    } else if !answerTop(of: scene, discards: user.chance(20)) || user.chance(50) {
      stepFreely(in: scene)
    }
    if !host.stepsTakeTime { finishTransitions() }
    if user.chance(40) { pass(UInt64(user.pick([50, 200, 1200]))) }
  }

  private mutating func stepFreely(in scene: SceneID) {
    switch user.below(25) {
    case 0, 1, 2, 3, 4: tap()
    case 5: follow(link: true, in: scene)
    case 6: follow(link: false, in: scene)
    case 7, 8, 9, 10, 11, 12: navigate(scene)
    case 13: leave(scene)
    case 14, 15: slideDrawer(scene)
    case 16, 17: openOtherWindow()
    case 18: if user.chance(25) { kill() }
    case 19, 20: host.stepsTakeTime.toggle()
    case 21: if user.chance(10) { pass(620_000) }
    default: pass(UInt64(user.pick([100, 300, 800, 2000, 5500])))
    }
  }

  private mutating func finishTransitions() {
    host.finishTransitions()
    sync()
  }

  private mutating func userOutside() {
    let scene = user.pick(windows).scene
    switch user.below(5) {
    case 0: pass(UInt64(user.pick([1000, 30_000])))
    case 1: if user.chance(30) { kill() }
    case 2: comeForward(scene, with: nil)
    default: comeForward(scene, with: newTap(scene: scene))
    }
  }

  mutating func comeForward(_ scene: SceneID, with response: Response?) {
    say("user comes back to \(scene.name)\(response == nil ? "" : " by a tap")")
    activate(scene, with: response)
    if !isLocked { askToSignInWhereNobodyIs() }
    if user.chance(70) { pass(1100) }
  }

  /// The user goes home, to the other window, or leaves for good what the system takes then.
  private mutating func leave(_ scene: SceneID) {
    say("user leaves \(scene.name)")
    book.left(scene)
    send(.lifecycle(.willResignActive, scene))
    if user.chance(20) {
      say("and is back at once")
      return send(.lifecycle(.didBecomeActive, scene))
    }
    change(scene) {
      $0.isActive = false
      $0.isForeground = false
    }
    tell(scene)
    send(.lifecycle(.didEnterBackground, scene))
    if kind.locksAtOnce, !windows.contains(where: \.isForeground) { lock() }
    if windows.count > 1, user.chance(30) { takeScene(scene) }
  }

  mutating func takeScene(_ scene: SceneID) {
    say("the system takes \(scene.name)")
    book.met.insert("scene taken")
    windows.removeAll { $0.scene == scene }
    due.removeAll { $0.scene == scene }
    host.windows.removeAll { $0.scene == scene }
    book.lost(scene)
    send(.lifecycle(.disconnected, scene))
  }

  private mutating func openOtherWindow() {
    guard kind.hasTwoWindows else { return }
    let scene: SceneID = window(.main) == nil ? .main : .second
    if let there = window(scene) {
      if !there.isActive { comeForward(scene, with: nil) }
      return
    }
    say("user opens \(scene.name)")
    book.met.insert("second window")
    let response = user.chance(30) ? newTap(scene: scene) : nil
    connect(scene, with: response)
    change(scene) { $0.isReturning = true }
    activate(scene, with: response)
  }

  mutating func kill() {
    say("the process is killed")
    book.died()
    host.kill()
    host.surprise = nil
    windows = []
    due = []
    host.stepsTakeTime = false
    isRunning = false
    isRefusing = false
    book.isRefusing = false
    refuse()
    guard user.chance(60) else { return }
    launch(with: newTap(scene: nil))
  }
}

// MARK: - Unasked
extension AppWalk {
  mutating func actUnasked() {
    guard !windows.isEmpty else { return }
    let scene = app.pick(windows).scene
    switch app.below(8) {
    case 0, 1: expireSession()
    case 2: if app.chance(30) { beginRefusal() }
    case 3:
      // In the midst of the next landing.
      let isSession = app.chance(50) && isSignedIn
      guard host.surprise == nil, isSession, book.waiting.isEmpty else { return cover(scene) }
      expireInTheNextStep()
    case 4:
      if window(scene)?.shows == .main, app.chance(30) { plan(.swapRoot, after: 300, in: scene) }
    case 5: lockWhileInFront()
    default: cover(scene)
    }
    sync()
  }

  private mutating func lockWhileInFront() {
    if app.chance(30) { lock() }
  }

  /// The session ends while a step is carried out: the gate is shut, and the app tells of it next.
  private mutating func expireInTheNextStep() {
    let saysAccount = kind.saysAccount
    host.surprise = { host in
      host.setGate(.signedIn, isOpen: false)
      if saysAccount { host.account = .signedOut }
    }
  }

  /// What an app does a moment after its session has ended by itself.
  mutating func noticeExpiredSession() {
    let isOpen = host.gates.contains { $0.gate == .signedIn && $0.isOpen }
    if isSignedIn, !isOpen { expireSession() }
  }
}

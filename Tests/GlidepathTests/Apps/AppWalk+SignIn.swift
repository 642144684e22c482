@testable import Glidepath

// Sessions: how they end, and how somebody signs in.
extension AppWalk {
  mutating func showLogin(_ scene: SceneID) {
    say("app asks to sign in")
    signInScreens = kind.signIn == .severalScreens ? 2 : 0
    let login = make(.stack([.login]))
    let isModal = kind.signIn == .modal || kind.signIn == .guardedModal
    if isModal, window(scene)?.shows == .main {
      host.change(scene) {
        $0.modals.append(Modal(root: login, hasUnsavedWork: kind.signIn == .guardedModal))
        return true
      }
      book.appMoved(scene)
    } else {
      replaceRoot(scene, by: login, shows: .login)
    }
    change(scene) { $0.login = login.id }
    tellPerhaps(scene)
  }

  /// The session is over, whatever is under way.
  mutating func expireSession() {
    guard isSignedIn else { return }
    say("the session expires")
    book.met.insert("session expires")
    if !host.transitions.isEmpty || !book.waiting.isEmpty {
      book.met.insert("session expires in the midst of it")
    }
    isSignedIn = false
    saySession()
    book.sessionEnded()
    for window in windows where window.shows == .main && window.pin == nil {
      showLogin(window.scene)
    }
    send(.gatesChanged)
  }

  /// One screen further, or signed in.
  mutating func proceedWithSignIn(_ scene: SceneID, as name: String) {
    guard let window = window(scene), let login = window.login, !isSignedIn, window.pin == nil
    else { return }
    while signInScreens > 0 {
      signInScreens -= 1
      say("user goes on with the sign-in")
      let address = Address("code\(signInScreens)")
      book.userMoved(scene, to: address, in: self)
      _ = host.push(address, onto: login, in: scene)
      tell(scene)
      if user.chance(50) { pass(400) }
    }
    // Nobody signs in faster than a screen moves.
    pass(500)
    guard self.window(scene)?.login == login, !isSignedIn, self.window(scene)?.pin == nil else {
      return
    }
    signIn(scene, as: name)
  }

  private mutating func signIn(_ scene: SceneID, as name: String) {
    say("user signs in as \(name)")
    book.userTouched(scene)
    if name != account { book.accountChanged(to: name, isTold: kind.saysAccount) }
    account = name
    isSignedIn = true
    saySession()
    if kind.swap == .sameTurn || window(scene)?.shows == .main {
      showAfterSignIn(scene)
      send(.gatesChanged)
    } else {
      send(.gatesChanged)
      if kind.swap == .turnLater {
        host.endTurns(1)
        sync()
        showAfterSignIn(scene)
      } else {
        plan(.showAfterSignIn, after: 600, in: scene)
      }
    }
    // The other window has nobody to sign in any more.
    for other in windows where other.scene != scene && other.login != nil {
      showAfterSignIn(other.scene)
    }
  }

  mutating func showAfterSignIn(_ scene: SceneID) {
    guard isSignedIn, let window = window(scene), let login = window.login else { return }
    if window.shows == .main {
      say("app dismisses its sign-in")
      host.change(scene) { shown in
        shown.modals.removeAll { $0.root.id == login }
        return true
      }
      change(scene) { $0.login = nil }
      book.appMoved(scene)
      tellPerhaps(scene)
    } else {
      showMain(scene)
    }
    guard kind.selectsAfterSignIn, interface(scene)?.visibleTabs != nil else { return }
    select(1, in: scene, touching: false)
  }

  /// The user comes back to a window whose session ended while it was locked.
  mutating func askToSignInWhereNobodyIs() {
    for window in windows
    where window.shows == .main && window.login == nil && !isSignedIn && window.pin == nil {
      showLogin(window.scene)
    }
  }
}

@testable import Glidepath

/// A walk through the life of an app: the app acts by itself at due times, the user comes and goes,
/// and the book says what must come of every tap.
struct AppWalk {
  /// One window as the app and the phone know it.
  struct Window {
    enum Shows { case nothing, start, login, main }

    let scene: SceneID
    var shows = Shows.nothing
    /// The app's main interface, whatever it is in or over.
    var interface: NodeID?
    var login: NodeID?
    var pin: NodeID?
    /// What the app's lock has taken the place of.
    var replaced: Node?
    var isActive = false
    var isForeground = false
    /// Monotonic nanoseconds.
    var activeSince: UInt64 = 0
    /// How many activations of windows there had been with its last.
    var activation = 0
    var isSliding = false
    /// Whether nothing has happened in it since it was connected anew.
    var isReturning = false
  }

  /// What the app does by itself when its time has come.
  enum Act {
    case endStart, becomeReady, readSession, swapRoot, fill, restoreTab, restoreStack
    case showAfterSignIn, endSlide, endRefusal, fillTab(NodeID)
  }

  var kind: AppKind
  var app: Generator
  var user: Generator
  var host = Host(rules: .walked)
  var book = Book()
  var windows: [Window] = []
  var due: [(at: UInt64, act: Act, scene: SceneID)] = []
  var isRunning = false
  var isSignedIn = false
  var isLocked = false
  /// Whether it has said in this process whose it is.
  var hasSaidAccount = false
  var account = "ann"
  var isRefusing = false
  /// How many screens of a sign-in are still to come.
  var signInScreens = 0
  var number = 0
  var activations = 0

  init(seed: UInt64) {
    app = Generator(seed: seed)
    user = Generator(seed: seed ^ 0x5eed)
    kind = AppKind(&app)
    book.met.formUnion(kind.parts)
    book.tellsAccount = kind.saysAccount
  }

  mutating func run(steps: Int) {
    for _ in 0..<steps {
      noticeExpiredSession()
      if !isRunning {
        launch()
      } else if app.chance(20) {
        actUnasked()
      } else {
        step()
      }
    }
    end()
  }

  /// Lets everything come to its end: the user signs in, unlocks, and answers what is asked.
  private mutating func end() {
    if !isRunning { launch() }
    noticeExpiredSession()
    host.surprise = nil
    host.stepsTakeTime = false
    host.finishTransitions()
    sync()
    for window in windows where !window.isActive { comeForward(window.scene, with: nil) }
    pass(4000)
    for _ in 0..<6 { clearTheWay() }
    pass(9000)
    for tap in book.waiting { book.fault("\(tap.name) has not ended though all is open") }
    pass(700_000)
    if host.machine.nextDeadline != nil { book.fault("a deadline is left") }
    if host.disk?.waiting.isEmpty == false { book.fault("a tap is still written down") }
  }

  private mutating func clearTheWay() {
    if isLocked { unlock() }
    askToSignInWhereNobodyIs()
    for window in windows where window.isActive {
      while answerTop(of: window.scene, discards: true) {}
      if window.login != nil { proceedWithSignIn(window.scene, as: account) }
      if tabWithoutStack(window.scene) { select(0, in: window.scene, touching: true) }
    }
    pass(1500)
  }
}

// MARK: - Time
extension AppWalk {
  var now: UInt64 { host.now.monotonicNanoseconds }

  mutating func plan(_ act: Act, after milliseconds: UInt64, in scene: SceneID) {
    due.append((now + milliseconds * 1_000_000, act, scene))
  }

  /// Time passes; what is due is done when it is.
  mutating func pass(_ milliseconds: UInt64) {
    let end = now + milliseconds * 1_000_000
    if milliseconds > 10_000 { host.stepsTakeTime = false }
    repeat {
      let next = due.map(\.at).min() ?? end
      // A transition takes a third of a second.
      let takesTime = host.stepsTakeTime || !host.transitions.isEmpty
      let step = takesTime ? now + 300_000_000 : end
      wait(until: min(max(next, now), end, step))
      if !host.transitions.isEmpty, now >= step {
        host.finishTransitions()
        sync()
      }
      doWhatIsDue()
    } while now < end
  }

  private mutating func wait(until moment: UInt64) {
    let open = openTaps()
    let milliseconds = (moment - now + 999_999) / 1_000_000
    host.advance(milliseconds: milliseconds)
    book.now = now
    sync()
    book.wait(milliseconds, open: open)
  }

  private mutating func doWhatIsDue() {
    while let place = due.firstIndex(where: { $0.at <= now }) {
      let (_, act, scene) = due.remove(at: place)
      perform(act, in: scene)
      sync()
    }
  }
}

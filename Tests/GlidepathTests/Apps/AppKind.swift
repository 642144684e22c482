@testable import Glidepath

/// What an app is like, put together at random from parts that real apps have.
struct AppKind {
  /// What its window shows until the interface is there.
  enum Start: String, CaseIterable {
    case rootAtOnce, splashReplaced, splashPushesHome, rootSwapped, filledLater, restoredTab
    case restoredStack
  }

  /// What it knows of the session when it starts.
  enum Session: String, CaseIterable { case known, readLater, none }

  enum SignIn: String, CaseIterable { case oneScreen, severalScreens, modal, guardedModal }

  /// When the interface comes after the sign-in has opened its gate.
  enum Swap: String, CaseIterable { case sameTurn, turnLater, later }

  enum Shape: String, CaseIterable {
    case stack, tabs, drawer, split, ownContainer, overLaunch, overLogin, lazyTabs
  }

  enum Lock: String, CaseIterable { case none, presented, covering, replacing }

  var start: Start
  var session: Session
  var signIn: SignIn
  var swap: Swap
  var shape: Shape
  var lock: Lock
  /// Whether the lock falls when the app goes to the background, else when it comes back.
  var locksAtOnce: Bool
  /// Whether it registers a closure for `interfaceReady`.
  var saysReady: Bool
  /// Whether it says whose it is.
  var saysAccount: Bool
  /// Whether it selects a tab of its choice after a sign-in.
  var selectsAfterSignIn: Bool
  /// Whether a second window can be opened.
  var hasTwoWindows: Bool
  /// How long its start takes, in milliseconds.
  var startMilliseconds: UInt64

  init(_ generator: inout Generator) {
    start = generator.pick(Start.allCases)
    session = generator.pick(Session.allCases)
    signIn = generator.pick(SignIn.allCases)
    swap = generator.pick(Swap.allCases)
    shape = generator.pick(Shape.allCases)
    lock = generator.chance(40) ? .none : generator.pick(Lock.allCases)
    locksAtOnce = generator.chance(50)
    saysReady = generator.chance(30)
    saysAccount = generator.chance(70)
    selectsAfterSignIn = generator.chance(30)
    hasTwoWindows = generator.chance(30)
    // Slower than the second in which nothing counts only where the app says when it is ready.
    startMilliseconds = UInt64(100 + generator.below(saysReady ? 2500 : 800))
  }

  /// The parts by name, for what the walks must have met.
  var parts: [String] {
    [
      "start \(start)", "session \(session)", "sign-in \(signIn)", "swap \(swap)",
      "shape \(shape)", "lock \(lock)",
    ] + (saysReady ? ["says ready"] : []) + (hasTwoWindows ? ["two windows"] : [])
  }
}

extension Rules {
  /// Routes of every placement, with a gate and without.
  static let walked = RouteTable<ShopScreen> {
    Route("orderDetail", .string("orderId")) { .order(id: $0) }.requires(.signedIn)
    Route("page", .integer("number"), .optional(.string("title"))) { .page(number: $0, title: $1) }
      .placed(.tab("orders"))
    Route("conversation", .string("targetId"), .integer("type"), .optional(.string("messageId"))) {
      .conversation(target: $0, type: $1, message: $2)
    }
    .placed(.tab("chats")).popsToExisting().requires(.signedIn)
    Route("messageCenter") { .messageCenter }.placed(.modal)
  }.links(schemes: ["shop"]).rules(foregroundActions: [])
}

extension Address {
  static let splash = Address("splash")
  static let pin = Address("pin")

  /// Whether its route needs somebody signed in.
  var needsSignIn: Bool { name == "orderDetail" || name == "conversation" }
}

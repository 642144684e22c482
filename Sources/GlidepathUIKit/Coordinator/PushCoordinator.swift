#if canImport(UIKit)
  public import Glidepath
  import UIKit

  /// Lands every tap on a push exactly once.
  ///
  /// An app holds one. It takes in what iOS says (`start`, `connect`, and the notification
  /// centre's delegate, which it becomes), and carries out what the decision core answers.
  @MainActor public final class PushCoordinator<Screen: Glidepath.Screen> {
    let routes: RouteTable<Screen>
    let screens: AnyScreens<Screen>
    let shown = ShownScreens()
    let store = RecordStore()
    let handlers = CompletionHandlers()
    lazy var tabBarTouches = TabBarTouches { [weak self] scene in self?.send(.tabBarTouched(scene))
    }
    // Before iOS 13 the manifest of an app that is built for scenes is not read.
    let usesScenes =
      SystemVersion.atLeast(13)
      && Bundle.main.infoDictionary?["UIApplicationSceneManifest"] != nil
    var gates: [(gate: Gate, isOpen: @MainActor () -> Bool)] = []
    var account: (@MainActor () -> String?)?
    var permission: (@MainActor (UIViewController) -> LeavePermission?)?
    var observers: [any NSObjectProtocol] = []
    lazy var notificationDelegate = NotificationDelegate(handlers: handlers) { [weak self] event in
      self?.send(event)
    }

    /// Who waits for what came of a landing request.
    var requests: [LandingRequest.ID: @MainActor (Outcome) -> Void] = [:]
    var landingRequests: UInt64 = 0
    /// Whether `userMayHaveNavigated` has asked for a look in the next turn.
    var seesNextTurn = false
    /// Whether the user's own navigation matters to anything now.
    var isWatchingUser: Bool { machine.isWatchingUser }
    /// Whether the core still waits for a step.
    func isAwaited(_ step: EffectID) -> Bool { machine.awaits(step) }

    /// What the app says before every step.
    var conditions: Conditions {
      let readings = gates.map { Conditions.Reading($0.gate, isOpen: $0.isOpen()) }
      guard let account else { return Conditions(gates: readings) }
      return Conditions(
        gates: readings, account: account().map(Conditions.Account.signedIn) ?? .signedOut)
    }

    private(set) var machine: PushMachine
    private var pending: [Event] = []
    private var isHandling = false
    private let alarm = Alarm()

    /// Makes a coordinator; it does nothing until `start`.
    public init(routes: RouteTable<Screen>, screens: some UIKitScreens<Screen>) {
      self.routes = routes
      self.screens = AnyScreens(screens)
      machine = PushMachine(rules: routes.rules)
    }

    /// Has the core decide, and carries out what it says.
    ///
    /// Events that arise meanwhile wait.
    func send(_ event: Event) {
      pending.append(event)
      guard !isHandling else { return }
      isHandling = true
      defer { isHandling = false }
      while !pending.isEmpty {
        var effects: [Effect] = []
        machine.handle(pending.removeFirst(), at: .now(), into: &effects)
        for effect in effects { carryOut(effect) }
      }
      alarm.set(for: machine.nextDeadline) { [weak self] in self?.send(.deadlineReached) }
    }
  }
#endif

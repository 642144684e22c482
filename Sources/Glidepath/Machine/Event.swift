/// What happened, as the entry point of iOS tells it.
///
/// The facts are raw, so that every decision is taken in here and none by an adapter.
package enum Event: Hashable, Sendable, Codable {
  /// `application(_:didFinishLaunchingWithOptions:)`; the first event of every process.
  case launched(Launch)
  /// `scene(_:willConnectTo:options:)` with the options' `notificationResponse`.
  case sceneConnected(SceneID, Response?)
  /// `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
  case responded(Response, CompletionToken)
  /// `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
  case fetched(Push, ApplicationState, CompletionToken)
  /// `userNotificationCenter(_:willPresent:withCompletionHandler:)`.
  case willPresent(Delivery, CompletionToken)
  /// A link came in, for a scene where it names one.
  case linked(Link, Link.Door, SceneID?)
  /// The host hands a push over by itself, which iOS has told of in another way too.
  case handedOver(Push)
  /// The app asks for a screen; answered by `Effect.answer`.
  case requested(LandingRequest)
  /// A life-cycle callback of a scene, or of the app where it has none.
  case lifecycle(Lifecycle, SceneID)
  /// Answers `Effect.awaitNextTurn`.
  case turnEnded(EffectID)
  /// Answers `Effect.look`.
  case looked(EffectID, Look)
  /// The app says that a gate may have changed.
  case gatesChanged
  /// Answers `Effect.perform` with the scene's hierarchy as it is then, nil where there is none, and
  /// what else the next step depends on.
  case stepFinished(EffectID, StepResult, Hierarchy?, Conditions)
  /// What a scene shows when it is left, when a tab's root screen appears, or when something was
  /// changed without Glidepath.
  case seen(Hierarchy)
  /// A screen landed on with this ticket was taken from its stack; what the scene shows then.
  case left(TicketID, Hierarchy?)
  /// The user touches the tab bar of a scene: selects a tab, or goes to the lowest screen of the one
  /// that is selected; told before that happens.
  case tabBarTouched(SceneID)
  /// `PushMachine.nextDeadline` has come.
  case deadlineReached
}

/// What an app is launched with.
package struct Launch: Hashable, Sendable, Codable {
  /// The launch options' `.remoteNotification`.
  package var push: Push?
  /// Whether the application state is background while it launches.
  package var inBackground: Bool
  /// Whether the app has scenes.
  package var usesScenes: Bool
  /// Whether this iOS hands over responses: 10 and later.
  package var deliversResponses: Bool
  /// What the process before saved last, if it can be read.
  package var saved: SavedRecord?

  /// Makes the facts of a launch.
  package init(
    push: Push? = nil, inBackground: Bool = false, usesScenes: Bool,
    deliversResponses: Bool = true, saved: SavedRecord? = nil
  ) {
    self.push = push
    self.inBackground = inBackground
    self.usesScenes = usesScenes
    self.deliversResponses = deliversResponses
    self.saved = saved
  }
}

/// A notification about to be shown while the app is in the foreground.
package struct Delivery: Hashable, Sendable, Codable {
  /// The notification request's identifier.
  package var identifier: String
  /// When it was delivered, in milliseconds since 1970.
  package var deliveredAtMilliseconds: Int64
  /// The content's `userInfo`.
  package var push: Push

  /// Makes a delivery.
  package init(identifier: String, deliveredAtMilliseconds: Int64, push: Push) {
    self.identifier = identifier
    self.deliveredAtMilliseconds = deliveredAtMilliseconds
    self.push = push
  }
}

/// `UIApplication.State`.
package enum ApplicationState: Hashable, Sendable, Codable {
  case active, inactive, background
}

/// A life-cycle callback.
package enum Lifecycle: Hashable, Sendable, Codable, CaseIterable {
  case willEnterForeground, didBecomeActive, willResignActive, didEnterBackground
  /// `sceneDidDisconnect(_:)`.
  case disconnected
}

/// The app's answers before every step: its gates and the account signed in.
package struct Conditions: Hashable, Sendable, Codable {
  /// One gate's answer.
  package struct Reading: Hashable, Sendable, Codable {
    package var gate: Gate
    package var isOpen: Bool

    package init(_ gate: Gate, isOpen: Bool) {
      self.gate = gate
      self.isOpen = isOpen
    }
  }

  /// The account that is signed in.
  package enum Account: Hashable, Sendable, Codable {
    /// The app does not say.
    case untold
    case signedOut
    case signedIn(String)
  }

  /// The answers, in the order the closures were registered.
  package var gates: [Reading]
  package var account: Account

  package init(gates: [Reading], account: Account = .untold) {
    self.gates = gates
    self.account = account
  }
}

/// The adapter's answer to `Effect.look`.
package struct Look: Hashable, Sendable, Codable {
  package var conditions: Conditions
  /// One hierarchy for each scene that has a window with a root.
  package var hierarchies: [Hierarchy]

  package init(_ conditions: Conditions, hierarchies: [Hierarchy]) {
    self.conditions = conditions
    self.hierarchies = hierarchies
  }
}

extension PushMachine {
  /// A scene was seen as it is, by whatever occasion.
  mutating func seen(_ hierarchy: Hierarchy, at now: Instant, into effects: inout [Effect]) {
    let scene = state.symbols.symbol(for: hierarchy.scene.name)
    // A window that is made before its scene is connected anew does not say where the user was.
    let phase = state.scenes[scene]?.phase ?? .unconnected
    let isComing = phase == .unconnected && state.remembered.tabLeft(in: scene) != nil
    if !isComing {
      state.remembered.note(hierarchy.ground.root.visibleTabs?.selected, in: scene)
    }
    observe(hierarchy, isTold: true, at: now, into: &effects)
  }

  /// Takes in what a scene shows now, with all that follows from it; `isTold` if the adapter tells of
  /// it when it happens.
  mutating func observe(
    _ hierarchy: Hierarchy, isTold: Bool = false, at now: Instant, into effects: inout [Effect]
  ) {
    let scene = state.symbols.symbol(for: hierarchy.scene.name)
    guard state.scenes.add(scene),
      let observation = state.scenes.change(
        scene, { $0.observe(hierarchy, isTold: isTold, at: now, rules) })
    else { return }
    yieldToUser(observation, in: scene, into: &effects)
    if let lost = observation.lost { landAgain(lost, in: scene, at: now) }
  }

  /// The user who has gone elsewhere by hand is not pulled away by a tap that still waits.
  private mutating func yieldToUser(
    _ observation: SceneMachine.Observation, in scene: Symbol, into effects: inout [Effect]
  ) {
    var givesWay: [Tap] = []
    for index in state.queue.indices where self.scene(of: state.queue[index]) == scene {
      let tap = state.queue[index]
      // Where the user was before it came does not concern it.
      if tap.wasLookedAfter, observation.isGoingOn, isElsewhere(observation.change, for: tap) {
        givesWay.append(tap)
      }
      state.queue[index].wasLookedAfter = true
    }
    state.queue.removeAll { givesWay.contains($0) }
    for tap in givesWay { endSuperseded(tap, by: Self.userWhoWentOn, into: &effects) }
    guard let landing = state.scenes[scene]?.landing, !landing.hasBegun, observation.isGoingOn,
      isElsewhere(observation.change, for: landing.tap)
    else { return }
    if landing.phase == .waiting {
      supersede(landing, by: Self.userWhoWentOn, into: &effects)
    } else {
      state.scenes.change(scene) { $0.landing?.noteUserWentOn() }
    }
  }

  static let userWhoWentOn = "the user, who went elsewhere"

  /// Whether a move leads away from what a tap waits for.
  ///
  /// While it waits for the app to be ready, what is opened is on the way there as a rule: the screens
  /// of a sign-in, and the tab that the app selects after it.
  private func isElsewhere(_ change: Change, for tap: Tap) -> Bool {
    // What an app opens before it says that its interface is ready is no screen of a route whose gates
    // are open, and a look may find both at once.
    guard !state.keptUnready.now, !state.keptUnready.before else { return false }
    // A tap that came while its scene was busy has not been looked after by itself yet.
    let gates = rules.needed(by: rules.routes[tap.route]).subtracting(.own)
    guard !tap.shut.isSubset(of: .own) || !gates.isSubset(of: state.openGates) else { return true }
    guard let address = change.newScreen, let place = rules.index(of: address.name) else {
      return false
    }
    let needed = rules.needed(by: rules.routes[place]).subtracting(.own)
    return needed.isSubset(of: state.openGates)
  }
}

extension Change {
  /// The address of a screen that was added.
  fileprivate var newScreen: Address? {
    switch self {
    case .opened(let address): address
    case .presented(let address): address
    case .same, .ours, .rebuilt, .covered, .back, .selected, .switched: nil
    }
  }
}

/// How the machine finds out whether a waiting tap can land.
///
/// It looks when something has happened, then in each of the next turns, because hosts announce
/// their interface a turn before it is there. A container that is still missing then is looked for
/// at short intervals, and only in the foreground. All other gates are looked at again when told.
enum Watch: Hashable, Sendable, Codable {
  /// Nothing has happened since the last look. Next: `due`.
  case resting
  /// Next: `looking`, or `resting` if no tap waits any more.
  case due(turnsLeft: Int)
  /// Next: `resting`, `awaitingTurn` or `pausing`; `due` if something happened meanwhile.
  case looking(EffectID, turnsLeft: Int, isOutdated: Bool)
  /// Next: `due` at the turn's end or when something happens.
  case awaitingTurn(EffectID, turnsLeft: Int)
  /// Next: `due` at the moment or when something happens; `resting` in the background.
  case pausing(until: UInt64)

  static let turns = 2

  /// How long to pause before the next look: a tenth of a second while the user still watches, a
  /// second once they have done something else for ten.
  static func pause(afterWaiting nanoseconds: UInt64) -> UInt64 {
    nanoseconds < 10_000_000_000 ? 100_000_000 : 1_000_000_000
  }

  /// How long to pause while nothing waits but a landed screen is looked after.
  static let pauseAfterLanding: UInt64 = 200_000_000

  /// Something happened.
  mutating func wake() {
    if case .looking(let id, _, _) = self {
      self = .looking(id, turnsLeft: Self.turns, isOutdated: true)
    } else {
      self = .due(turnsLeft: Self.turns)
    }
  }

  func fingerprint(into fingerprint: inout Fingerprint) {
    switch self {
    case .resting: fingerprint.combine(0)
    case .due(let turnsLeft):
      fingerprint.combine(1)
      fingerprint.combine(turnsLeft)
    case .looking(let id, let turnsLeft, let isOutdated):
      fingerprint.combine(2)
      fingerprint.combine(id)
      fingerprint.combine(turnsLeft)
      fingerprint.combine(isOutdated)
    case .awaitingTurn(let id, let turnsLeft):
      fingerprint.combine(3)
      fingerprint.combine(id)
      fingerprint.combine(turnsLeft)
    case .pausing(let moment):
      fingerprint.combine(4)
      fingerprint.combine(moment: moment)
    }
  }
}

extension PushMachine {
  /// What an event found waiting and under way.
  struct Business: Hashable {
    var queued: Int
    var landings: Int
    var busy: Int
  }

  var business: Business {
    Business(
      queued: state.queue.count, landings: state.scenes.landings.count,
      busy: state.scenes.busy)
  }

  /// Orders a look where one is due.
  ///
  /// Whether one is due is seen by what has happened, so that no rule has to ask for it. Before the
  /// launch is announced it is not known which taps were taken by processes before.
  mutating func watch(
    after event: Event, _ before: Business, at now: Instant, into effects: inout [Effect]
  ) {
    guard waits else {
      if mayTellAccount(event) { return look(0, into: &effects) }
      return watchLanded(at: now, into: &effects)
    }
    if event.mayOpenTheWay || hasFreedTheWay(since: before) { state.watch.wake() }
    if case .pausing(let until) = state.watch, until <= now.monotonicNanoseconds {
      state.watch = .due(turnsLeft: 0)
    }
    // A session that ends during a step is known at once: what comes then is judged by it.
    guard state.isLaunched, canProceed || event == .gatesChanged,
      case .due(let turnsLeft) = state.watch
    else { return }
    look(turnsLeft, into: &effects)
  }

  /// Whether the app may tell of another account now than before.
  ///
  /// A tap is of the account that was signed in last when it came, which nobody says afterwards.
  private func mayTellAccount(_ event: Event) -> Bool {
    guard state.isLaunched else { return false }
    return switch event {
    case .gatesChanged: state.tellsAccount != false
    case .lifecycle(.didBecomeActive, _): state.tellsAccount == nil
    default: false
    }
  }

  /// Whether a tap has come, a landing has ended or a step is over since.
  private func hasFreedTheWay(since before: Business) -> Bool {
    let now = business
    return now.queued > before.queued || now.landings < before.landings || now.busy < before.busy
  }

  private mutating func look(_ turnsLeft: Int, into effects: inout [Effect]) {
    let id = state.makeEffectID()
    state.watch = .looking(id, turnsLeft: turnsLeft, isOutdated: false)
    effects.append(.look(id))
  }

  /// Nothing waits, but a host may still replace what was landed on: it is looked for now and then.
  private mutating func watchLanded(at now: Instant, into effects: inout [Effect]) {
    if case .looking = state.watch { return }
    guard state.scenes.isInForeground,
      state.scenes.hasWatched(at: now)
    else {
      state.watch = .resting
      return
    }
    guard case .pausing(let until) = state.watch else {
      state.watch = .pausing(until: now.adding(nanoseconds: Watch.pauseAfterLanding))
      return
    }
    if until <= now.monotonicNanoseconds { look(0, into: &effects) }
  }

  /// Whether any tap waits, its landing begun or not.
  var waits: Bool {
    !state.queue.isEmpty || state.scenes.landings.contains { $0.phase == .waiting }
  }

  /// While a step is under way in a scene nothing else can begin there; but whose tap it is must be
  /// asked when it comes.
  private var canProceed: Bool {
    state.scenes.landings.contains { $0.phase == .waiting }
      || state.queue.contains { !$0.wasLookedAfter || !isBusy(scene(of: $0)) }
  }

  private func isBusy(_ scene: Symbol?) -> Bool {
    scene.flatMap { state.scenes[$0]?.isBusy } ?? false
  }

  mutating func looked(
    _ id: EffectID, _ look: Look, at now: Instant, into effects: inout [Effect]
  ) {
    guard case .looking(id, let turnsLeft, let isOutdated) = state.watch else { return }
    state.watch = isOutdated ? .due(turnsLeft: turnsLeft) : .resting
    take(look.conditions)
    for hierarchy in look.hierarchies { observe(hierarchy, at: now, into: &effects) }
    endTapsOfOthers(into: &effects)
    resumeLandings(look, at: now, into: &effects)
    beginLandings(look, at: now, into: &effects)
    if state.watch == .resting { lookAgain(turnsLeft, at: now, into: &effects) }
  }

  /// Begins the landings of the taps whose gates are open, the oldest first, one in each scene.
  private mutating func beginLandings(
    _ look: Look, at now: Instant, into effects: inout [Effect]
  ) {
    for waiting in state.queue {
      guard let index = state.queue.firstIndex(of: waiting) else { continue }
      let place = place(for: waiting, look)
      let shut = shutGates(for: waiting, place?.move, look.conditions)
      if let change = whatForbidsSecondTry(of: waiting) {
        state.queue.remove(at: index)
        endSecondTry(waiting, because: change, into: &effects)
        continue
      }
      state.queue[index].shut = shut
      state.queue[index].waitedFor.formUnion(shut)
      guard shut.isEmpty, let place, isFree(place.hierarchy.scene) else { continue }
      var tap = state.queue.remove(at: index)
      if let landed = landed(for: tap, place, at: now) {
        if says(landed, all: tap) {
          endJoined(tap, landed, into: &effects)
          continue
        }
        tap.joinsLanding = true
      }
      begin(tap, in: place, look.conditions, at: now, into: &effects)
    }
  }

  /// What has changed since a tap landed, so that its screen must not come again.
  private func whatForbidsSecondTry(of tap: Tap) -> String? {
    guard let gates = tap.landsAgain else { return nil }
    if !gates.isSubset(of: state.openGates) { return "a gate has shut since" }
    return tap.account != nil && state.isSignedOut ? "somebody has signed out since" : nil
  }

  /// Whether nothing is on its way in a scene, and there is room for it.
  private mutating func isFree(_ scene: SceneID) -> Bool {
    let name = state.symbols.symbol(for: scene.name)
    guard state.scenes.add(name), let scene = state.scenes[name] else { return false }
    return scene.landing == nil && !scene.isBusy
  }

  /// No event tells that a container has come or a question has gone, so both are looked for.
  private mutating func lookAgain(
    _ turnsLeft: Int, at now: Instant, into effects: inout [Effect]
  ) {
    let looksFor = (state.queue + state.scenes.landings.filter { $0.phase == .waiting }.map(\.tap))
      .filter { $0.shut.isSubset(of: .own) }
    guard canProceed, state.scenes.isInForeground, !looksFor.isEmpty else { return }
    if turnsLeft > 0 {
      let id = state.makeEffectID()
      state.watch = .awaitingTurn(id, turnsLeft: turnsLeft - 1)
      effects.append(.awaitNextTurn(id))
    } else {
      let waited = looksFor.map { waitedNanoseconds(of: $0, at: now) }.min() ?? 0
      let pauses = state.scenes.landings.filter { $0.isPausing(at: now) }.compactMap(\.pausesUntil)
      let usual = now.adding(nanoseconds: Watch.pause(afterWaiting: waited))
      state.watch = .pausing(until: pauses.reduce(usual, min))
    }
  }

  private func waitedNanoseconds(of tap: Tap, at now: Instant) -> UInt64 {
    let whole = UInt64(rules.routes[tap.route].expirySeconds) * 1_000_000_000
    let left = tap.expiresAt - min(tap.expiresAt, now.monotonicNanoseconds)
    return whole - min(whole, left)
  }
}

extension Event {
  /// Whether a gate, a window or what lies in one may be another now than when it was looked last.
  fileprivate var mayOpenTheWay: Bool {
    switch self {
    case .looked, .turnEnded, .deadlineReached, .willPresent, .stepFinished: false
    case .lifecycle(.willResignActive, _), .lifecycle(.didEnterBackground, _): false
    case .launched, .sceneConnected, .responded, .fetched, .linked, .handedOver, .requested,
      .lifecycle, .gatesChanged, .seen, .left, .tabBarTouched:
      true
    }
  }
}

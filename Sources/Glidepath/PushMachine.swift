/// The decision core: what comes in is an event, what is to be done is an effect, and nothing else
/// has any influence.
///
/// An adapter carries the effects out in the order given, and answers those that have an id by an
/// event with that id, at once or later. Answers that nobody waits for any more are absorbed.
package struct PushMachine: Sendable {
  /// What the app declared.
  package let rules: Rules
  /// What has come of the events so far.
  package internal(set) var state: State

  /// Makes the machine of a process that has not been launched yet, or takes a state up again.
  package init(rules: Rules, state: State = State()) {
    self.rules = rules
    self.state = state
  }

  /// Takes in what happened and appends what is to be done about it, in order.
  package mutating func handle(_ event: Event, at now: Instant, into effects: inout [Effect]) {
    let first = effects.count
    let written = written(before: event)
    let before = business
    expire(at: now, into: &effects)
    answer(event, at: now, into: &effects)
    watch(after: event, before, at: now, into: &effects)
    // Before anything else that comes of the event: a screen that ends the process must not be opened
    // by the next one again.
    if let written, let record = record(replacing: written) {
      effects.insert(.save(record), at: first)
    }
    state.compactSymbols()
  }

  private mutating func answer(_ event: Event, at now: Instant, into effects: inout [Effect]) {
    switch event {
    case .launched(let launch):
      launched(launch, at: now, into: &effects)
    case .sceneConnected(let scene, let response):
      sceneConnected(scene, response, at: now, into: &effects)
    case .responded(let response, let token):
      take(response, from: .response, scene: response.targetScene, at: now, into: &effects)
      // The handler tells iOS that the tap was noted, not that its screen is there.
      effects.append(.complete(token))
    case .fetched(let push, let applicationState, let token):
      fetched(push, in: applicationState, token, at: now, into: &effects)
    case .willPresent(let delivery, let token):
      present(delivery, token, into: &effects)
    case .lifecycle(let change, let scene):
      lifecycle(change, scene, at: now, into: &effects)
    case .turnEnded(let id):
      turnEnded(id, at: now, into: &effects)
    case .looked(let id, let look):
      looked(id, look, at: now, into: &effects)
    case .stepFinished(let id, let result, let hierarchy, let conditions):
      stepFinished(id, result, hierarchy, conditions, at: now, into: &effects)
    case .seen(let hierarchy):
      seen(hierarchy, at: now, into: &effects)
    case .left(let ticket, let hierarchy):
      left(ticket, hierarchy, at: now, into: &effects)
    case .tabBarTouched(let scene):
      state.scenes.change(state.symbols.symbol(for: scene.name)) { $0.noteTabBarTouch() }
    case .linked(let link, let door, let scene):
      linked(link, by: door, scene, at: now, into: &effects)
    case .handedOver(let push):
      handedOver(push, at: now, into: &effects)
    case .requested(let request):
      requested(request, at: now, into: &effects)
    case .gatesChanged, .deadlineReached:
      break  // Looks and deadlines are kept whatever the event is.
    }
  }

  /// Whether anything depends on what the user does by hand, so that it is worth a look.
  package var isWatchingUser: Bool {
    !state.queue.isEmpty
      || state.scenes.list.contains {
        !$0.tickets.isEmpty || $0.landed != nil || $0.landing != nil
      }
  }

  /// Whether a step that was ordered is still waited for.
  package func awaits(_ step: EffectID) -> Bool {
    state.scenes.list.contains { $0.isWaiting(for: step) }
  }

  /// When `Event.deadlineReached` is due, in monotonic nanoseconds, if nothing comes before.
  package var nextDeadline: UInt64? {
    var earliest = state.queue.lazy.map(\.expiresAt).min()
    func consider(_ moment: UInt64?) {
      if let moment { earliest = min(moment, earliest ?? moment) }
    }
    consider(state.coldStart.tap.provisional?.expiresAt)
    consider(state.scenes.deadline)
    if case .pausing(let until) = state.watch { consider(until) }
    return earliest
  }
}

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
    expire(at: now, into: &effects)
    answer(event, at: now, into: &effects)
    watch(at: now, into: &effects)
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
    case .gatesChanged:
      state.watch.wake()
    case .stepFinished(let id, let result, let hierarchy):
      stepFinished(id, result, hierarchy, at: now, into: &effects)
    case .seen(let hierarchy):
      seen(hierarchy, into: &effects)
    case .left(let ticket, let hierarchy):
      left(ticket, hierarchy, into: &effects)
    case .linked(let link, let door, let scene):
      linked(link, by: door, scene, at: now, into: &effects)
    case .handedOver(let push):
      handedOver(push, at: now, into: &effects)
    case .requested(let request):
      requested(request, at: now, into: &effects)
    case .deadlineReached:
      break  // Deadlines are kept whatever the event is.
    }
  }

  /// Whether anything depends on what the user does by hand, so that it is worth a look.
  package var isWatchingUser: Bool {
    !state.queue.isEmpty || !state.tickets.isEmpty || !state.landed.isEmpty
  }

  /// When `Event.deadlineReached` is due, in monotonic nanoseconds, if nothing comes before.
  package var nextDeadline: UInt64? {
    var earliest = state.queue.lazy.map(\.expiresAt).min()
    func consider(_ moment: UInt64?) {
      if let moment { earliest = min(moment, earliest ?? moment) }
    }
    consider(state.coldStart.tap.provisional?.expiresAt)
    consider(state.landing?.endsBy)
    if case .pausing(let until) = state.watch { consider(until) }
    return earliest
  }
}

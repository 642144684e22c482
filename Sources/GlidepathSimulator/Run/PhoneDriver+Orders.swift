import PhoneLink
import PhoneModel

extension PhoneDriver {
  mutating func carryOutOrders() throws(RunFailure) {
    while let order = phone.nextOrder() {
      try countTurn()
      try carryOut(order)
    }
    if let launchBegan { launchDurations.append(launchBegan.duration(to: .now)) }
    launchBegan = nil
  }

  private mutating func carryOut(_ order: PhoneOrder) throws(RunFailure) {
    switch order {
    case .startProcess: try startProcess()
    case .deliver(let callback, let state): try send(.callback(callback, state))
    case .tell(let state): try send(.systemState(state))
    case .userStep(let step): try send(.userStep(step))
    case .endProcess:
      trace.append(.end(phone.time))
      process = nil
      observations.endProcess()
      note(.system, "ends the app's process")
      do { try runner.kill() } catch { throw RunFailure("\(error)") }
    }
  }

  private mutating func startProcess() throws(RunFailure) {
    let handshake = Handshake(
      system: configuration.system, sdk: configuration.sdk,
      architecture: configuration.architecture, time: phone.time,
      observedPosts: [PostedDecision.postName])
    trace.append(.start(handshake))
    observations.beginProcess()
    launchBegan = .now
    let quiet: Quiet
    do { quiet = try runner.start(handshake) } catch { throw RunFailure("\(error)") }
    process = Process()
    try take(quiet, answering: nil)
  }

  mutating func send(_ content: PhoneMessage.Content) throws(RunFailure) {
    try countTurn()
    guard process != nil else {
      throw RunFailure("the phone has a message for the app, which has no process")
    }
    process?.sequence += 1
    let message = PhoneMessage(sequence: process?.sequence ?? 0, time: phone.time, content: content)
    trace.append(.message(message))
    let quiet: Quiet
    do { quiet = try runner.send(message) } catch {
      process = nil
      throw RunFailure("\(error)")
    }
    try take(quiet, answering: content)
  }

  private mutating func take(
    _ quiet: Quiet, answering content: PhoneMessage.Content?
  ) throws(RunFailure) {
    trace.append(.quiet(quiet))
    guard quiet.sequence == process?.sequence else {
      throw RunFailure(
        "the app answered message \(quiet.sequence), asked was \(process?.sequence ?? 0)")
    }
    process?.nextDeadline = quiet.nextDeadlineNanoseconds
    process?.transitionsEnd = quiet.transitionsEndNanoseconds
    if case .callback(let callback, _) = content { note(callback, quiet.emitted) }
    var isUserStep = false
    if case .userStep = content {
      isUserStep = true
      observations.beginUserStep()
    }
    for emission in quiet.emitted {
      observations.note(emission, duringUserStep: isUserStep)
      note(emission)
      phone.absorb(emission)
      if case .stuck(let reason) = emission {
        throw RunFailure("the app does not come to rest: \(reason)")
      }
    }
    for case .newerAPI(let name, let since) in quiet.emitted {
      throw RunFailure(
        "\(name) exists since iOS \(since) and the phone runs an older one, where the app would end: "
          + "ask for the version first")
    }
    for case .impossible(let why) in quiet.emitted { throw RunFailure(why) }
  }
}

import PhoneLink
import PhoneModel

/// Runs phone and app in lock-step: carries out what the phone orders, one after another, and
/// moves both clocks in the order of what happens.
struct PhoneDriver<Phone: SimulatedPhone> {
  /// The app's process, as its last answer left it.
  private struct Process {
    var sequence = 0
    var nextDeadline: Int64?
    var transitionsEnd: Int64?
  }

  private(set) var phone: Phone
  private(set) var trace: Trace
  private(set) var timeline: [TimelineEntry] = []
  var observations = Observations()
  /// Real time of each launch: from before the process is started until it has answered the last
  /// callback of the burst that started it.
  private(set) var launchDurations: [Duration] = []

  private let configuration: PhoneConfiguration
  private let runner: any AppRunner
  let limits: DriverLimits
  private var process: Process?
  private var launchBegan: ContinuousClock.Instant?
  private var shownScreen: String?
  /// Messages and events since the step began, and since the clock last moved.
  private var turns = (inStep: 0, atInstant: 0)

  init(
    phone: Phone, configuration: PhoneConfiguration, runner: any AppRunner, trace: Trace,
    limits: DriverLimits = DriverLimits()
  ) {
    self.phone = phone
    self.configuration = configuration
    self.runner = runner
    self.trace = trace
    self.limits = limits
  }
}

// MARK: - Steps

extension PhoneDriver {
  /// Something happens from outside, and everything that follows from it at once.
  mutating func perform(_ action: PhoneAction) throws(RunFailure) {
    let words = action.inWords
    note(words.subject, words.text)
    do {
      try phone.perform(action)
    } catch {
      throw RunFailure("\(error)")
    }
    try carryOutOrders()
  }

  /// What a file below the app's home folder holds.
  func storedFile(_ path: String) -> [UInt8]? { runner.storedFile(path) }

  /// Lets time pass, through everything that is due on the way.
  mutating func advance(nanoseconds: Int64) throws(RunFailure) {
    note(.clock, "\(Double(nanoseconds) / 1e9) s pass")
    let target = phone.time.uptimeNanoseconds + nanoseconds
    while try moveToNextEvent(until: target) {}
    moveClock(to: target)
  }

  /// Moves the clock to the end of running transitions.
  mutating func settle() throws(RunFailure) {
    let limit = phone.time.uptimeNanoseconds + limits.settleNanoseconds
    while let end = runningTransitionsEnd {
      guard end <= limit else { throw neverSettles(until: end) }
      if try moveToNextEvent(until: end) { continue }
      moveClock(to: end)
      try send(.advance)
    }
    showScreen()
  }

  mutating func begin(_ step: ScenarioStep) {
    trace.append(.step(number: step.number, name: step.name))
    turns = (0, 0)
    observations.beginStep()
  }

  /// Ends the process that may still run when everything is over.
  mutating func finish() {
    guard process != nil else { return }
    process = nil
    try? runner.kill()
  }

  private func neverSettles(until end: Int64) -> RunFailure {
    let limit = limits.settleNanoseconds / 1_000_000_000
    let rest = Double(end - phone.time.uptimeNanoseconds) / 1e9
    return RunFailure(
      "not settled within \(limit) s of phone time: a transition of the app runs \(rest) s longer")
  }
}

// MARK: - The clock

extension PhoneDriver {
  /// A suspended process runs nothing; neither its deadlines nor its transitions count until it
  /// is woken.
  private var awakeProcess: Process? { phone.isSuspended ? nil : process }

  private var runningTransitionsEnd: Int64? { awakeProcess?.transitionsEnd }

  /// Moves the clock to whatever is due first, phone or app, and lets it happen; false if nothing
  /// is due by `limit`.
  ///
  /// When both are due at one instant the phone comes first: iOS queues its call before the
  /// process finds its timer. The message that carries the call also runs the timer.
  private mutating func moveToNextEvent(until limit: Int64) throws(RunFailure) -> Bool {
    let phoneEvent = phone.nextEventNanoseconds
    let appEvent = awakeProcess?.nextDeadline
    guard let next = [phoneEvent, appEvent].compactMap(\.self).min(), next <= limit else {
      return false
    }
    try countTurn()
    moveClock(to: next)
    if next == phoneEvent {
      try carryOutOrders()
    } else {
      try send(.advance)
    }
    return true
  }

  private mutating func moveClock(to uptime: Int64) {
    let distance = max(0, uptime - phone.time.uptimeNanoseconds)
    if distance > 0 { turns.atInstant = 0 }
    phone.advance(to: phone.time.advanced(byNanoseconds: distance))
  }

  private mutating func countTurn() throws(RunFailure) {
    turns.inStep += 1
    turns.atInstant += 1
    guard turns.atInstant <= limits.turnsPerInstant else {
      throw RunFailure(
        "no rest at one instant of phone time after \(limits.turnsPerInstant) turns: \(dueInWords)")
    }
    guard turns.inStep <= limits.turnsPerStep else {
      throw RunFailure("no end to one step after \(limits.turnsPerStep) turns: \(dueInWords)")
    }
  }

  private var dueInWords: String {
    let now = phone.time.uptimeNanoseconds
    func due(_ uptime: Int64) -> String { "is due in \(Double(max(0, uptime - now)) / 1e9) s" }
    let phoneEvent = phone.nextEventNanoseconds.map { "an event of the phone \(due($0))" }
    let appEvent = awakeProcess?.nextDeadline.map { "a timer of the app \(due($0))" }
    let parts = [phoneEvent, appEvent].compactMap(\.self)
    return parts.isEmpty ? "the phone keeps giving orders" : parts.joined(separator: ", ")
  }
}

// MARK: - Orders

extension PhoneDriver {
  private mutating func carryOutOrders() throws(RunFailure) {
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

  private mutating func send(_ content: PhoneMessage.Content) throws(RunFailure) {
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
    for case .impossible(let why) in quiet.emitted { throw RunFailure(why) }
  }
}

// MARK: - The timeline

extension PhoneDriver {
  private mutating func note(_ subject: TimelineEntry.Subject, _ text: String) {
    let start = PhoneTime.scenarioStart.uptimeNanoseconds
    let since = phone.time.uptimeNanoseconds - start
    timeline.append(TimelineEntry(nanoseconds: since, subject: subject, text: text))
  }

  /// Notes the callback under the name of the method that ran; one that the app lacks is not worth
  /// a word.
  private mutating func note(_ callback: Callback, _ emitted: [Emission]) {
    var name = callback.name
    for emission in emitted {
      if case .notImplemented(callback.name) = emission { return }
      if case .calledInstead(let other) = emission { name = other }
    }
    observations.callbacks.append(name)
    note(.system, name + (callback.cargo.map { "  ← \($0)" } ?? ""))
  }

  private mutating func note(_ emission: Emission) {
    guard case .posted(let name, let info) = emission,
      let record = PostedDecision(postName: name, info: info)
    else { return }
    note(.library, record.summary)
  }

  private mutating func showScreen() {
    let stack = observations.screen.stack
    var screen = "no app"
    if phone.showsApp {
      let visible = observations.screen.visible?.name ?? "nothing"
      // A modal is not on the stack that lies below it.
      screen = stack.last == visible ? stack.joined(separator: " › ") : visible
    }
    if screen != shownScreen, shownScreen != nil || phone.showsApp { note(.screen, screen) }
    shownScreen = screen
  }
}

/// Where the driver gives up.
package struct DriverLimits: Hashable, Sendable {
  /// How long transitions may run after a step.
  package var settleNanoseconds: Int64 = 60_000_000_000
  /// Messages and events without the clock moving.
  package var turnsPerInstant = 10_000
  /// Messages and events in one step.
  package var turnsPerStep = 200_000

  /// The usual limits.
  package init() {}
}

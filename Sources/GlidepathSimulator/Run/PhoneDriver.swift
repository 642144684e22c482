import PhoneLink
import PhoneModel

/// Runs phone and app in lock-step: carries out what the phone orders, one after another, and
/// moves both clocks in the order of what happens.
struct PhoneDriver<Phone: SimulatedPhone> {
  /// The app's process, as its last answer left it.
  struct Process {
    var sequence = 0
    var nextDeadline: Int64?
    var transitionsEnd: Int64?
  }

  var phone: Phone
  var trace: Trace
  var timeline: [TimelineEntry] = []
  var observations = Observations()
  /// Real time of each launch: from before the process is started until it has answered the last
  /// callback of the burst that started it.
  var launchDurations: [Duration] = []

  let configuration: PhoneConfiguration
  let runner: any AppRunner
  let limits: DriverLimits
  var process: Process?
  var launchBegan: ContinuousClock.Instant?
  var shownScreen: String?
  /// Messages and events since the step began, and since the clock last moved.
  var turns = (inStep: 0, atInstant: 0)

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

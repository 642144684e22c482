import PhoneLink

extension PhoneDriver {
  /// A suspended process runs nothing; neither its deadlines nor its transitions count until it
  /// is woken.
  private var awakeProcess: Process? { phone.isSuspended ? nil : process }

  var runningTransitionsEnd: Int64? { awakeProcess?.transitionsEnd }

  /// Moves the clock to whatever is due first, phone or app, and lets it happen; false if nothing
  /// is due by `limit`.
  ///
  /// When both are due at one instant the phone comes first: iOS queues its call before the
  /// process finds its timer. The message that carries the call also runs the timer.
  mutating func moveToNextEvent(until limit: Int64) throws(RunFailure) -> Bool {
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

  mutating func moveClock(to uptime: Int64) {
    let distance = max(0, uptime - phone.time.uptimeNanoseconds)
    if distance > 0 { turns.atInstant = 0 }
    phone.advance(to: phone.time.advanced(byNanoseconds: distance))
  }

  mutating func countTurn() throws(RunFailure) {
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

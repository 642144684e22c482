import PhoneLink

/// What happens by itself as time passes.
extension PhoneModel {
  /// How long an app may run in the background when it owes nothing.
  static var suspensionDelay: Int64 { 5_000_000_000 }

  /// Uptime of the phone's own next event; nil if none, and while a burst is not finished.
  ///
  /// That is a suspension, the end of its patience with a handler, or a banner's going.
  public var nextEventNanoseconds: Int64? {
    guard steps.isEmpty else { return nil }
    return [suspensionDue, handlerDue, notifications.banner?.endUptime].compactMap { $0 }.min()
      .map { max($0, time.uptimeNanoseconds) }
  }

  /// Lets happen what is due, the earliest first, until something must be told to the app.
  mutating func passDueEvents() {
    let now = time.uptimeNanoseconds
    while steps.isEmpty, let due = nextEventNanoseconds, due <= now {
      if let banner = notifications.banner, banner.endUptime <= now {
        notifications.banner = nil
      } else if let handler = handlerDue, handler <= now {
        loseOverdueHandler()
      } else {
        enter(.suspended)
      }
    }
  }

  /// The process changes its state; suspension counts from the entry into the background.
  mutating func enter(_ state: ProcessState) {
    process.state = state
    if state == .active { process.hasDeclinedLaunch = false }
    process.suspensionUptime =
      state == .background ? time.uptimeNanoseconds + Self.suspensionDelay : nil
  }

  /// Somebody sets the date; what is due is due by uptime.
  mutating func setDate(_ wallNanoseconds: Int64) { time.wallNanoseconds = wallNanoseconds }

  /// Nobody is suspended while the phone waits for a handler.
  private var suspensionDue: Int64? {
    guard process.handlers.allSatisfy(\.isOverdue) else { return nil }
    return process.suspensionUptime
  }

  private var handlerDue: Int64? {
    process.handlers.first { !$0.isOverdue }?.deadlineUptime
  }

  /// Handlers are handed out in the order of time, so the first open one is the first overdue.
  private mutating func loseOverdueHandler() {
    guard let index = process.handlers.firstIndex(where: { !$0.isOverdue }) else { return }
    process.handlers[index].isOverdue = true
    let handler = process.handlers[index]
    findNeverCalled(handler)
    // Documented for these two alone. That it spares an app in front is an assumption: the time is
    // granted to the background.
    if handler.kind == .fetch || handler.kind == .action, !process.state.isInFront {
      steps.append(.end(.byTimeout))
    }
  }
}

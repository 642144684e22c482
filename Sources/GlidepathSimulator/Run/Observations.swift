import PhoneLink

/// What was seen of the app so far, as expectations ask for it.
struct Observations {
  /// What counts per process: the one that lives, else the one started last.
  struct Process {
    var landings: [PostedDecision] = []
    var reports: [String] = []
    var fetchCompletions = 0
    /// Controllers that came without the user touching the app.
    var additions: [ControllerAddition] = []
  }

  var process = Process()
  var screen = ScreenSnapshot()
  /// Full names of what iOS called in the app, since the last step that was no expectation.
  var callbacks: [String] = []
  /// Where the last landing since then led.
  var lastLanding: String?
  /// Landings of all processes.
  var landingCount = 0

  mutating func beginStep() {
    callbacks = []
    lastLanding = nil
  }

  mutating func beginProcess() {
    process = Process()
    screen = ScreenSnapshot()
  }

  mutating func endProcess() { screen = ScreenSnapshot() }

  mutating func note(_ emission: Emission, duringUserStep: Bool) {
    switch emission {
    case .screen(let snapshot): screen = snapshot
    case .added(let addition): if !duringUserStep { process.additions.append(addition) }
    case .completed(_, .fetched): process.fetchCompletions += 1
    case .posted(let name, let info):
      if let record = PostedDecision(postName: name, info: info) { note(record) }
    case .completed, .notImplemented, .calledInstead, .notificationDelegate, .categories, .badge,
      .removedDelivered, .launchDeclined, .launchedWithoutNotificationDelegate,
      .registeredForRemoteNotifications, .impossible, .stuck:
      break
    }
  }

  private mutating func note(_ record: PostedDecision) {
    switch record.outcome {
    case .landed(let address):
      process.landings.append(record)
      lastLanding = address
      landingCount += 1
    case .reported(let code): process.reports.append(code)
    }
  }
}

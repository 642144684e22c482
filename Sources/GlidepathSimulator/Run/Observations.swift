import PhoneLink

/// What was seen of the app so far, as expectations ask for it.
struct Observations {
  /// What counts per process: the one that lives, else the one started last.
  struct Process {
    var landings: [PostedDecision] = []
    var reports: [String] = []
    var fetchCompletions = 0
    var account = LandingAccount()
  }

  var process = Process()
  var screen = ScreenSnapshot()
  /// What was seen when a tab bar was last to be seen, in whichever process.
  private(set) var lastTabs: (scene: SceneID?, names: [String]) = (nil, [])
  /// Full names of what iOS called in the app, since the last step that was no expectation.
  var callbacks: [String] = []
  /// Where the last landing since then led, unless the user has touched its screen or the app after
  /// it.
  private(set) var lastLanding: String?
  /// What was visible when the user touched the app in this step, unless it has come anew since.
  private var touchedScreens: Set<String> = []
  /// Landings of all processes.
  private(set) var landingCount = 0

  mutating func beginStep() {
    callbacks = []
    lastLanding = nil
    touchedScreens = []
  }

  mutating func beginUserStep() {
    lastLanding = nil
    if let visible = screen.visible { touchedScreens.insert(visible.name) }
    process.account.noteUserStep()
  }

  mutating func beginProcess() {
    process = Process()
    screen = ScreenSnapshot()
    lastLanding = nil
    touchedScreens = []
  }

  mutating func endProcess() { screen = ScreenSnapshot() }

  mutating func note(_ emission: Emission, duringUserStep: Bool) {
    switch emission {
    case .screen(let snapshot): note(snapshot)
    case .added(let addition):
      touchedScreens.remove(addition.name)
      if !duringUserStep { process.account.add(addition) }
    case .replaced(let names): process.account.noteReplaced(names)
    case .completed(_, .fetched): process.fetchCompletions += 1
    case .posted(let name, let info):
      if let record = PostedDecision(postName: name, info: info) { note(record) }
    case .completed, .notImplemented, .calledInstead, .notificationDelegate, .categories, .badge,
      .removedDelivered, .launchDeclined, .launchedWithoutNotificationDelegate,
      .registeredForRemoteNotifications, .newerAPI, .impossible, .stuck:
      break
    }
  }

  private mutating func note(_ snapshot: ScreenSnapshot) {
    screen = snapshot
    guard !snapshot.tabNames.isEmpty else { return }
    lastTabs = (snapshot.windows.last { $0.isKey }?.scene, snapshot.tabNames)
  }

  private mutating func note(_ record: PostedDecision) {
    switch record.outcome {
    case .landed(let address):
      process.landings.append(record)
      process.account.land(on: address)
      // The user may touch a screen that is still on its way in, and go on from it.
      lastLanding = touchedScreens.contains(address) ? nil : address
      landingCount += 1
    case .reported(let code): process.reports.append(code)
    case .landedAgain(let address), .joined(let address):
      if lastLanding != nil { lastLanding = address }
    }
  }
}

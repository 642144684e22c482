public import PhoneLink

/// What iOS does, and nothing else: from what happens to the phone to the calls into one app.
///
/// `perform` an action, then take `nextOrder` until it is nil; after each order, `absorb` what the
/// app's process emitted while carrying it out. `advance` moves the clock.
///
/// The rules are in the folders: `LifeCycle` for launching, coming, going, ending and suspending,
/// `Notifications` for pushes, answers, banners and the badge, `Links` for links and quick actions,
/// `Observations` for what the phone holds
/// against the app, `Choices` for what Apple's documents leave open, `Orders` for how a rule's
/// steps become orders.
public struct PhoneModel: Hashable, Sendable {
  /// The phone and the app installed on it.
  public let configuration: PhoneConfiguration
  /// The phone's clocks.
  public internal(set) var time: PhoneTime
  /// Entries of the notification centre, and the banner.
  var notifications = ShownNotifications()
  /// The wall clock's readings, in nanoseconds, that deliveries so far have as their dates.
  var deliveryDates: [Int64] = []
  /// The number on the app's icon.
  public internal(set) var badge = 0
  /// How the last push was shown.
  public internal(set) var presentation = PushPresentation.none
  /// Which notifications the user lets the app show.
  public internal(set) var authorisation = Authorisation.granted
  /// Sets of actions that the app registered, kept beyond its process.
  var categories: [NotificationCategory] = []
  /// Whether the phone is locked.
  var lock = PhoneLock()
  /// The app's process now or last.
  var process = AppProcess()
  /// How the process before this one ended, or the last one if none runs.
  public internal(set) var lastEnd = ProcessEnd.neverLaunched
  /// Whether the system keeps a scene session of the app from an earlier connection.
  var hasSceneSession = false
  /// What is left of the present burst.
  var steps: [Step] = []
  /// The order being carried out.
  var underWay: OrderUnderWay?
  /// Open choices consulted so far, in order, each once.
  public internal(set) var consulted: [Choices.Name] = []
  /// Things the phone itself holds against the app, in the order of their happening.
  public internal(set) var findings: [PhoneFinding] = []
  /// Controllers added without a user step by all processes so far.
  public internal(set) var totalAdditionsWithoutUserStep = 0

  /// A phone on which the app is installed and was never launched.
  public init(_ configuration: PhoneConfiguration, startingAt time: PhoneTime) {
    self.configuration = configuration
    self.time = time
  }

  /// Queues what iOS does for the action.
  ///
  /// Throws when the action cannot happen now; the phone is then as it was, except that an
  /// unanswered will-present counts as late.
  public mutating func perform(_ action: PhoneAction) throws(PhoneActionError) {
    try requireInstallable()
    guard steps.isEmpty else {
      throw PhoneActionError(
        .burstNotFinished,
        "the last action has \(steps.count) steps left; take nextOrder() until it is nil"
      )
    }
    finishOrderUnderWay()
    passDueEvents()
    switch action {
    case .launch: try launchByIcon()
    case .home: try goHome()
    case .switcher: try openSwitcher()
    case .return: try launchByIcon()
    case .kill: try forceQuit()
    case .terminate: try endBySystem()
    case .crash: try endByCrash()
    case .reboot: reboot()
    case .lock: try lockPhone()
    case .unlock: try unlockPhone()
    case .push(let arrival): try receive(arrival)
    case .notify(let local): try receive(local)
    case .tap(let identifier, let origin): try tap(identifier, from: origin)
    case .action(let identifier, let action, let text):
      try choose(action, text: text, of: identifier)
    case .dismiss(let identifier): try dismiss(identifier)
    case .clear: clearNotifications()
    case .link(let url): try follow(url)
    case .quickAction(let item): try perform(item)
    case .authorise(let authorisation): try authorise(authorisation)
    case .now(let wallNanoseconds): setDate(wallNanoseconds)
    case .touch(let step): try takeUserStep(step)
    }
  }

  /// The next thing done to the app's process, or nil when iOS has finished with the burst.
  public mutating func nextOrder() -> PhoneOrder? {
    finishOrderUnderWay()
    while true {
      if let news = systemNews() { return news }
      guard !steps.isEmpty else { return nil }
      let step = steps.removeFirst()
      if let order = carryOut(step) { return order }
    }
  }

  /// Moves the clock; queues what falls due.
  ///
  /// The uptime never goes back; the wall clock may.
  public mutating func advance(to time: PhoneTime) {
    precondition(
      time.uptimeNanoseconds >= self.time.uptimeNanoseconds,
      "uptime went back from \(self.time.uptimeNanoseconds) to \(time.uptimeNanoseconds)"
    )
    finishOrderUnderWay()
    self.time = time
    passDueEvents()
  }
}

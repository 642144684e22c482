import PhoneLink

/// Starting the app's process: in front, or in the background for a push.
extension PhoneModel {
  /// The user taps the icon; a living app returns.
  mutating func launchByIcon() throws(PhoneActionError) {
    try requireUnlocked("opening the app")
    switch process.state {
    case .notRunning: launchInFront(for: .icon)
    case .background, .suspended: comeToFront(for: .icon)
    case .inactive: steps += uncover()
    case .active:
      throw PhoneActionError(
        .alreadyInFront, "the app is in front already, its icon is not to be seen; go home first")
    }
  }

  /// Launches for the user.
  mutating func launchInFront(for opening: Opening) {
    guard mayLaunch() else { return }
    let connection = usesScenes ? planConnection() : nil
    let delivery = deliver(opening, toNewScene: connection)
    // Apps with scenes get no launch options, whatever started them.
    let options = usesScenes ? LaunchOptions() : delivery.launchOptions
    steps += [.start(.inactive)] + tellOfLaunch(options)
    if let connection {
      steps += connect(connection, delivery.connection) + enterForeground(delivery)
    } else {
      // There is no will-enter-foreground in an app delegate's launch.
      steps += delivery.steps(at: .beforeActive) + uncover()
    }
  }

  /// Launches without the user's noticing, to hand over a push.
  mutating func launchInBackground(for payload: PayloadText) {
    guard mayLaunch() else { return }
    let options = LaunchOptions(remoteNotification: usesScenes ? nil : payload)
    steps += [.start(.background)] + tellOfLaunch(options)
    if !usesScenes {
      steps += tellOfBackgroundWake()
    } else if consult(.silentSceneConnection, \.silentSceneConnection) == .yes {
      steps += connect(planConnection(), SceneConnection(scene: .main))
    }
    steps.append(.fetch(payload))
  }

  /// Launches without the user's noticing, to hand over an action or a dismissal; after a force
  /// quit too, for it is the user who acts.
  mutating func launchInBackground(for answer: UserAnswer) {
    guard mayLaunch() else { return }
    let payload = usesScenes ? nil : launchPayload(for: answer)
    steps += [.start(.background)] + tellOfLaunch(LaunchOptions(remoteNotification: payload))
    // For a typed text before iOS 10 nothing speaks of this call.
    let isTypedToOldSystem = !hasNotificationFramework && answer.text != nil
    if !usesScenes, !isTypedToOldSystem { steps += tellOfBackgroundWake() }
    steps.append(.answer(answer))
  }

  /// Documented for an app delegate launched or resumed into the background, yet absent from the
  /// only trace that was found.
  mutating func tellOfBackgroundWake() -> [Step] {
    let isTold = consult(.backgroundLaunchCallback, \.backgroundLaunchCallback) == .called
    return isTold ? [tell(.didEnterBackground)] : []
  }

  /// A new process knows nothing of the last one's handlers, scene or delegate.
  mutating func startProcess(in state: ProcessState) {
    process = AppProcess(number: process.number + 1)
    process.isSystemStateStale = systemState != SystemState()
    enter(state)
  }

  /// Refuses what the phone's iOS version is too old for.
  func require(_ first: SystemVersion, for what: String) throws(PhoneActionError) {
    guard configuration.system < first else { return }
    throw PhoneActionError(
      .systemTooOld, "\(what) needs iOS \(first), the phone has \(configuration.system)")
  }

  /// SwiftUI's life cycle came with iOS 14; such an app cannot be on an older phone at all.
  func requireInstallable() throws(PhoneActionError) {
    guard configuration.architecture == .swiftUI, configuration.system < SystemVersion(14) else {
      return
    }
    throw PhoneActionError(
      .appNeedsNewerSystem,
      "a SwiftUI app cannot be installed on iOS \(configuration.system); use iOS 14 or later")
  }

  private func tellOfLaunch(_ options: LaunchOptions) -> [Step] {
    [.call(.willFinishLaunching(options)), .call(.didFinishLaunching(options))]
  }

  /// From iOS 27 on, an app built with its SDK must have scenes.
  private mutating func mayLaunch() -> Bool {
    let first = SystemVersion(27)
    guard !usesScenes, configuration.system >= first, configuration.sdk >= first else {
      return true
    }
    // Said once: the app does not get better by further attempts.
    if !findings.contains(where: { $0.code == .sceneLifecycleMissing }) {
      find(
        .sceneLifecycleMissing,
        "an app built with SDK \(configuration.sdk) without scenes does not launch on iOS "
          + "\(configuration.system); give it a scene manifest"
      )
    }
    return false
  }
}

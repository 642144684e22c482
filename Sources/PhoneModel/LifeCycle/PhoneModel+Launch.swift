import PhoneLink

/// Starting the app's process: in front, or in the background for a push.
extension PhoneModel {
  /// The user taps the icon; a living app returns.
  mutating func launchByIcon() throws(PhoneActionError) {
    switch process.state {
    case .notRunning: launchInFront(for: nil)
    case .background, .suspended: comeToFront(for: nil)
    case .inactive: steps += uncover()
    case .active:
      throw PhoneActionError(
        .alreadyInFront, "the app is in front already, its icon is not to be seen; go home first")
    }
  }

  /// Launches for the user, who tapped the icon or a notification.
  mutating func launchInFront(for tap: DeliveredNotification?) {
    guard mayLaunch() else { return }
    let connection = usesScenes ? planConnection() : nil
    let delivery = tap.map { deliver($0, toNewScene: connection) } ?? TapDelivery()
    let options = LaunchOptions(
      remoteNotification: usesScenes ? nil : delivery.connection?.notification.payload)
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
    // Apps with scenes get no launch options, whatever started them.
    let options = LaunchOptions(remoteNotification: usesScenes ? nil : payload)
    steps += [.start(.background)] + tellOfLaunch(options)
    if !usesScenes {
      steps += tellOfBackgroundWake()
    } else if consult(.silentSceneConnection, \.silentSceneConnection) == .yes {
      steps += connect(planConnection(), nil)
    }
    steps.append(.fetch(payload))
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
    enter(state)
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

import PhoneLink

/// The ends of the app's process.
extension PhoneModel {
  /// The user swipes the app away in the switcher.
  mutating func forceQuit() throws(PhoneActionError) {
    try requireUnlocked("the switcher")
    switch process.state {
    case .notRunning:
      try swipeAwayWithoutProcess()
    case .suspended:
      steps.append(.end(.byUser))
    case .background:
      steps += farewellInBackground() + [.end(.byUser)]
    case .inactive, .active:
      steps += farewellInFront() + [.end(.byUser)]
    }
  }

  /// The system takes the process's memory back.
  ///
  /// It asks nobody in front and wakes nobody for it.
  mutating func endBySystem() throws(PhoneActionError) {
    switch process.state {
    case .notRunning:
      throw PhoneActionError(
        .notRunning, "the system has no process of the app to end; launch the app first")
    case .suspended, .inactive, .active:
      steps.append(.end(.bySystem))
    case .background:
      steps += farewellInBackground() + [.end(.bySystem)]
    }
  }

  /// The app ends itself by a fault, of which nobody tells it.
  mutating func endByCrash() throws(PhoneActionError) {
    guard isAlive, process.state != .suspended else {
      throw PhoneActionError(
        .notRunning,
        "a crash needs a running app, but it is \(process.state.rawValue); launch it first")
    }
    steps.append(.end(.byCrash))
  }

  /// The phone is switched off and on, and unlocked; what the user swiped away may be woken again.
  mutating func reboot() {
    notifications.banner = nil
    lock = PhoneLock()
    if isAlive {
      steps.append(.end(.byReboot))
    } else if lastEnd != .neverLaunched {
      noteEnd(.byReboot)
    }
  }

  /// The process is gone, and with it whatever it owed.
  mutating func endProcess(_ end: ProcessEnd) {
    process = AppProcess(
      number: process.number, additionsWithoutUserStep: process.additionsWithoutUserStep)
    noteEnd(end)
  }

  /// The switcher still shows an app that the system ended.
  private mutating func swipeAwayWithoutProcess() throws(PhoneActionError) {
    guard lastEnd.leavesAppToSystem else {
      throw PhoneActionError(
        .notInSwitcher, "the app is not in the switcher, it cannot be swiped away; launch it first")
    }
    noteEnd(.byUser)
  }

  /// Swiping an app away discards its scene sessions as well.
  private mutating func noteEnd(_ end: ProcessEnd) {
    lastEnd = end
    if end == .byUser { hasSceneSession = false }
  }

  private mutating func farewellInBackground() -> [Step] {
    guard consult(.endCallbacks, \.endCallbacks) == .called else { return [] }
    return (process.hasScene ? [disconnection] : []) + [.call(.applicationWillTerminate)]
  }

  /// A scene's disconnection is certain; whether more follows depends on how quick the user is.
  private mutating func farewellInFront() -> [Step] {
    let isTold = consult(.endCallbacks, \.endCallbacks) == .called
    var farewell = cover() + [.enter(.background)]
    if usesScenes {
      farewell.append(disconnection)
    } else if isTold {
      farewell.append(tell(.didEnterBackground))
    }
    return isTold ? farewell + [.call(.applicationWillTerminate)] : farewell
  }

  private var disconnection: Step { .call(.sceneDidDisconnect(.main)) }
}

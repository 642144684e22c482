import PhoneLink

/// Locking and unlocking the phone.
extension PhoneModel {
  /// A visible app goes as by the way home; protected data closes.
  mutating func lockPhone() throws(PhoneActionError) {
    try requireUnlocked("locking")
    lock.isLocked = true
    lock.hidesApp = process.state.isInFront
    notifications.banner = nil
    if process.state.isInFront { steps += leaveFront() }
    steps.append(.closeProtectedData)
  }

  /// Protected data opens; then comes what waited, or the app that was in front returns.
  mutating func unlockPhone() throws(PhoneActionError) {
    guard lock.isLocked else {
      throw PhoneActionError(.notLocked, "the phone is not locked; lock it first")
    }
    let (answer, hidesApp) = (lock.waitingAnswer, lock.hidesApp)
    lock.isLocked = false
    lock.waitingAnswer = nil
    lock.hidesApp = false
    steps += [.openProtectedData, .tellOfOpening]
    if let answer, notifications.entry(answer.received.name) == answer.received {
      notifications.remove(answer.received)
      systemStateChanged()
      var answer = answer
      answer.startsProcess = !isAlive
      bringToFront(for: answer, onBanner: false)
    } else if hidesApp, isAlive {
      comeToFront(for: .icon)
    }
  }

  /// The app is called before its process is told that the data is closed.
  mutating func closeProtectedData() -> PhoneOrder? {
    lock.isProtectedDataAvailable = false
    process.missedOpening = false
    systemStateChanged()
    guard isAlive, process.state != .suspended else { return nil }
    return deliver(.protectedDataWillBecomeUnavailable)
  }

  mutating func openProtectedData() {
    lock.isProtectedDataAvailable = true
    process.missedOpening = isAlive
    systemStateChanged()
  }

  /// A suspended app hears of it when it runs again.
  mutating func tellOfOpening() -> PhoneOrder? {
    guard process.missedOpening, process.state != .suspended else { return nil }
    process.missedOpening = false
    return deliver(.protectedDataDidBecomeAvailable)
  }

  func requireUnlocked(_ what: String) throws(PhoneActionError) {
    guard lock.isLocked else { return }
    throw PhoneActionError(.locked, "\(what) needs the phone unlocked; unlock it first")
  }
}

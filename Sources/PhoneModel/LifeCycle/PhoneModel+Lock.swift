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
    steps += [.tellOfProtectedData(isAvailable: false), .protectData(isAvailable: false)]
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
    steps.append(.protectData(isAvailable: true))
    // A process that starts for the answer finds everything open.
    steps.append(.tellOfProtectedData(isAvailable: true))
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

  /// Calls the app if it runs and does not know yet.
  mutating func tellOfProtectedData(isAvailable: Bool) -> PhoneOrder? {
    guard isAlive, process.state != .suspended, process.knowsProtectedDataAvailable != isAvailable
    else { return nil }
    process.knowsProtectedDataAvailable = isAvailable
    return deliver(
      isAvailable ? .protectedDataDidBecomeAvailable : .protectedDataWillBecomeUnavailable)
  }

  func requireUnlocked(_ what: String) throws(PhoneActionError) {
    guard lock.isLocked else { return }
    throw PhoneActionError(.locked, "\(what) needs the phone unlocked; unlock it first")
  }
}

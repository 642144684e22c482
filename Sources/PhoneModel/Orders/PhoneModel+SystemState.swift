import PhoneLink

/// What the app may ask the system, and when its process is told of changes.
extension PhoneModel {
  /// What the app may ask now.
  var systemState: SystemState {
    SystemState(
      authorisation: authorisation, badge: badge,
      delivered: notifications.entries.map(\.notification),
      isProtectedDataAvailable: lock.isProtectedDataAvailable,
      callsNotificationDelegateOnMain: configuration.choices.delegateQueue == .main)
  }

  /// Something in it may have changed; a process that stands still is told when it runs again.
  mutating func systemStateChanged() { process.isSystemStateStale = isAlive }

  /// The order by which the process learns of it, if it has to.
  mutating func systemNews() -> PhoneOrder? {
    guard process.isSystemStateStale, process.state != .suspended else { return nil }
    process.isSystemStateStale = false
    return .tell(systemState)
  }

  /// The user decides what the app may show; what is shown already stays.
  mutating func authorise(_ authorisation: Authorisation) throws(PhoneActionError) {
    if authorisation == .provisional {
      try require(SystemVersion(12), for: "a provisional authorisation")
    }
    self.authorisation = authorisation
    systemStateChanged()
  }

  /// On which queue the notification centre's delegate is called matters to every call of it.
  mutating func noteDelegateQueue() { _ = consult(.delegateQueue, \.delegateQueue) }
}

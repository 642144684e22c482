import PhoneLink

/// What the phone knows of the app's process.
public enum ProcessState: String, Hashable, Sendable, CaseIterable {
  /// There is none.
  case notRunning
  /// In front, not receiving events: launching, or something lies over the app.
  case inactive
  /// In front.
  case active
  /// Running, not visible.
  case background
  /// Stopped: keeps its memory, runs no code.
  case suspended

  /// Whether the user sees the app.
  public var isInFront: Bool { self == .active || self == .inactive }

  /// What `UIApplication.applicationState` says in it.
  var applicationState: ApplicationState {
    switch self {
    case .active: .active
    case .inactive: .inactive
    case .notRunning, .background, .suspended: .background
    }
  }
}

/// How the app's last process ended; decides what a silent push may do.
public enum ProcessEnd: String, Hashable, Sendable {
  /// The app was never launched on this phone.
  case neverLaunched
  /// The user swiped it away: iOS launches it for no push until the user opens it.
  case byUser
  /// The system took its memory back.
  case bySystem
  /// The system ended it for a handler it did not call in time.
  case byTimeout
  /// It ended itself by a fault.
  case byCrash
  /// The phone was switched off and on since.
  case byReboot

  /// Whether the switcher still shows the app, and pushes may launch it.
  var leavesAppToSystem: Bool {
    switch self {
    case .neverLaunched, .byUser: false
    case .bySystem, .byTimeout, .byCrash, .byReboot: true
    }
  }
}

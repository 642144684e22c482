@testable import PhoneModel

/// What the app is doing when something happens.
enum Situation: String, CaseIterable {
  case neverLaunched
  case forceQuit
  case endedBySystem
  case crashed
  /// Not launched since the phone was switched on, and swiped away before.
  case rebooted
  case suspended
  case background
  case inactive
  case active
  /// In the background, launched by a push, and the user has not opened it since.
  case launchedByPush

  /// Whether a push reaches the app only by being shown over it.
  var isInFront: Bool { self == .inactive || self == .active }
}

extension TestPhone {
  /// Brings the phone there.
  mutating func enter(_ situation: Situation) throws {
    guard situation != .neverLaunched else { return }
    try perform(.launch)
    switch situation {
    case .neverLaunched, .active:
      break
    case .forceQuit:
      try perform(.kill)
    case .endedBySystem:
      try endBySystem()
    case .crashed:
      try perform(.crash)
    case .rebooted:
      try perform(.kill)
      try perform(.reboot)
    case .suspended:
      try perform(.home)
      advance(seconds: 5)
    case .background:
      try perform(.home)
    case .inactive:
      cover()
    case .launchedByPush:
      try endBySystem()
      try perform(.silentPush("launching"))
    }
  }

  /// The switcher or the notification centre comes to lie over the app.
  mutating func cover() {
    model.steps += model.cover()
    _ = drain()
  }

  /// From the background, so that the app is still in the switcher.
  private mutating func endBySystem() throws {
    try perform(.home)
    try perform(.terminate)
  }
}

import PhoneLink
@testable import PhoneModel

/// One line of `phone-defaults.md`, in its own words.
struct DefaultRow: CustomStringConvertible {
  var situation: Situation
  var event: Event
  var appDelegate: String
  /// The app delegate's below iOS 10, where it differs.
  var legacy: String?
  var scene: String
  var swiftUI: String

  init(
    _ situation: Situation, _ event: Event, _ appDelegate: String, legacy: String? = nil,
    scene: String, swiftUI: String
  ) {
    self.situation = situation
    self.event = event
    self.appDelegate = appDelegate
    self.legacy = legacy
    self.scene = scene
    self.swiftUI = swiftUI
  }

  var description: String { "\(situation.rawValue), \(event.rawValue)" }

  /// What happens in it.
  enum Event: String {
    case icon, home, tap, bannerTap, centerTap, alertPush, wakingAlertPush, silentPush
    case forceQuit, endBySystem
  }

  func expected(in cell: Cell) -> String {
    switch cell.architecture {
    case .appDelegate: cell.system.major < 10 ? legacy ?? appDelegate : appDelegate
    case .scene: scene
    case .swiftUI: swiftUI
    }
  }
}

extension TestPhone {
  /// Lets the event happen in the situation it is in; the orders are those of the event alone.
  mutating func meet(_ event: DefaultRow.Event) throws -> [PhoneOrder] {
    switch event {
    case .icon: return try perform(.launch)
    case .home: return try perform(.home)
    case .alertPush: return try perform(.alertPush())
    case .wakingAlertPush: return try perform(.wakingAlertPush())
    case .silentPush: return try perform(.silentPush())
    case .forceQuit: return try perform(.kill)
    case .endBySystem: return try perform(.terminate)
    case .tap, .bannerTap:
      try perform(.alertPush())
      return try perform(.tap(identifier: "n1"))
    case .centerTap:
      try arrangeEntryUnderVisibleApp()
      return try perform(.tap(identifier: "n1"))
    }
  }

  /// Before iOS 10 nothing that comes in the foreground is shown, so the push must come before.
  private mutating func arrangeEntryUnderVisibleApp() throws {
    try perform(.home)
    try perform(.alertPush())
    try perform(.launch)
    advance(seconds: 6)
  }
}

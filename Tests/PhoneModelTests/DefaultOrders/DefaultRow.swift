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
    case icon, home, switcher, `return`
    case tap, bannerTap, centerTap
    case foregroundAction, backgroundAction, textAction, dismissal, plainDismissal
    case alertPush, wakingAlertPush, silentPush
    case forceQuit, endBySystem, crash, reboot
  }

  /// Whether it exists on the cell's phone.
  func exists(in cell: Cell) -> Bool { cell.system.major >= event.firstMajor }

  func expected(in cell: Cell) -> String {
    switch cell.architecture {
    case .appDelegate: cell.system.major < 10 ? legacy ?? appDelegate : appDelegate
    case .scene: scene
    case .swiftUI: swiftUI
    }
  }
}

extension DefaultRow.Event {
  /// The category of the notification it is about.
  var category: String? {
    switch self {
    case .foregroundAction, .backgroundAction, .plainDismissal: "ORDER"
    case .textAction, .dismissal: "CHAT"
    default: nil
    }
  }

  /// Whether it is something done to a notification that must be there.
  var isAnswer: Bool {
    switch self {
    case .tap, .foregroundAction, .backgroundAction, .textAction, .dismissal, .plainDismissal: true
    default: false
    }
  }

  /// The first iOS version that has it: below 10 no banner lies over the app.
  var firstMajor: Int {
    switch self {
    case .foregroundAction, .backgroundAction: 8
    case .textAction: 9
    case .bannerTap, .dismissal: 10
    default: 7
    }
  }
}

extension TestPhone {
  /// Lets the event happen in the situation it is in; the orders are those of the event alone.
  mutating func meet(_ event: DefaultRow.Event) throws -> [PhoneOrder] {
    switch event {
    case .icon: return try perform(.launch)
    case .home: return try perform(.home)
    case .switcher: return try perform(.switcher)
    case .return: return try perform(.return)
    case .crash: return try perform(.crash)
    case .reboot: return try perform(.reboot)
    case .alertPush: return try perform(.alertPush())
    case .wakingAlertPush: return try perform(.wakingAlertPush())
    case .silentPush: return try perform(.silentPush())
    case .forceQuit: return try perform(.kill)
    case .endBySystem: return try perform(.terminate)
    case .centerTap:
      try arrangeEntryUnderVisibleApp()
      return try perform(.tap(identifier: "n1"))
    case .tap, .bannerTap, .foregroundAction, .backgroundAction, .textAction, .dismissal,
      .plainDismissal:
      try perform(.alertPush(category: event.category))
      return try answer(event)
    }
  }

  /// The user does with the notification that is to be seen what the event says.
  mutating func answer(_ event: DefaultRow.Event) throws -> [PhoneOrder] {
    switch event {
    case .foregroundAction: try perform(.action(identifier: "n1", action: "open"))
    case .backgroundAction: try perform(.action(identifier: "n1", action: "archive"))
    case .textAction: try perform(.action(identifier: "n1", action: "reply", text: "Yes"))
    case .dismissal, .plainDismissal: try perform(.dismiss(identifier: "n1"))
    default: try perform(.tap(identifier: "n1"))
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

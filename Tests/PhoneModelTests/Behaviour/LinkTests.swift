import PhoneLink
import Testing

@testable import PhoneModel

@Suite("Links and quick actions")
struct LinkTests {
  static let scheme = PhoneAction.link("shop://orderDetail?orderId=9")
  static let universal = PhoneAction.link("https://shop.example/orders/9")
  static let quickAction = PhoneAction.quickAction(ShortcutItem(type: "search"))

  struct Case: CustomStringConvertible {
    var situation: Situation
    var action: PhoneAction
    var appDelegate: String
    var scene: String
    var swiftUI: String
    var description: String { "\(situation), \(action)" }

    init(
      _ situation: Situation, _ action: PhoneAction, _ appDelegate: String, scene: String,
      swiftUI: String
    ) {
      self.situation = situation
      self.action = action
      self.appDelegate = appDelegate
      self.scene = scene
      self.swiftUI = swiftUI
    }
  }

  static let cold: [Case] = [.neverLaunched, .forceQuit, .endedBySystem].flatMap {
    [
      Case(
        $0, scheme, "wFL(URL) dFL(URL) open aActive",
        scene: "wFL dFL cfg(URL) sConn(URL) sFg sActive", swiftUI: "wFL dFL cfg(URL)"),
      Case(
        $0, universal, "wFL(UA) dFL(UA) continue aActive",
        scene: "wFL dFL cfg(UA) sConn(UA) sFg sActive", swiftUI: "wFL dFL cfg(UA)"),
      Case(
        $0, quickAction, "wFL(QA) dFL(QA) quick aActive",
        scene: "wFL dFL cfg(QA) sConn(QA) sFg sActive", swiftUI: "wFL dFL cfg(QA)"),
    ]
  }

  static let warm: [Case] =
    [.background, .suspended].flatMap {
      [
        Case($0, scheme, "aFg open aActive", scene: "sFg sOpen sActive", swiftUI: ""),
        Case(
          $0, universal, "aFg willContinue continue aActive",
          scene: "sFg sWillContinue sContinue sActive", swiftUI: ""),
        Case($0, quickAction, "aFg quick aActive", scene: "sFg sQuick sActive", swiftUI: ""),
      ]
    }
    + [
      Case(.inactive, scheme, "open aActive", scene: "sOpen sActive", swiftUI: ""),
      Case(
        .active, universal, "willContinue continue", scene: "sWillContinue sContinue", swiftUI: ""),
      Case(
        .launchedByPush, scheme, "aFg open aActive", scene: "cfg(URL) sConn(URL) sFg sActive",
        swiftUI: "cfg(URL)"),
    ]

  @Test("They come by their callbacks, on every version that has them", arguments: cold + warm)
  func callbacks(_ wanted: Case) throws {
    for cell in Cell.all where cell.system.major >= 9 {
      var phone = cell.phone()
      try phone.enter(wanted.situation)
      let told = Shorthand.told(try phone.perform(wanted.action), in: cell.architecture)
      let expected =
        switch cell.architecture {
        case .appDelegate: wanted.appDelegate
        case .scene: wanted.scene
        case .swiftUI: wanted.swiftUI
        }
      #expect(told == expected, "\(cell)")
      #expect(phone.model.processState == .active)
      #expect(phone.model.findingsAtEnd.isEmpty)
    }
  }

  @Test("Before iOS 9 a URL comes by the older method, and nothing else does")
  func oldSystem() throws {
    var phone = TestPhone(SystemVersion(8), .appDelegate)
    #expect(
      Shorthand.all(try phone.perform(Self.scheme)) == "wFL(URL) dFL(URL) openFromSource aActive")
    for action in [Self.universal, Self.quickAction] {
      let error = #expect(throws: PhoneActionError.self) { try phone.perform(action) }
      #expect(error?.code == .systemTooOld)
      #expect(error?.description.contains("needs iOS 9, the phone has 8") == true)
    }
  }

  @Test(
    "A launch that returns false gets neither URL nor quick action again, but an activity",
    arguments: [
      (scheme, "wFL(URL) dFL(URL) aActive"), (quickAction, "wFL(QA) dFL(QA) aActive"),
      (universal, "wFL(UA) dFL(UA) continue aActive"),
    ])
  func declined(_ action: PhoneAction, _ told: String) throws {
    var phone = TestPhone(SystemVersion(15), .appDelegate)
    phone.app.declinesLaunch = true
    #expect(Shorthand.all(try phone.perform(action)) == told)
    // Only what the launch was for is declined.
    #expect(Shorthand.all(try phone.perform(Self.scheme)) == "open")
  }

  @Test(
    "A warm link comes in the slot of responses",
    arguments: [
      (Choices.ResponseSlot.beforeForeground, "open aFg aActive", "sOpen sFg sActive"),
      (.afterActive, "aFg aActive open", "sFg sActive sOpen"),
    ])
  func slot(_ slot: Choices.ResponseSlot, _ appDelegate: String, _ scene: String) throws {
    for (architecture, wanted) in [(Architecture.appDelegate, appDelegate), (.scene, scene)] {
      var choices = Choices()
      choices.responseSlot = slot
      var phone = TestPhone(SystemVersion(16), architecture, choices: choices)
      try phone.enter(.suspended)
      #expect(Shorthand.all(try phone.perform(Self.scheme)) == wanted)
      #expect(phone.model.consulted == [.responseSlot])
    }
  }

  @Test("A cold link leaves nothing open")
  func coldChoices() throws {
    for architecture in Architecture.allCases {
      var phone = TestPhone(SystemVersion(18), architecture)
      try phone.perform(Self.scheme)
      #expect(phone.model.consulted == [])
    }
  }

  @Test("A text without scheme is no link", arguments: ["orders/9", "", "://x", ":"])
  func unreadable(_ text: String) throws {
    var phone = TestPhone()
    let error = #expect(throws: PhoneActionError.self) { try phone.perform(.link(text)) }
    #expect(error?.code == .linkUnreadable)
  }

  @Test("What the callbacks carry")
  func cargo() throws {
    var phone = TestPhone(SystemVersion(17), .scene)
    try phone.enter(.background)
    let orders = try phone.perform(Self.universal)
    let activity = UserActivity(
      type: "NSUserActivityTypeBrowsingWeb", webpageURL: "https://shop.example/orders/9")
    #expect(orders.contains(.deliver(.sceneContinueUserActivity(.main, activity), .inactive)))
  }

  @Test("A quick action owes its handler")
  func handler() throws {
    var phone = TestPhone(SystemVersion(17), .scene)
    phone.app.answers = false
    try phone.enter(.background)
    try phone.perform(Self.quickAction)
    #expect(phone.model.openHandlers.map(\.kind) == [.shortcut])
    #expect(phone.model.findingsAtEnd.map(\.code) == [.handlerNeverCalled])
  }
}

import PhoneLink
import Testing

@testable import PhoneModel

@Suite("The notification centre and the badge")
struct CenterTests {
  static func push(
    _ identifier: String, collapse: String? = nil, badge: Int? = nil
  ) -> PhoneAction {
    let number = badge.map { #","badge":\#($0)"# } ?? ""
    return .push(
      PushArrival(
        identifier: identifier, payload: #"{"aps":{"alert":"\#(identifier)"\#(number)}}"#,
        collapseIdentifier: collapse))
  }

  @Test("A push of the same collapse identifier replaces the older, which is gone")
  func collapse() throws {
    var phone = TestPhone()
    try phone.enter(.background)
    try phone.perform(Self.push("a", collapse: "chat"))
    try phone.perform(Self.push("b"))
    try phone.perform(Self.push("c", collapse: "chat"))
    #expect(phone.model.notificationCenter == ["b", "c"])
    #expect(throws: PhoneActionError.self) { try phone.perform(.tap(identifier: "a")) }
    let orders = try phone.perform(.tap(identifier: "c"))
    let identifiers = orders.compactMap { order -> String? in
      guard case .deliver(.didReceive(let answer, _), _) = order else { return nil }
      return answer.notification.identifier
    }
    #expect(identifiers == ["chat"])
    #expect(phone.model.notificationCenter == ["b"])
  }

  @Test(
    "A badge of 0 by payload, property or chosen function empties the centre when it was above 0",
    arguments: [
      (BadgeInterface.iconBadgeNumber, Choices.BadgeZeroByNewAPI.keepsCenter, true),
      (.badgeCount, .keepsCenter, false), (.badgeCount, .clearsCenter, true),
    ])
  func zero(
    _ interface: BadgeInterface, _ choice: Choices.BadgeZeroByNewAPI, _ empties: Bool
  ) throws {
    var choices = Choices()
    choices.badgeZeroByNewAPI = choice
    var phone = TestPhone(SystemVersion(17), .scene, choices: choices)
    try phone.enter(.background)
    try phone.perform(Self.push("a"))
    phone.model.absorb(.badge(0, interface))
    #expect(phone.model.notificationCenter == ["a"])
    #expect(!phone.model.consulted.contains(.badgeZeroByNewAPI))
    phone.model.absorb(.badge(2, interface))
    #expect(phone.model.badge == 2)
    phone.model.absorb(.badge(0, interface))
    #expect(phone.model.badge == 0)
    #expect(phone.model.notificationCenter == (empties ? [] : ["a"]))
    #expect(
      phone.model.consulted.contains(.badgeZeroByNewAPI) == (interface == .badgeCount))
  }

  @Test("The push that brings the badge to 0 stays itself")
  func zeroWithAlert() throws {
    var phone = TestPhone()
    try phone.enter(.background)
    try phone.perform(Self.push("a", badge: 3))
    try phone.perform(Self.push("b", badge: 0))
    #expect(phone.model.notificationCenter == ["b"])
    #expect(phone.model.badge == 0)
  }

  @Test("The app takes entries back by their identifiers, or all")
  func takenBack() throws {
    var phone = TestPhone()
    try phone.enter(.background)
    try phone.perform(Self.push("a", collapse: "x"))
    try phone.perform(Self.push("b"))
    try phone.perform(Self.push("c"))
    phone.model.absorb(.removedDelivered(["x", "none"]))
    #expect(phone.model.notificationCenter == ["b", "c"])
    phone.model.absorb(.removedDelivered(nil))
    #expect(phone.model.notificationCenter == [])
  }

  @Test("A running process is told of every change it did not make, a suspended one when it wakes")
  func told() throws {
    var phone = TestPhone()
    try phone.enter(.background)
    func delivered(_ orders: [PhoneOrder]) -> [[String]] {
      orders.compactMap { order in
        guard case .tell(let state) = order else { return nil }
        return state.delivered.map(\.identifier)
      }
    }
    #expect(delivered(try phone.perform(Self.push("a"))) == [["a"]])
    phone.advance(seconds: 5)
    #expect(delivered(try phone.perform(Self.push("b"))) == [])
    let waking = try phone.perform(.silentPush("s"))
    #expect(delivered(waking) == [["a", "b"]])
    #expect(waking.first?.isDelivery == false)
    phone.model.absorb(.removedDelivered(nil))
    #expect(try phone.perform(.launch).allSatisfy(\.isDelivery))
  }

  @Test("A new process is told at its start, if there is anything to tell")
  func toldAtStart() throws {
    var phone = TestPhone()
    #expect(try phone.perform(.launch).filter { !$0.isDelivery } == [.startProcess])
    try phone.perform(.kill)
    try phone.perform(Self.push("a", badge: 4))
    let orders = try phone.perform(.launch)
    guard case .tell(let state) = orders.dropFirst().first else {
      Issue.record("told \(orders.dropFirst().first.debugDescription)")
      return
    }
    #expect(state.badge == 4)
    #expect(state.delivered.map(\.identifier) == ["a"])
  }

  @Test(
    "How the last push was shown",
    arguments: [
      (Situation.background, PhoneAction.alertPush(), UInt(0), PushPresentation.shown),
      (.background, .silentPush(), 0, .none), (.active, .alertPush(), 0, .none),
      (.active, .alertPush(), 26, .options(26)), (.active, .silentPush(), 26, .none),
      (.forceQuit, .alertPush(), 0, .shown),
    ])
  func presentation(
    _ situation: Situation, _ push: PhoneAction, _ options: UInt, _ shown: PushPresentation
  ) throws {
    var phone = TestPhone()
    phone.app.presents = options
    try phone.enter(situation)
    try phone.perform(push)
    #expect(phone.model.presentation == shown)
  }
}

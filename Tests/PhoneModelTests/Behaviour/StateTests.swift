import PhoneLink
import Testing

@testable import PhoneModel

@Suite("Application state in callbacks")
struct StateTests {
  @Test(
    "Each callback comes in its state",
    arguments: [
      (Situation.forceQuit, DefaultRow.Event.icon, "dFL", ApplicationState.inactive),
      (.forceQuit, .icon, "aActive", .active),
      (.endedBySystem, .silentPush, "dFL(RN)", .background),
      (.endedBySystem, .silentPush, "aBg", .background),
      (.endedBySystem, .silentPush, "fetch", .background),
      (.forceQuit, .tap, "dR", .inactive),
      (.suspended, .tap, "aFg", .background),
      (.suspended, .tap, "dR", .inactive),
      (.background, .tap, "dR", .inactive),
      (.active, .bannerTap, "dR", .active),
      (.active, .centerTap, "dR", .inactive),
      (.active, .alertPush, "wP", .active),
      (.inactive, .alertPush, "wP", .inactive),
      (.active, .home, "aResign", .active),
      (.active, .home, "aBg", .background),
      (.suspended, .silentPush, "fetch", .background),
    ])
  func state(
    _ situation: Situation, _ event: DefaultRow.Event, _ shortName: String,
    _ state: ApplicationState
  ) throws {
    for major in [10, 12, 13, 17, 26] {
      var phone = TestPhone(SystemVersion(major), .appDelegate)
      try phone.enter(situation)
      #expect(try phone.meet(event).state(in: shortName) == state)
    }
  }

  @Test("A launch starts a process first, an end ends it last")
  func processOrders() throws {
    var phone = TestPhone()
    #expect(try phone.perform(.launch).first == .startProcess)
    #expect(try phone.perform(.kill).last == .endProcess)
    try phone.enter(.suspended)
    #expect(try phone.perform(.terminate) == [.endProcess])
    #expect(try phone.perform(.kill) == [])
    #expect(phone.model.lastEnd == .byUser)
  }

  @Test(
    "What a burst leaves behind",
    arguments: [
      (DefaultRow.Event.icon, Situation.background, ProcessState.active),
      (.tap, .forceQuit, .active), (.tap, .suspended, .active), (.home, .active, .background),
      (.silentPush, .suspended, .background), (.silentPush, .endedBySystem, .background),
      (.silentPush, .forceQuit, .notRunning), (.forceQuit, .active, .notRunning),
      (.alertPush, .suspended, .suspended), (.alertPush, .active, .active),
    ])
  func afterwards(
    _ event: DefaultRow.Event, _ situation: Situation, _ state: ProcessState
  ) throws {
    for cell in Cell.all {
      var phone = cell.phone()
      try phone.enter(situation)
      _ = try phone.meet(event)
      #expect(phone.model.processState == state, "\(cell)")
    }
  }

  @Test("The same actions make equal phones")
  func determinism() throws {
    var phones = [TestPhone(), TestPhone()]
    for index in phones.indices {
      for situation in [Situation.active, .background] {
        try phones[index].enter(situation)
        try phones[index].perform(.alertPush())
        try phones[index].perform(.kill)
      }
    }
    #expect(phones[0].model == phones[1].model)
    #expect(phones[0].model.hashValue == phones[1].model.hashValue)
  }
}

import PhoneLink
import Testing

@testable import PhoneModel

@Suite("Ends and faults")
struct FaultTests {
  @Test("iOS 18.0 asks twice about one push, and shows it once", arguments: ["n1", "ABC-1"])
  func doublePresentation(_ identifier: String) throws {
    var phone = TestPhone(SystemVersion(18, 0))
    try phone.enter(.active)
    let orders = try phone.perform(.alertPush(identifier))
    let identifiers = orders.compactMap { order -> String? in
      guard case .deliver(.willPresent(let notification, _), _) = order else { return nil }
      return notification.identifier
    }
    #expect(identifiers.count == 2)
    #expect(Set(identifiers).count == 2)
    #expect(Set(identifiers.map { $0.lowercased() }) == [identifier.lowercased()])
    #expect(phone.model.notificationCenter == [identifier])
    #expect(phone.model.findingsAtEnd.isEmpty)
  }

  @Test("iOS 18 by its general name, and 18.1, ask once")
  func singlePresentation() throws {
    for system in [SystemVersion(18), SystemVersion(18, 1)] {
      var phone = TestPhone(system)
      try phone.enter(.active)
      #expect(Shorthand.all(try phone.perform(.alertPush())) == "wP")
    }
  }

  @Test("iOS 10.0 hands a tap to the old method where nobody listens, but not at a launch")
  func oldMethod() throws {
    for (system, told) in [(SystemVersion(10, 0), "legacy"), (SystemVersion(10), "fetch")] {
      var phone = TestPhone(system, .appDelegate)
      phone.app.listens = false
      try phone.enter(.background)
      #expect(Shorthand.all(try phone.meet(.tap)) == "aFg \(told) aActive")
      try phone.perform(.kill)
      #expect(Shorthand.all(try phone.meet(.tap)) == "wFL(RN) dFL(RN) fetch aActive")
    }
  }

  @Test("iOS 11.0 loses silent pushes")
  func lostSilentPush() throws {
    for (system, told) in [(SystemVersion(11, 0), ""), (SystemVersion(11), "fetch")] {
      var phone = TestPhone(system, .appDelegate)
      try phone.enter(.active)
      #expect(Shorthand.all(try phone.perform(.silentPush())) == told)
      #expect(Shorthand.all(try phone.perform(.wakingAlertPush())) == "wP fetch")
    }
  }

  @Test("iOS 13.0 wakes even a force-quit app for what shows and wakes")
  func wokenAfterForceQuit() throws {
    for (system, told) in [(SystemVersion(13, 0), "wFL dFL fetch"), (SystemVersion(13), "")] {
      var phone = TestPhone(system, .scene)
      try phone.enter(.forceQuit)
      #expect(Shorthand.all(try phone.perform(.silentPush())) == "")
      #expect(Shorthand.all(try phone.perform(.wakingAlertPush())) == told)
    }
  }

  @Test(
    "Who listens only after the launch is too late for its response",
    arguments: [
      (Architecture.appDelegate, "wFL(RN) dFL(RN) aActive"),
      (.scene, "wFL dFL cfg(NR) sConn(NR) sFg sActive"),
    ])
  func lateDelegate(_ architecture: Architecture, _ told: String) throws {
    var phone = TestPhone(SystemVersion(18), architecture)
    phone.app.listens = false
    try phone.perform(.alertPush())
    try phone.model.perform(.tap(identifier: "n1"))
    var orders: [PhoneOrder] = []
    while let order = phone.model.nextOrder() {
      orders.append(order)
      if case .deliver(.didFinishLaunching, _) = order {
        phone.model.absorb(.launchedWithoutNotificationDelegate)
        phone.model.absorb(.notificationDelegate(isSet: true))
      }
    }
    #expect(Shorthand.all(orders) == told)
    phone.app.listens = true
    #expect(Shorthand.all(try phone.meet(.bannerTap)) == "dR")
  }

  @Test("A crash ends what runs, and only that")
  func crash() throws {
    for situation in [Situation.background, .inactive, .active] {
      var phone = TestPhone()
      try phone.enter(situation)
      #expect(try phone.perform(.crash) == [.endProcess])
      #expect(phone.model.lastEnd == .byCrash)
    }
    for situation in [Situation.neverLaunched, .forceQuit, .suspended] {
      var phone = TestPhone()
      try phone.enter(situation)
      let error = #expect(throws: PhoneActionError.self) { try phone.perform(.crash) }
      #expect(error?.code == .notRunning)
    }
  }

  @Test("A reboot ends everything, unlocks, and keeps the notification centre")
  func reboot() throws {
    var phone = TestPhone()
    try phone.enter(.background)
    try phone.perform(.lock)
    try phone.perform(.alertPush())
    try phone.perform(.tap(identifier: "n1"))
    #expect(try phone.perform(.reboot).last == .endProcess)
    #expect(!phone.model.isLocked)
    #expect(phone.model.notificationCenter == ["n1"])
    #expect(throws: PhoneActionError.self) { try phone.perform(.unlock) }
    #expect(phone.model.lastEnd == .byReboot)
  }

  @Test("A phone on which the app was never launched stays so through a reboot")
  func rebootBeforeFirstLaunch() throws {
    var phone = TestPhone()
    #expect(try phone.perform(.reboot) == [])
    #expect(try phone.perform(.silentPush()) == [])
    #expect(phone.model.lastEnd == .neverLaunched)
  }

  @Test("Setting the date moves the wall clock alone")
  func date() throws {
    var phone = TestPhone()
    try phone.enter(.background)
    let (uptime, next) = (phone.model.time.uptimeNanoseconds, phone.model.nextEventNanoseconds)
    #expect(try phone.perform(.now(wallNanoseconds: 5)) == [])
    #expect(phone.model.time == PhoneTime(uptimeNanoseconds: uptime, wallNanoseconds: 5))
    #expect(phone.model.nextEventNanoseconds == next)
    try phone.perform(.alertPush())
    phone.advance(seconds: 1)
    #expect(phone.model.time.wallNanoseconds == 1_000_000_005)
  }
}

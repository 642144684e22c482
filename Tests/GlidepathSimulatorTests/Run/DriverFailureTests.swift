import GlidepathSimulator
import PhoneLink
import PhoneModel
import Testing

@Suite("A run that cannot go on")
struct DriverFailureTests {
  private let phone = ScriptedPhone(orders: [
    .launch: [.startProcess, .deliver(.applicationDidBecomeActive, .active)],
    .home: [.deliver(.applicationDidEnterBackground, .background)],
  ])

  @Test("says which step cannot be carried out, and ends there")
  func refused() throws {
    let app = ScriptedApp()
    let result = try run(
      #"{ "push": { "id": "n1", "payload": {} } }, { "tap": "n1" }, { "launch": {} }"#, on: phone,
      app)
    #expect(
      result.failures.map(\.description) == ["step 2, line 5: there is no such notification"])
    #expect(app.handshakes.isEmpty)
  }

  @Test("says that the process ended, and does not kill it again")
  func ended() throws {
    let app = ScriptedApp()
    app.answer = { _ in nil }
    let result = try run(#"{ "launch": {} }"#, on: phone, app)
    #expect(result.failures.map(\.description) == ["step 1, line 5: the app's process ended"])
    #expect(app.kills == 0)
  }

  @Test("says that the process did not start")
  func notStarted() throws {
    let app = ScriptedApp()
    app.greeting = { _ in nil }
    let result = try run(#"{ "launch": {} }"#, on: phone, app)
    #expect(result.failures.map(\.description) == ["step 1, line 5: the app's process ended"])
  }

  @Test("names what still runs 60 s of phone time after a step")
  func neverSettles() throws {
    let app = ScriptedApp()
    app.answer = { message in
      Quiet(
        sequence: message.sequence,
        transitionsEndNanoseconds: message.time.uptimeNanoseconds + 7_000_000_000)
    }
    let result = try run(#"{ "launch": {} }"#, on: phone, app)
    #expect(
      result.failures.map(\.description) == [
        "step 1, line 5: not settled within 60 s of phone time: a transition of the app runs 7.0 s "
          + "longer"
      ])
    #expect(app.log.last == "advance at 56.0")
  }

  @Test("names the timer that never lets an instant end")
  func noRestAtOneInstant() throws {
    let app = ScriptedApp()
    app.answer = { message in
      Quiet(
        sequence: message.sequence, nextDeadlineNanoseconds: message.time.uptimeNanoseconds)
    }
    var limits = DriverLimits()
    limits.turnsPerInstant = 100
    let result = try run(#"{ "launch": {} }, { "advance": 1 }"#, on: phone, app, limits: limits)
    #expect(
      result.failures.map(\.description) == [
        "step 2, line 5: no rest at one instant of phone time after 100 turns: a timer of the app "
          + "is due in 0.0 s"
      ])
  }

  @Test("names the timer that makes a step too long")
  func tooManyTurns() throws {
    let app = ScriptedApp()
    app.answer = { message in
      Quiet(
        sequence: message.sequence,
        nextDeadlineNanoseconds: message.time.uptimeNanoseconds + 1_000_000)
    }
    var limits = DriverLimits()
    limits.turnsPerStep = 1000
    let result = try run(
      #"{ "launch": {} }, { "advance": 3600 }"#, on: phone, app, limits: limits)
    #expect(
      result.failures.map(\.description) == [
        "step 2, line 5: no end to one step after 1000 turns: a timer of the app is due in 0.001 s"
      ])
  }

  @Test("repeats what the app says about not coming to rest")
  func stuck() throws {
    let app = ScriptedApp()
    app.answer = { Quiet(sequence: $0.sequence, emitted: [.stuck("a task that never ends")]) }
    let result = try run(#"{ "launch": {} }"#, on: phone, app)
    #expect(
      result.failures.map(\.description) == [
        "step 1, line 5: the app does not come to rest: a task that never ends"
      ])
  }

  @Test("says what the user was to do and cannot, and where in the step")
  func impossible() throws {
    let app = ScriptedApp()
    app.answer = { message in
      guard case .userStep = message.content else { return Quiet(sequence: message.sequence) }
      return Quiet(
        sequence: message.sequence, emitted: [.impossible("there is no tab \"orders\"")])
    }
    var phone = phone
    phone.orders[.touch(.selectTab("orders"))] = [.userStep(.selectTab("orders"))]
    let result = try run(
      """
      { "launch": {} }, { "atOnce": [{ "advance": 1 },
        { "select": "orders" }] }, { "home": {} }
      """, on: phone, app)
    #expect(
      result.failures.map(\.description) == ["step 2, line 6: there is no tab \"orders\""])
    #expect(app.log.last == "selectTab(\"orders\") at 1.0", "nothing follows")
  }

  @Test("says that an answer belongs to another message")
  func wrongAnswer() throws {
    let app = ScriptedApp()
    app.answer = { _ in Quiet(sequence: 7) }
    let result = try run(#"{ "launch": {} }"#, on: phone, app)
    #expect(
      result.failures.map(\.description) == [
        "step 1, line 5: the app answered message 7, asked was 1"
      ])
  }

  @Test("says that the phone spoke to an app that is not there")
  func noProcess() throws {
    let result = try run(#"{ "home": {} }"#, on: phone, ScriptedApp())
    #expect(
      result.failures.map(\.description) == [
        "step 1, line 5: the phone has a message for the app, which has no process"
      ])
  }
}

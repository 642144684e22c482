import GlidepathSimulator
import PhoneLink
import PhoneModel
import Testing

@Suite("Phone and app in lock-step")
struct DriverTests {
  private let launching: [PhoneAction: [PhoneOrder]] = [
    .launch: [
      .startProcess, .deliver(.didFinishLaunching(LaunchOptions()), .inactive),
      .deliver(.applicationDidBecomeActive, .active),
    ],
    .kill: [.deliver(.applicationWillTerminate, .background), .endProcess],
    .touch(.back): [.userStep(.back)],
  ]

  @Test("carry out orders one after another, numbered in each process")
  func orders() throws {
    let app = ScriptedApp()
    let result = try run(
      #"{ "launch": {} }, { "back": {} }, { "kill": {} }, { "launch": {} }"#,
      on: ScriptedPhone(orders: launching), app)
    #expect(result.failures.isEmpty)
    #expect(
      app.log == [
        "application(_:didFinishLaunchingWithOptions:) at 0.0",
        "applicationDidBecomeActive(_:) at 0.0", "back at 0.0",
        "applicationWillTerminate(_:) at 0.0",
        "application(_:didFinishLaunchingWithOptions:) at 0.0",
        "applicationDidBecomeActive(_:) at 0.0",
      ])
    #expect(app.messages.map(\.sequence) == [1, 2, 3, 4, 1, 2])
    #expect(app.handshakes.map(\.observedPosts) == [["GlidepathDecision"], ["GlidepathDecision"]])
    #expect(app.handshakes.first?.time.wallNanoseconds == 1_767_258_000_000_000_000)
    #expect(app.kills == 2, "once by the user, once when the run is over")
    #expect(result.launchDurations.count == 2)
  }

  @Test("settle at the end of transitions, through what is due before it")
  func settle() throws {
    let app = ScriptedApp()
    app.answer = { message in
      let now = message.time.uptimeNanoseconds
      return Quiet(
        sequence: message.sequence,
        nextDeadlineNanoseconds: [uptime(0.1), uptime(0.35), uptime(9)].first { $0 > now },
        transitionsEndNanoseconds: now < uptime(0.4) ? uptime(0.4) : nil)
    }
    let result = try run(#"{ "launch": {} }"#, on: ScriptedPhone(orders: launching), app)
    #expect(result.failures.isEmpty)
    #expect(app.log.suffix(3) == ["advance at 0.1", "advance at 0.35", "advance at 0.4"])
  }

  @Test("do not settle between steps at once, which meet running transitions")
  func atOnce() throws {
    let app = ScriptedApp()
    app.answer = { message in
      let now = message.time.uptimeNanoseconds
      return Quiet(
        sequence: message.sequence,
        transitionsEndNanoseconds: now < uptime(0.4) ? uptime(0.4) : nil)
    }
    let result = try run(
      #"{ "atOnce": [{ "launch": {} }, { "advance": 0.1 }, { "back": {} }] }, { "kill": {} }"#,
      on: ScriptedPhone(orders: launching), app)
    #expect(result.failures.isEmpty)
    #expect(
      app.log.dropFirst(2) == [
        "back at 0.1", "advance at 0.4", "applicationWillTerminate(_:) at 0.4",
      ])
  }

  @Test("let the phone go first when both have something due at one instant")
  func ties() throws {
    let app = ScriptedApp()
    app.answer = { message in
      let now = message.time.uptimeNanoseconds
      return Quiet(
        sequence: message.sequence, nextDeadlineNanoseconds: now < uptime(2) ? uptime(2) : nil)
    }
    let phone = ScriptedPhone(
      orders: launching,
      events: [.init(uptime: uptime(2), order: .deliver(.applicationWillResignActive, .inactive))])
    _ = try run(#"{ "launch": {} }, { "advance": 5 }"#, on: phone, app)
    #expect(app.log.suffix(1) == ["applicationWillResignActive(_:) at 2.0"])
  }

  @Test("send nothing to a suspended process, whose timers wait for what wakes it")
  func suspended() throws {
    let app = ScriptedApp()
    app.answer = { message in
      let late = message.time.uptimeNanoseconds >= uptime(3)
      return Quiet(sequence: message.sequence, nextDeadlineNanoseconds: late ? nil : uptime(3))
    }
    let phone = ScriptedPhone(
      orders: launching,
      events: [
        .init(uptime: uptime(2), state: "suspended"),
        .init(
          uptime: uptime(7), order: .deliver(.applicationWillEnterForeground, .background),
          state: "background"),
      ])
    _ = try run(#"{ "launch": {} }, { "advance": 10 }"#, on: phone, app)
    #expect(app.log.suffix(1) == ["applicationWillEnterForeground(_:) at 7.0"])
    #expect(app.log.count == 3)
  }

  @Test("let the phone absorb everything the app does, in its order")
  func absorb() throws {
    let app = ScriptedApp()
    app.greeting = { _ in Quiet(sequence: 0, emitted: [.registeredForRemoteNotifications]) }
    app.answer = { Quiet(sequence: $0.sequence, emitted: [.notificationDelegate(isSet: true)]) }
    let result = try run(#"{ "launch": {} }"#, on: ScriptedPhone(orders: launching), app)
    let quiets = result.trace.entries.compactMap { entry in
      if case .quiet(let quiet) = entry { quiet } else { nil }
    }
    #expect(
      quiets.flatMap(\.emitted) == [
        .registeredForRemoteNotifications, .notificationDelegate(isSet: true),
        .notificationDelegate(isSet: true),
      ])
  }
}

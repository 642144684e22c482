import GlidepathSimulator
import PhoneLink
import PhoneModel
import Testing

@Suite("A trace")
struct TraceTests {
  private func runOnce() throws -> ScenarioResult {
    let app = ScriptedApp()
    app.answer = { message in
      Quiet(
        sequence: message.sequence,
        emitted: [.landed("order"), .screen(.stack("home", "order")), .pushed("order")])
    }
    let phone = ScriptedPhone(orders: [
      .launch: [.startProcess, .deliver(.applicationDidBecomeActive, .active)]
    ])
    return try run(#"{ "launch": {} }, { "advance": 1 }"#, on: phone, app)
  }

  @Test("is the same for the same input, byte for byte")
  func isDeterministic() throws {
    let lines = try runOnce().trace.lines()
    for _ in 0..<20 { #expect(try runOnce().trace.lines() == lines) }
  }

  @Test("has one line per message and answer, keys sorted")
  func lines() throws {
    let lines = try runOnce().trace.lines()
    #expect(
      lines.map { String($0.prefix(28)) } == [
        #"{"header":{"architecture":"s"#, #"{"name":"launch","step":1}"#,
        #"{"start":{"architecture":"sc"#, #"{"quiet":{"emitted":[],"sequ"#,
        #"{"message":{"content":{"call"#, #"{"quiet":{"emitted":[{"poste"#,
        #"{"name":"advance","step":2}"#,
      ])
    let header = try #require(lines.first)
    #expect(header.contains(#""coldResponse":"both""#))
    #expect(header.hasSuffix(#""format":1,"ios":"17","scenario":"n","sdk":"17"}}"#))
  }

  @Test("comes with a timeline for people")
  func timeline() throws {
    let entries = try runOnce().timeline
    #expect(
      entries.map { "\($0.nanoseconds) \($0.subject.rawValue) \($0.text)" } == [
        "0 user launches the app", "0 iOS applicationDidBecomeActive(_:)",
        "0 Glidepath n1 tap → landed on order", "0 screen home › order", "0 clock 1.0 s pass",
      ])
  }

  @Test("tells in its timeline what the user does inside the app")
  func userSteps() throws {
    let phone = ScriptedPhone(orders: [.launch: [.startProcess]])
    let steps = #"""
      { "launch": {} }, { "select": "orders" }, { "open": "product?id=3" }, { "drawer": "open" },
      { "drawer": "close" }, { "present": "compose" },
      { "present": { "screen": "compose", "unsaved": true } }, { "dismissModal": {} },
      { "alert": "Sure?" }, { "signOut": {} }, { "signIn": "u2" }, { "switchAccount": "u1" }
      """#
    let entries = try run(steps, on: phone, ScriptedApp()).timeline
    #expect(
      entries.filter { $0.subject == .user }.dropFirst().map(\.text) == [
        "selects tab orders", "opens product?id=3", "opens the side menu", "closes the side menu",
        "opens compose over the rest", "opens compose over the rest, unsaved",
        "closes what is on top", "is asked “Sure?”", "signs out", "signs in as u2",
        "agrees to switch to u1",
      ])
  }
}

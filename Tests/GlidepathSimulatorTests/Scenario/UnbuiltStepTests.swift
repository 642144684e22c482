import GlidepathSimulator
import Testing

@Suite("A step that is not built yet")
struct UnbuiltStepTests {
  private func failure(_ step: String) -> String? {
    do {
      _ = try parse(steps: #"{ "launch": {} },"# + "\n" + step)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    "is refused by name when it is written rightly",
    arguments: [
      #"{ "unlockApp": {} }"#, #"{ "openWindow": "second" }"#, #"{ "focusWindow": "main" }"#,
      #"{ "now": "2026-01-01T09:00Z" }"#, #"{ "now": "2026-01-01T09:00:30+08:00" }"#,
      #"""
      { "server": { "total": 3, "unread": { "g1": 3 }, "levels": { "g1": 2 }, "latency": 0.5,
        "quiet": { "from": "22:00", "to": "07:00", "timeZone": "Asia/Shanghai" },
        "messages": { "g1": [{ "id": "m1", "text": "hi", "sentAt": "2026-01-01T09:00Z" }] },
        "readElsewhere": "g1", "gone": ["orderDetail?orderId=9"], "fail": true } }
      """#,
    ])
  func refused(step: String) {
    let name = step.split(separator: "\"")[1]
    #expect(
      failure(step)
        == "a.scenario.json:6:3: step \"\(name)\" is not built yet — take it out for now")
  }

  @Test(
    "has its mistakes named first",
    arguments: [
      (
        #"{ "unlockApp": 1 }"#, #"6:16: step "unlockApp" takes nothing — write { "unlockApp": {} }"#
      ),
      (#"{ "openWindow": {} }"#, #"6:17: "openWindow" is an object — make it a string"#),
      (
        #"{ "now": "2026-13-01T09:00Z" }"#,
        #"6:10: "2026-13-01T09:00Z" is no moment — write one such as "2026-01-01T09:00+08:00""#
      ),
      (
        #"{ "now": "2026-01-01T09:00" }"#,
        #"6:10: "2026-01-01T09:00" is no moment — write one such as "2026-01-01T09:00+08:00""#
      ),
      (
        #"{ "now": "2026-01-01T09:00+24:00" }"#,
        "6:10: \"2026-01-01T09:00+24:00\" is no moment — write one such as "
          + "\"2026-01-01T09:00+08:00\""
      ),
      (
        #"{ "server": { "totl": 1 } }"#,
        #"6:15: there is no server key "totl" — did you mean "total"?"#
      ),
      (#"{ "server": { "total": -1 } }"#, #"6:24: "total" is -1 — a count is 0 or more"#),
      (
        #"{ "server": { "levels": { "g1": 3 } } }"#,
        "6:33: there is no level 3 — levels are 0 (all), 1 (mentions) and 2 (none)"
      ),
      (
        #"{ "server": { "quiet": { "from": "22:00" } } }"#,
        #"6:24: "to" is missing — add it to this object"#
      ),
      (
        #"{ "server": { "quiet": { "from": "22:60", "to": "07:00" } } }"#,
        #"6:34: "from" is no time of day — write one such as "22:00""#
      ),
      (
        #"{ "server": { "messages": { "g1": [{ "id": "m1" }] } } }"#,
        #"6:36: "text" is missing — add it to this object"#
      ),
      (#"{ "server": { "fail": 1 } }"#, #"6:23: "fail" is an integer — make it true or false"#),
    ])
  func mistakes(step: String, message: String) {
    #expect(failure(step) == "a.scenario.json:\(message)")
  }
}

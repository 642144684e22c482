import GlidepathJSON

/// Steps which the format defines and the phone does not do yet: their values are checked all the
/// same, so that a file has its mistakes named whichever version reads it.
extension ScenarioParser {
  func checkUnbuilt(_ member: JSONMember) throws(ScenarioError) {
    let (key, value) = (member.key, member.value)
    switch key {
    case "openWindow", "focusWindow", "closeWindow", "minimiseWindow", "restoreWindow":
      _ = try string(value, key)
    case "server": try checkServer(value)
    case "now": try checkMoment(value)
    default: try plain((), member)
    }
  }

  private func checkMoment(_ value: JSONValue) throws(ScenarioError) {
    let moment = try string(value, "now")
    let date = /\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/
    let time = /([01]\d|2[0-3]):[0-5]\d/
    let parts = moment.firstMatch(of: /^(.{10})T(.{5})(?::[0-5]\d)?(?:Z|[+\-](.{5}))$/)
    guard let parts, parts.1.wholeMatch(of: date) != nil, parts.2.wholeMatch(of: time) != nil,
      parts.3.map({ $0.wholeMatch(of: time) != nil }) ?? true
    else {
      throw error(
        "\(shortened(moment)) is no moment", "write one such as \"2026-01-01T09:00+08:00\"",
        at: value.place)
    }
  }

  private func checkServer(_ value: JSONValue) throws(ScenarioError) {
    let fields = try fields(of: value, "step \"server\"", keys: .server)
    for member in fields.object.members {
      let (key, value) = (member.key, member.value)
      switch key {
      case "total": _ = try count(value, key)
      case "unread": _ = try counts(value, key)
      case "levels": try checkLevels(value)
      case "quiet": try checkQuietHours(value)
      case "messages": try checkMessages(value)
      case "readElsewhere": _ = try string(value, key)
      case "gone": _ = try strings(value, key)
      case "latency": _ = try seconds(value, key)
      default: _ = try bool(value, key)
      }
    }
  }

  private func checkLevels(_ value: JSONValue) throws(ScenarioError) {
    for member in try object(value, "levels").members {
      guard try count(member.value, "levels") <= 2 else {
        throw error(
          "there is no level \(document.text(of: member.value))",
          "levels are 0 (all), 1 (mentions) and 2 (none)", at: member.value.place)
      }
    }
  }

  private func checkQuietHours(_ value: JSONValue) throws(ScenarioError) {
    let fields = try fields(of: value, "\"quiet\"", keys: .quietHours)
    for key in ["from", "to"] {
      let time = try required(key, in: fields)
      guard try string(time, key).wholeMatch(of: /([01]\d|2[0-3]):[0-5]\d/) != nil else {
        throw error("\"\(key)\" is no time of day", "write one such as \"22:00\"", at: time.place)
      }
    }
    if let zone = fields["timeZone"] { _ = try string(zone, "timeZone") }
  }

  private func checkMessages(_ value: JSONValue) throws(ScenarioError) {
    for member in try object(value, "messages").members {
      for message in try array(member.value, "messages") {
        let fields = try fields(of: message, "a message", keys: .message)
        for key in ["id", "text"] { _ = try string(required(key, in: fields), key) }
        try checkMoment(required("sentAt", in: fields))
      }
    }
  }
}

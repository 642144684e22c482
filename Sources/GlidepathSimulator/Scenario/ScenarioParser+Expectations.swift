import GlidepathJSON

extension ScenarioParser {
  func expectations(_ value: JSONValue) throws(ScenarioError) -> [PlacedExpectation] {
    let fields = try fields(of: value, "step \"expect\"", keys: .expectation)
    guard !fields.object.members.isEmpty else {
      throw error("\"expect\" expects nothing", "name what is expected", at: value.place)
    }
    var expectations: [PlacedExpectation] = []
    for member in fields.object.members {
      let expectation = try expectation(member)
      expectations.append(PlacedExpectation(place: member.keyPlace, expectation: expectation))
    }
    return expectations
  }

  private func expectation(_ member: JSONMember) throws(ScenarioError) -> Expectation {
    let (key, value) = (member.key, member.value)
    switch key {
    case "screen": return .screen(try stringOrNull(value, key))
    case "stack": return .stack(try strings(value, key))
    case "tab": return .tab(try stringOrNull(value, key))
    case "modal": return .modal(try stringOrNull(value, key))
    case "tabBadges": return .tabBadges(try tabBadges(value))
    case "badge": return .badge(try count(value, key))
    case "banner": return .banner(try banner(value))
    case "landings": return .landings(try count(value, key))
    case "reports": return .reports(try strings(value, key, of: .report))
    case "fetchCompletions": return .fetchCompletions(try count(value, key))
    case "callbacks": return .callbacks(try callbacks(value))
    case "remembered": return .remembered(try stringOrNull(value, key))
    case "alive": return .alive(try bool(value, key))
    case "center": return .center(try strings(value, key))
    case "state":
      let state = try string(value, key)
      try check(state, .state, at: value.place)
      return .state(state)
    default:
      if key == "unread" { _ = try counts(value, key) } else { _ = try strings(value, key) }
      throw error(
        "expectation \(shortened(key)) is not built yet", "take it out for now", at: member.keyPlace
      )
    }
  }

  private func callbacks(_ value: JSONValue) throws(ScenarioError) -> CallbackExpectation {
    guard case .object = value.content else {
      return .exactly(try strings(value, "callbacks", of: .callback))
    }
    let fields = try fields(of: value, "\"callbacks\"", keys: .callbacks)
    return .containing(try strings(required("contains", in: fields), "contains", of: .callback))
  }

  private func banner(_ value: JSONValue) throws(ScenarioError) -> BannerExpectation {
    if case .array = value.content {
      return .options(try strings(value, "banner", of: .presentationOption))
    }
    let text = try string(value, "banner")
    try check(text, .banner, at: value.place)
    return text == "shown" ? .shown : .none
  }

  /// Numbers may be written as such, though a badge is a text.
  private func tabBadges(_ value: JSONValue) throws(ScenarioError) -> [TabBadge] {
    var badges: [TabBadge] = []
    for member in try object(value, "tabBadges").members {
      let text: String?
      switch member.value.content {
      case .null: text = nil
      case .integer(let number): text = "\(number)"
      case .string(let string): text = string
      default: throw wrongType(member.value, "a tab's badge", wanted: "a number, a string or null")
      }
      badges.append(TabBadge(tab: member.key, text: text))
    }
    return badges
  }
}

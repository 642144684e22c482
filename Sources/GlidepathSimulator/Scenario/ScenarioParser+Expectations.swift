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
    case "screen":
      if case .null = value.content { return .screen(nil) }
      return .screen(try string(value, key))
    case "stack": return .stack(try strings(value, key))
    case "landings": return .landings(try count(value, key))
    case "reports": return .reports(try strings(value, key, of: .report))
    case "fetchCompletions": return .fetchCompletions(try count(value, key))
    case "callbacks": return .callbacks(try callbacks(value))
    case "alive": return .alive(try bool(value, key))
    case "center": return .center(try strings(value, key))
    case "state":
      let state = try string(value, key)
      try check(state, .state, at: value.place)
      return .state(state)
    default:
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
}

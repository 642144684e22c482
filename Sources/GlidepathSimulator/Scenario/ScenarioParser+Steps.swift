import GlidepathJSON
import PhoneModel

extension ScenarioParser {
  mutating func steps(_ value: JSONValue) throws(ScenarioError) -> [ScenarioStep] {
    var steps: [ScenarioStep] = []
    for (index, element) in try array(value, "steps").enumerated() {
      let member = try step(element, number: index + 1)
      let content = try content(of: member, number: index + 1)
      steps.append(ScenarioStep(number: index + 1, place: member.keyPlace, content: content))
    }
    return steps
  }

  /// The one member of a step.
  private func step(_ value: JSONValue, number: Int) throws(ScenarioError) -> JSONMember {
    guard case .object(let object) = value.content else {
      throw wrongType(value, "step \(number)", wanted: #"an object such as { "home": {} }"#)
    }
    guard let member = object.members.first else {
      throw error(
        "step \(number) is empty", #"name what happens, as in { "home": {} }"#, at: value.place)
    }
    if !Vocabulary.step.later.contains(member.key) {
      try check(member.key, .step, at: member.keyPlace)
    }
    if object.members.count > 1 {
      throw error(
        "step \(number) has \(object.members.count) keys", "make each a step of its own",
        at: object.members[1].keyPlace)
    }
    return member
  }

  private mutating func content(
    of member: JSONMember, number: Int
  ) throws(ScenarioError) -> ScenarioStep.Content {
    let value = member.value
    switch member.key {
    case "advance":
      let seconds = try seconds(value, "advance")
      return .advance(nanoseconds: Int64((seconds * 1e9).rounded()))
    case "expect": return .expect(try expectations(value))
    case "atOnce": return .atOnce(try stepsAtOnce(value, number: number))
    default:
      if let action = try action(member) { return .act(action) }
      if let step = try userStep(member) { return .act(.touch(step)) }
      try checkUnbuilt(member)
      throw error(
        "step \(shortened(member.key)) is not built yet", "take it out for now", at: member.keyPlace
      )
    }
  }

  /// What happens to the phone; nil if the step is none of these.
  private mutating func action(_ member: JSONMember) throws(ScenarioError) -> PhoneAction? {
    let (key, value) = (member.key, member.value)
    switch key {
    case "launch": return try plain(.launch, member)
    case "home": return try plain(.home, member)
    case "switcher": return try plain(.switcher, member)
    case "return": return try plain(.return, member)
    case "kill": return try plain(.kill, member)
    case "terminate": return try plain(.terminate, member)
    case "crash": return try plain(.crash, member)
    case "reboot": return try plain(.reboot, member)
    case "lock": return try plain(.lock, member)
    case "unlock": return try plain(.unlock, member)
    case "clear": return try plain(.clear, member)
    case "push": return .push(try push(value))
    case "notify": return .notify(try localNotification(value))
    case "tap": return try tap(value)
    case "action": return try notificationAction(value)
    case "dismiss": return .dismiss(identifier: try shownIdentifier(value, key))
    case "link": return .link(try link(value))
    case "authorise": return .authorise(try named(value, key, .authorisation))
    default: return nil
    }
  }

  private func link(_ value: JSONValue) throws(ScenarioError) -> String {
    let link = try string(value, "link")
    guard link.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:\/\/\S+/) != nil else {
      throw error(
        "\(shortened(link)) is no URL", "write one such as \"shop://orderDetail?orderId=9\"",
        at: value.place)
    }
    return link
  }

  /// An expectation is compared when settled, which these steps do not wait for.
  private mutating func stepsAtOnce(
    _ value: JSONValue, number: Int
  ) throws(ScenarioError) -> [ScenarioStep] {
    let elements = try array(value, "atOnce")
    guard !elements.isEmpty else {
      throw error("\"atOnce\" is empty", "name the steps in it", at: value.place)
    }
    var steps: [ScenarioStep] = []
    for element in elements {
      let member = try step(element, number: number)
      guard member.key != "expect", member.key != "atOnce" else {
        throw error(
          "step \"\(member.key)\" inside \"atOnce\"", "put it after that step", at: member.keyPlace)
      }
      let content = try content(of: member, number: number)
      steps.append(ScenarioStep(number: number, place: member.keyPlace, content: content))
    }
    return steps
  }

  func plain<Action>(_ action: Action, _ member: JSONMember) throws(ScenarioError) -> Action {
    guard case .object(let object) = member.value.content, object.members.isEmpty else {
      throw error(
        "step \"\(member.key)\" takes nothing", "write { \"\(member.key)\": {} }",
        at: member.value.place)
    }
    return action
  }
}

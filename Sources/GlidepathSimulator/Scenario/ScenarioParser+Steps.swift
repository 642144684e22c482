import GlidepathJSON
import PhoneLink
import PhoneModel

extension ScenarioParser {
  /// More would only be a typing error; the clock would still be in order.
  private static let longestAdvanceSeconds = 366.0 * 86_400

  mutating func step(_ value: JSONValue, number: Int) throws(ScenarioError) -> ScenarioStep {
    guard case .object(let object) = value.content else {
      throw wrongType(value, "step \(number)", wanted: #"an object such as { "home": {} }"#)
    }
    guard let member = object.members.first else {
      throw error(
        "step \(number) is empty", #"name what happens, as in { "home": {} }"#, at: value.place)
    }
    try check(member.key, .step, at: member.keyPlace)
    if object.members.count > 1 {
      throw error(
        "step \(number) has \(object.members.count) keys", "make each a step of its own",
        at: object.members[1].keyPlace)
    }
    return ScenarioStep(number: number, place: member.keyPlace, content: try content(of: member))
  }

  private mutating func content(
    of member: JSONMember
  ) throws(ScenarioError) -> ScenarioStep.Content {
    let value = member.value
    switch member.key {
    case "push": return .act(.push(try push(value)))
    case "tap": return try tap(value)
    case "advance": return .advance(nanoseconds: try nanoseconds(value))
    case "expect": return .expect(try expectations(value))
    case "launch": return .act(try plain(.launch, member))
    case "home": return .act(try plain(.home, member))
    case "kill": return .act(try plain(.kill, member))
    case "terminate": return .act(try plain(.terminate, member))
    case "back": return .act(try plain(.touch(.back), member))
    default:
      throw error(
        "step \(shortened(member.key)) is not built yet", "take it out for now", at: member.keyPlace
      )
    }
  }

  private func plain(
    _ action: PhoneAction, _ member: JSONMember
  ) throws(ScenarioError) -> PhoneAction {
    guard case .object(let object) = member.value.content, object.members.isEmpty else {
      throw error(
        "step \"\(member.key)\" takes nothing", "write { \"\(member.key)\": {} }",
        at: member.value.place)
    }
    return action
  }

  private mutating func push(_ value: JSONValue) throws(ScenarioError) -> PushArrival {
    let fields = try fields(of: value, "step \"push\"", keys: .push)
    let identifier = try string(required("id", in: fields), "id")
    let payload: String
    switch (fields["payload"], fields["file"]) {
    case (let value?, nil):
      guard case .object = value.content else {
        throw wrongType(value, "\"payload\"", wanted: "an object")
      }
      payload = document.text(of: value)
    case (nil, let file?): payload = try payloadFile(file)
    case (nil, nil):
      throw error("\"payload\" is missing", "add it, or \"file\"", at: fields.place)
    case (_?, let file?):
      throw error("\"payload\" and \"file\" in one push", "keep one of them", at: file.place)
    }
    pushedIdentifiers.append(identifier)
    return PushArrival(identifier: identifier, payload: payload)
  }

  private func payloadFile(_ value: JSONValue) throws(ScenarioError) -> String {
    let path = try string(value, "file")
    guard let bytes = readFile(path) else {
      throw error(
        "the payload \(shortened(path)) cannot be read",
        "name a file relative to this one's folder", at: value.place)
    }
    let payload = try ScenarioParser.parsed(bytes, file: path)
    guard case .object = payload.root.content else {
      throw ScenarioError(
        file: path, place: payload.root.place, what: "the payload is \(payload.root.kindInWords)",
        advice: "make it an object")
    }
    return payload.text(of: payload.root)
  }

  private func tap(_ value: JSONValue) throws(ScenarioError) -> ScenarioStep.Content {
    guard case .object = value.content else {
      return .act(.tap(identifier: try pushedIdentifier(value)))
    }
    let fields = try fields(of: value, "step \"tap\"", keys: .tap)
    let identifier = try pushedIdentifier(required("id", in: fields))
    guard let from = fields["from"] else { return .act(.tap(identifier: identifier)) }
    try check(string(from, "from"), .tapOrigin, at: from.place)
    return .tapInCenter(identifier: identifier)
  }

  private func pushedIdentifier(_ value: JSONValue) throws(ScenarioError) -> String {
    let name = try string(value, "tap")
    let known = Vocabulary(noun: "push", built: pushedIdentifiers)
    guard let objection = known.objection(to: name) else { return name }
    let advice = pushedIdentifiers.isEmpty ? "let it arrive in a step before" : objection.advice
    throw error("\(objection.what) before this step", advice, at: value.place)
  }

  private func nanoseconds(_ value: JSONValue) throws(ScenarioError) -> Int64 {
    let seconds: Double
    switch value.content {
    case .integer(let integer): seconds = Double(integer)
    case .double(let double): seconds = double
    default: throw wrongType(value, "\"advance\"", wanted: "a number of seconds")
    }
    guard (0...Self.longestAdvanceSeconds).contains(seconds) else {
      throw error(
        "\"advance\" is \(document.text(of: value))", "name seconds from 0 to 31622400 (366 days)",
        at: value.place)
    }
    return Int64((seconds * 1e9).rounded())
  }
}

import GlidepathJSON
import PhoneModel

/// Steps about notifications.
extension ScenarioParser {
  mutating func push(_ value: JSONValue) throws(ScenarioError) -> PushArrival {
    let fields = try fields(of: value, "step \"push\"", keys: .push)
    let identifier = try string(required("id", in: fields), "id")
    let payload: String
    switch (fields["payload"], fields["file"]) {
    case (let value?, nil): payload = try payloadText(value, "payload")
    case (nil, let file?): payload = try payloadFile(file)
    case (nil, nil):
      throw error("\"payload\" is missing", "add it, or \"file\"", at: fields.place)
    case (_?, let file?):
      throw error("\"payload\" and \"file\" in one push", "keep one of them", at: file.place)
    }
    let collapseIdentifier = try fields["collapseId"].map { (value) throws(ScenarioError) in
      try string(value, "collapseId")
    }
    let extended = try fields["extension"].map { (value) throws(ScenarioError) in
      try payloadText(value, "extension")
    }
    shownIdentifiers.append(identifier)
    return PushArrival(
      identifier: identifier, payload: payload, collapseIdentifier: collapseIdentifier,
      extendedPayload: extended)
  }

  /// A payload as it stands in the file, every number included.
  func payloadText(_ value: JSONValue, _ what: String) throws(ScenarioError) -> String {
    guard case .object = value.content else {
      throw wrongType(value, "\"\(what)\"", wanted: "an object")
    }
    return document.text(of: value)
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

  mutating func localNotification(_ value: JSONValue) throws(ScenarioError) -> LocalNotification {
    let fields = try fields(of: value, "step \"notify\"", keys: .notify)
    let identifier = try string(required("id", in: fields), "id")
    let payload = try payloadText(required("payload", in: fields), "payload")
    shownIdentifiers.append(identifier)
    return LocalNotification(identifier: identifier, payload: payload)
  }

  func tap(_ value: JSONValue) throws(ScenarioError) -> PhoneAction {
    guard case .object = value.content else {
      return .tap(identifier: try shownIdentifier(value, "tap"))
    }
    let fields = try fields(of: value, "step \"tap\"", keys: .tap)
    let identifier = try shownIdentifier(required("id", in: fields), "id")
    guard let from = fields["from"] else { return .tap(identifier: identifier) }
    return .tap(identifier: identifier, from: try named(from, "from", .tapOrigin))
  }

  func notificationAction(_ value: JSONValue) throws(ScenarioError) -> PhoneAction {
    let fields = try fields(of: value, "step \"action\"", keys: .action)
    let identifier = try shownIdentifier(required("id", in: fields), "id")
    let action = try string(required("action", in: fields), "action")
    let text = try fields["text"].map { (text) throws(ScenarioError) in try string(text, "text") }
    return .action(identifier: identifier, action: action, text: text)
  }

  /// The name of a notification that came in a step before.
  func shownIdentifier(_ value: JSONValue, _ what: String) throws(ScenarioError) -> String {
    let name = try string(value, what)
    let known = Vocabulary(noun: "push", built: shownIdentifiers)
    guard let objection = known.objection(to: name) else { return name }
    let advice = shownIdentifiers.isEmpty ? "let it arrive in a step before" : objection.advice
    throw error("\(objection.what) before this step", advice, at: value.place)
  }
}

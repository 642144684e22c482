import GlidepathJSON

/// An object whose keys were all looked up in a vocabulary.
struct Fields {
  var object: JSONObject
  var place: JSONPlace

  subscript(key: String) -> JSONValue? { object[key]?.value }
}

extension ScenarioParser {
  func error(_ what: String, _ advice: String, at place: JSONPlace) -> ScenarioError {
    ScenarioError(file: file, place: place, what: what, advice: advice)
  }

  func wrongType(_ value: JSONValue, _ what: String, wanted: String) -> ScenarioError {
    error("\(what) is \(value.kindInWords)", "make it \(wanted)", at: value.place)
  }

  /// Refuses a name that the vocabulary does not have.
  func check(_ name: String, _ vocabulary: Vocabulary, at place: JSONPlace) throws(ScenarioError) {
    guard let objection = vocabulary.objection(to: name) else { return }
    throw error(objection.what, objection.advice, at: place)
  }

  func fields(
    of value: JSONValue, _ what: String, keys: Vocabulary
  ) throws(ScenarioError) -> Fields {
    guard case .object(let object) = value.content else {
      throw wrongType(value, what, wanted: "an object")
    }
    for member in object.members where !keys.later.contains(member.key) {
      try check(member.key, keys, at: member.keyPlace)
    }
    return Fields(object: object, place: value.place)
  }

  /// Refuses keys that are not built yet; asked last, so that real mistakes are named first.
  func refuseLater(in fields: Fields, _ keys: Vocabulary) throws(ScenarioError) {
    for member in fields.object.members { try check(member.key, keys, at: member.keyPlace) }
  }

  func required(_ key: String, in fields: Fields) throws(ScenarioError) -> JSONValue {
    if let value = fields[key] { return value }
    throw error("\"\(key)\" is missing", "add it to this object", at: fields.place)
  }

  func string(_ value: JSONValue, _ what: String) throws(ScenarioError) -> String {
    guard case .string(let string) = value.content else {
      throw wrongType(value, "\"\(what)\"", wanted: "a string")
    }
    guard !string.isEmpty else {
      throw error("\"\(what)\" is empty", "write something into it", at: value.place)
    }
    return string
  }

  func stringOrNull(_ value: JSONValue, _ what: String) throws(ScenarioError) -> String? {
    if case .null = value.content { return nil }
    return try string(value, what)
  }

  /// An object whose keys are names that no vocabulary has.
  func object(_ value: JSONValue, _ what: String) throws(ScenarioError) -> JSONObject {
    guard case .object(let object) = value.content else {
      throw wrongType(value, "\"\(what)\"", wanted: "an object")
    }
    return object
  }

  func array(_ value: JSONValue, _ what: String) throws(ScenarioError) -> [JSONValue] {
    guard case .array(let elements) = value.content else {
      throw wrongType(value, "\"\(what)\"", wanted: "an array")
    }
    return elements
  }

  /// An array of strings, each of which a vocabulary has to have if one is given.
  func strings(
    _ value: JSONValue, _ what: String, of vocabulary: Vocabulary? = nil
  ) throws(ScenarioError) -> [String] {
    var strings: [String] = []
    for element in try array(value, what) {
      let string = try string(element, what)
      if let vocabulary { try check(string, vocabulary, at: element.place) }
      strings.append(string)
    }
    return strings
  }

  func bool(_ value: JSONValue, _ what: String) throws(ScenarioError) -> Bool {
    guard case .bool(let bool) = value.content else {
      throw wrongType(value, "\"\(what)\"", wanted: "true or false")
    }
    return bool
  }

  func count(_ value: JSONValue, _ what: String) throws(ScenarioError) -> Int {
    guard case .integer(let integer) = value.content else {
      throw wrongType(value, "\"\(what)\"", wanted: "an integer")
    }
    guard let count = Int(exactly: integer), count >= 0 else {
      throw error("\"\(what)\" is \(integer)", "a count is 0 or more", at: value.place)
    }
    return count
  }

  /// An object of counts, such as one for each conversation.
  func counts(_ value: JSONValue, _ what: String) throws(ScenarioError) -> [String: Int] {
    var counts: [String: Int] = [:]
    for member in try object(value, what).members {
      counts[member.key] = try count(member.value, what)
    }
    return counts
  }

  /// A value that the vocabulary has and whose raw value it is.
  func named<Value: RawRepresentable<String>>(
    _ value: JSONValue, _ what: String, _ vocabulary: Vocabulary
  ) throws(ScenarioError) -> Value {
    let text = try string(value, what)
    try check(text, vocabulary, at: value.place)
    guard let named = Value(rawValue: text) else {
      preconditionFailure("\(vocabulary.noun) \(text) is in the vocabulary, but is no value")
    }
    return named
  }

  /// More would only be a typing error; the clock would still be in order.
  private static var mostSeconds: Double { 366 * 86_400 }

  func seconds(_ value: JSONValue, _ what: String) throws(ScenarioError) -> Double {
    let seconds: Double
    switch value.content {
    case .integer(let integer): seconds = Double(integer)
    case .double(let double): seconds = double
    default: throw wrongType(value, "\"\(what)\"", wanted: "a number of seconds")
    }
    guard (0...Self.mostSeconds).contains(seconds) else {
      throw error(
        "\"\(what)\" is \(document.text(of: value))",
        "name seconds from 0 to 31622400 (366 days)", at: value.place)
    }
    return seconds
  }
}

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
    for member in object.members { try check(member.key, keys, at: member.keyPlace) }
    return Fields(object: object, place: value.place)
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
}

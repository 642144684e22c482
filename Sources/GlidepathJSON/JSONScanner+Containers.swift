extension JSONScanner {
  /// Reads from the opening brace to past the closing one.
  mutating func object(depth: Int) throws(JSONError) -> JSONObject {
    var object = JSONObject()
    let opening = place
    offset += 1
    skipSpace()
    if skip(UInt8(ascii: "}")) { return object }
    while true {
      let keyPlace = place
      guard next == UInt8(ascii: "\"") else { throw missingKey(in: object, opening) }
      let key = try string()
      skipSpace()
      guard skip(UInt8(ascii: ":")) else {
        throw error("\(found) where ':' is expected", "put ':' between key and value")
      }
      skipSpace()
      let member = JSONMember(key, try value(depth: depth), keyPlace: keyPlace)
      if let first = object.append(member) {
        throw error(
          "key \(JSONText.quoted(key)) stands twice in one object, first at \(first.keyPlace)",
          "remove one of them", at: keyPlace)
      }
      skipSpace()
      if skip(UInt8(ascii: "}")) { return object }
      try separator(opening, closing: "}")
    }
  }

  /// Reads from the opening bracket to past the closing one.
  mutating func array(depth: Int) throws(JSONError) -> [JSONValue] {
    var elements: [JSONValue] = []
    let opening = place
    offset += 1
    skipSpace()
    if skip(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try value(depth: depth))
      skipSpace()
      if skip(UInt8(ascii: "]")) { return elements }
      try separator(opening, closing: "]")
    }
  }

  private mutating func separator(
    _ opening: JSONPlace, closing: Character
  ) throws(JSONError) {
    guard skip(UInt8(ascii: ",")) else {
      if next == nil {
        throw error(
          "the text ends inside what was opened at \(opening)", "close it with \(closing)")
      }
      throw error("\(found) where ',' or '\(closing)' is expected", "put a comma between values")
    }
    skipSpace()
    if next == closing.asciiValue {
      throw error("'\(closing)' after a comma", "remove the comma before it")
    }
  }

  private func missingKey(in object: JSONObject, _ opening: JSONPlace) -> JSONError {
    if next == nil {
      return error("the text ends inside what was opened at \(opening)", "close it with }")
    }
    return error("\(found) where a key is expected", "keys are strings in double quotes")
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }
}

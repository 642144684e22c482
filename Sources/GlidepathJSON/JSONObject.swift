/// One key of an object with its value.
package struct JSONMember: Hashable, Sendable {
  /// The key, escapes resolved.
  package var key: String
  /// Where the key's opening quote stands.
  package var keyPlace: JSONPlace
  /// The value.
  package var value: JSONValue

  /// Makes a member.
  package init(
    _ key: String, _ value: JSONValue,
    keyPlace: JSONPlace = JSONPlace(line: 1, column: 1, byteOffset: 0)
  ) {
    self.key = key
    self.keyPlace = keyPlace
    self.value = value
  }

  /// Equal members may stand in different places.
  package static func == (lhs: JSONMember, rhs: JSONMember) -> Bool {
    lhs.key == rhs.key && lhs.value == rhs.value
  }

  /// Hashes key and value alone.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(value)
  }
}

/// An object's members in the order of the text; no key stands in it twice.
package struct JSONObject: Hashable, Sendable {
  /// All members, in the order of the text.
  package private(set) var members: [JSONMember] = []
  private var indices: [LiteralKey: Int] = [:]

  /// Makes an empty object.
  package init() {}

  /// Appends a member, unless its key is there already: then that member is answered and nothing
  /// changes.
  package mutating func append(_ member: JSONMember) -> JSONMember? {
    let key = LiteralKey(text: member.key)
    if let index = indices[key] { return members[index] }
    indices[key] = members.count
    members.append(member)
    return nil
  }

  /// The member with this key; takes the same time however many there are.
  package subscript(key: String) -> JSONMember? {
    indices[LiteralKey(text: key)].map { members[$0] }
  }

  /// Equal objects have the same members in the same order.
  package static func == (lhs: JSONObject, rhs: JSONObject) -> Bool { lhs.members == rhs.members }

  /// Hashes the members.
  package func hash(into hasher: inout Hasher) { hasher.combine(members) }
}

/// A key compared byte by byte: to JSON, unlike to `String`, a composed and a decomposed é differ.
private struct LiteralKey: Hashable {
  var text: String

  static func == (lhs: LiteralKey, rhs: LiteralKey) -> Bool {
    lhs.text.utf8.elementsEqual(rhs.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

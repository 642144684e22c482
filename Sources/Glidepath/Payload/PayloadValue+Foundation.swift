import Foundation

extension Push {
  /// Takes the payload that iOS hands over: `userInfo`, or the launch options' dictionary.
  ///
  /// Never fails and never crashes: a payload that no push can have gives a push with a `defect`.
  public init(userInfo: [AnyHashable: Any]) {
    self.init(userInfo: userInfo, limits: .standard)
  }

  init(userInfo: [AnyHashable: Any], limits: PayloadLimits) {
    var reader = PayloadReader(limits: limits)
    do throws(PayloadReader.Refusal) {
      self.init(try reader.object(userInfo, depth: 1))
    } catch {
      self.init(defect: error.defect)
    }
  }
}

/// Turns Foundation's objects into values, and stops at the first thing no push can have.
private struct PayloadReader {
  struct Refusal: Error {
    var defect: PayloadDefect
  }

  let limits: PayloadLimits
  private var values = 0
  private var bytes = 0

  init(limits: PayloadLimits) { self.limits = limits }

  mutating func object(_ members: [AnyHashable: Any], depth: Int) throws(Refusal) -> PayloadObject {
    // Before anything is copied or sorted, so that a giant costs nothing.
    guard values + members.count <= limits.values else { throw Refusal(defect: .tooManyValues) }
    var named: [(key: String, value: Any)] = []
    for (key, value) in members {
      guard let key = key.base as? String else { throw Refusal(defect: .keyNotText) }
      named.append((key, value))
    }
    // In order, so that of two defects it is the same one in every process.
    named.sort { $0.key < $1.key }
    var pairs: [(String, PayloadValue)] = []
    for (key, value) in named {
      try count(key)
      pairs.append((key, try self.value(value, depth: depth + 1)))
    }
    return PayloadObject(pairs)
  }

  private mutating func value(_ value: Any, depth: Int) throws(Refusal) -> PayloadValue {
    guard depth <= limits.depth else { throw Refusal(defect: .tooDeep) }
    values += 1
    guard values <= limits.values else { throw Refusal(defect: .tooManyValues) }
    if let text = value as? String {
      try count(text)
      return .string(text)
    }
    if let list = value as? [Any] {
      var elements: [PayloadValue] = []
      for element in list { elements.append(try self.value(element, depth: depth + 1)) }
      return .array(elements)
    }
    if let members = value as? [AnyHashable: Any] {
      return .object(try object(members, depth: depth))
    }
    // Last: away from Apple's platforms a container asked to be one of these is copied whole first.
    if value is NSNull { return .null }
    if let number = value as? NSNumber { return try self.number(number) }
    throw Refusal(defect: .unsupportedValue)
  }

  private func number(_ number: NSNumber) throws(Refusal) -> PayloadValue {
    if number.isBoolean { return .boolean(number.boolValue) }
    switch String(cString: number.objCType) {
    case "f", "d":
      guard number.doubleValue.isFinite else { throw Refusal(defect: .unsupportedValue) }
      return .double(number.doubleValue)
    case "Q":
      return Int64(exactly: number.uint64Value).map(PayloadValue.integer)
        ?? .double(number.doubleValue)
    default:
      return .integer(number.int64Value)
    }
  }

  private mutating func count(_ text: String) throws(Refusal) {
    bytes += text.utf8.count
    guard bytes <= limits.bytes else { throw Refusal(defect: .tooLarge) }
  }
}

extension NSNumber {
  /// Whether this is JSON's `true` or `false` rather than 1 or 0.
  fileprivate var isBoolean: Bool {
    #if canImport(Darwin)
      // An Int8 has the same type code as a boolean there; the class tells them apart.
      CFGetTypeID(self) == CFBooleanGetTypeID()
    #else
      // Only booleans have this type code there: an Int8 is kept as a wider integer.
      String(cString: objCType) == "c"
    #endif
  }
}

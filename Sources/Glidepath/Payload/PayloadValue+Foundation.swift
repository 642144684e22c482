import Foundation

extension Push {
  /// Takes the payload that iOS hands over: `userInfo`, or the launch options' dictionary.
  ///
  /// Never fails and never crashes: a payload that no push can have gives a push with a `defect`.
  public init(userInfo: [AnyHashable: Any]) {
    var budget = PayloadBudget(limits: .standard)
    do {
      self.init(try budget.object(userInfo, depth: 1))
    } catch {
      self.init(defect: error)
    }
  }
}

/// Converts Foundation's objects, and stops at the first that is too much.
private struct PayloadBudget {
  let limits: PayloadLimits
  private var values = 0
  private var bytes = 0

  init(limits: PayloadLimits) { self.limits = limits }

  mutating func object(
    _ dictionary: [AnyHashable: Any], depth: Int
  ) throws(PayloadDefect) -> PayloadObject {
    guard depth <= limits.depth else { throw .tooDeep }
    var pairs: [(String, PayloadValue)] = []
    for (key, value) in dictionary {
      guard let key = key.base as? String else { throw .keyNotText }
      try spend(text: key)
      pairs.append((key, try self.value(value, depth: depth)))
    }
    return PayloadObject(pairs)
  }

  private mutating func value(_ value: Any, depth: Int) throws(PayloadDefect) -> PayloadValue {
    values += 1
    guard values <= limits.values else { throw .tooManyValues }
    switch value {
    case is NSNull:
      return .null
    case let text as String:
      try spend(text: text)
      return .string(text)
    case let dictionary as [AnyHashable: Any]:
      return .object(try object(dictionary, depth: depth + 1))
    case let list as [Any]:
      return .array(try array(list, depth: depth + 1))
    case let number as NSNumber:
      return self.number(number)
    default:
      throw .unsupportedValue
    }
  }

  private mutating func array(_ list: [Any], depth: Int) throws(PayloadDefect) -> [PayloadValue] {
    guard depth <= limits.depth else { throw .tooDeep }
    var values: [PayloadValue] = []
    for element in list { values.append(try value(element, depth: depth)) }
    return values
  }

  private func number(_ number: NSNumber) -> PayloadValue {
    switch String(cString: number.objCType) {
    case "c" where isBoolean(number): .boolean(number.boolValue)
    case "f", "d": .double(number.doubleValue)
    case "Q" where number.uint64Value > UInt64(Int64.max): .double(number.doubleValue)
    default: .integer(number.int64Value)
    }
  }

  // A boolean is a number too for Foundation, and has the type of a C `char`. On Apple's platforms
  // so has an 8-bit integer, and only Core Foundation's type tells the two apart; elsewhere nothing
  // but a boolean has it.
  private func isBoolean(_ number: NSNumber) -> Bool {
    #if canImport(ObjectiveC)
      CFGetTypeID(number) == CFBooleanGetTypeID()
    #else
      true
    #endif
  }

  private mutating func spend(text: String) throws(PayloadDefect) {
    bytes += text.utf8.count
    guard bytes <= limits.bytes else { throw .tooLarge }
  }
}

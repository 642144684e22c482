/// Why a payload could not be taken as it came.
public enum PayloadDefect: Hashable, Sendable, Codable {
  /// Values lie deeper in one another than Glidepath follows.
  case tooDeep
  /// It holds more values than any push can carry.
  case tooManyValues
  /// Its texts and keys are longer than any push can carry.
  case tooLarge
  /// A value is of a type that JSON does not have.
  case unsupportedValue
  /// A key is no text.
  case keyNotText
}

extension PayloadDefect: CustomStringConvertible {
  /// The defect in words.
  public var description: String {
    switch self {
    case .tooDeep: "its values are nested deeper than \(PayloadLimits.standard.depth) levels"
    case .tooManyValues: "it holds more than \(PayloadLimits.standard.values) values"
    case .tooLarge: "it holds more than \(PayloadLimits.standard.bytes) bytes of text"
    case .unsupportedValue: "it holds a value that JSON does not have"
    case .keyNotText: "one of its keys is not text"
    }
  }
}

/// How much of a payload is followed.
///
/// Apple lets a push carry 5 KB at most, so all of these are far above what can arrive, and low
/// enough that reading one costs next to nothing.
struct PayloadLimits {
  var depth: Int
  var values: Int
  var bytes: Int

  static let standard = PayloadLimits(depth: 32, values: 4096, bytes: 65536)
}

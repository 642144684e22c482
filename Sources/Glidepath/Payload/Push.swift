/// A decoded push, local or remote: Apple's `aps` and the app's own keys beside it.
public struct Push: Hashable, Sendable, Codable {
  /// The whole payload, `aps` included.
  public let payload: PayloadObject
  /// Why the payload could not be taken; `payload` is empty then.
  public let defect: PayloadDefect?

  /// Makes a push of a payload.
  public init(_ payload: PayloadObject) {
    self.payload = payload
    defect = nil
  }

  /// Makes the push of a payload that could not be taken.
  init(defect: PayloadDefect) {
    payload = PayloadObject([])
    self.defect = defect
  }

  /// Apple's part.
  public var aps: PayloadObject? {
    guard case .object(let aps) = payload["aps"] else { return nil }
    return aps
  }

  /// Whether the push asks to wake the app in the background.
  public var contentAvailable: Bool { aps?["content-available"] == 1 }

  /// An app's own key.
  ///
  /// Nothing inside `aps` is ever one, nor is what the carrier adds.
  public subscript(key: String) -> PayloadValue? { isReserved(key) ? nil : payload[key] }
}

extension Push: ExpressibleByDictionaryLiteral {
  /// Makes a push of a payload written out, for tests.
  public init(dictionaryLiteral elements: (String, PayloadValue)...) {
    self.init(PayloadObject(elements))
  }
}

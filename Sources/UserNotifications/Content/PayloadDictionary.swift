import Foundation
public import PhoneLink

/// A push's body as apps see it.
@_spi(Phone) public enum PayloadDictionary {
  /// Decodes the JSON of a push.
  ///
  /// The network takes only objects, so anything else cannot get here.
  public static func decode(_ payload: PayloadText) -> [AnyHashable: Any] {
    let decoded = try? JSONSerialization.jsonObject(with: Data(payload.utf8))
    guard let object = decoded as? [String: Any] else {
      preconditionFailure("the phone delivered a payload that is not a JSON object")
    }
    return object
  }
}

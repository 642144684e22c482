import Foundation
import PhoneLink

/// What iOS itself reads of a push: its `aps`.
struct PushContent: Hashable, Sendable {
  /// Whether it has a text to show.
  var hasAlert = false
  /// Whether it has a sound to play.
  var hasSound = false
  /// The number for the icon.
  var badge: Int?
  /// Whether it wakes the app (`content-available`).
  var wakesApp = false
  /// Whether the app's service extension may change it (`mutable-content`).
  var isMutable = false
  /// Which set of actions it offers.
  var category: String?

  /// Whether the user is to notice it; else it is silent.
  var addressesUser: Bool { hasAlert || hasSound || badge != nil }

  /// Reads a push's body; nil when it is no JSON object.
  ///
  /// Without `aps`, or with one of another type, there is nothing in it for iOS.
  init?(_ payload: PayloadText) {
    guard let json = try? JSONSerialization.jsonObject(with: Data(payload.utf8)),
      let object = json as? [String: Any]
    else { return nil }
    guard let aps = object["aps"] as? [String: Any] else { return }
    hasAlert = Self.isText(aps["alert"])
    hasSound = aps["sound"] is String || aps["sound"] is [String: Any]
    badge = (aps["badge"] as? NSNumber)?.intValue
    wakesApp = (aps["content-available"] as? NSNumber)?.intValue == 1
    isMutable = (aps["mutable-content"] as? NSNumber)?.intValue == 1
    category = aps["category"] as? String
  }

  /// A text, or an object with something in it to show.
  private static func isText(_ alert: Any?) -> Bool {
    if let text = alert as? String { return !text.isEmpty }
    guard let object = alert as? [String: Any] else { return false }
    return ["title", "subtitle", "body", "title-loc-key", "subtitle-loc-key", "loc-key"].contains {
      (object[$0] as? String)?.isEmpty == false
    }
  }
}

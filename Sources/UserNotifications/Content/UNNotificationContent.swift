public import Foundation

/// What a notification says and carries.
public class UNNotificationContent: NSObject {
  /// The whole payload of a push, `aps` included; what the app put into its own notification.
  public let userInfo: [AnyHashable: Any]

  private let aps: [String: Any]
  private var alert: [String: Any] { aps["alert"] as? [String: Any] ?? [:] }

  /// For the phone; apps cannot make one.
  @_spi(Phone) public init(payload: [AnyHashable: Any], isRemote: Bool) {
    aps = payload["aps"] as? [String: Any] ?? [:]
    userInfo = isRemote ? payload : payload.filter { $0.key != AnyHashable("aps") }
  }

  /// The first line; empty when there is none.
  public var title: String { alert["title"] as? String ?? "" }
  /// The second line; empty when there is none.
  public var subtitle: String { alert["subtitle"] as? String ?? "" }
  /// The text.
  public var body: String { aps["alert"] as? String ?? alert["body"] as? String ?? "" }
  /// The number for the app's icon, if the payload has one.
  public var badge: NSNumber? { aps["badge"] as? NSNumber }
  /// Which set of actions it offers; empty for none.
  public var categoryIdentifier: String { aps["category"] as? String ?? "" }
  /// What it is grouped by; empty for none.
  public var threadIdentifier: String { aps["thread-id"] as? String ?? "" }
  /// Which scene it is meant for.
  public var targetContentIdentifier: String? { aps["target-content-id"] as? String }
}

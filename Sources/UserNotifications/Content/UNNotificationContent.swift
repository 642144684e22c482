public import Foundation

/// What a notification says and carries.
public class UNNotificationContent: NSObject {
  /// The whole payload of a push, `aps` included.
  public let userInfo: [AnyHashable: Any]

  private var aps: [String: Any] { userInfo["aps"] as? [String: Any] ?? [:] }
  private var alert: [String: Any] { aps["alert"] as? [String: Any] ?? [:] }

  /// For the phone; apps cannot make one.
  @_spi(Phone) public init(userInfo: [AnyHashable: Any]) { self.userInfo = userInfo }

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

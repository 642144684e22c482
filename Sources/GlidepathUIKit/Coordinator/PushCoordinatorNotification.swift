#if canImport(UIKit)
  public import Foundation

  /// What the coordinator tells by `NotificationCenter`, with text in the user information.
  public enum PushCoordinatorNotification {
    /// Everything decided for one push.
    public static let decision = Notification.Name("GlidepathDecision")
    /// Something the developer should know.
    public static let report = Notification.Name("GlidepathReport")
  }
#endif

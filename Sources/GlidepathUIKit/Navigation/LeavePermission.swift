#if canImport(UIKit)
  /// What an app says when a modal screen of its own is about to be dismissed for a tap.
  public enum LeavePermission: Hashable, Sendable {
    /// It may go.
    case allowed
    /// It holds work that is not saved: the tap waits until the user has closed it.
    case notYet
    /// It stays, and the tap ends in the report `vetoed`; the text is the reason it gives.
    case refused(String)
  }
#endif

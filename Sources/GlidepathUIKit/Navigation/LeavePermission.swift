#if canImport(UIKit)
  public import UIKit

  /// A screen that says for itself whether it may be left for a tap.
  @MainActor public protocol LeavingScreen: UIViewController {
    /// Asked when the screen is to be dismissed or taken from its stack.
    var leavePermission: LeavePermission { get }
  }

  /// What an app says when a screen of its own is about to be left for a tap.
  public enum LeavePermission: Hashable, Sendable {
    /// It may go.
    case allowed
    /// It holds work that is not saved: the tap waits until the user has closed it.
    case notYet
    /// It stays, and the tap ends in the report `vetoed`; the text is the reason it gives.
    case refused(String)
  }
#endif

import Foundation
import GlidepathUIKit

/// Who uses the app.
@MainActor final class Session {
  /// Posted after somebody has signed in or out.
  static let didChange = Notification.Name("ShopChatSessionDidChange")

  /// The account signed in; nil while nobody is.
  ///
  /// Launch with `-signedIn NO` to start signed out, with `-account NAME` to be somebody else.
  private(set) var account: String? =
    LaunchArguments.value(of: "signedIn") == "NO"
    ? nil : LaunchArguments.value(of: "account") ?? "u1"

  /// Somebody signs in.
  func signIn(_ account: String) { change(to: account) }

  /// Nobody uses the app any more.
  func signOut() { change(to: nil) }

  private func change(to account: String?) {
    guard account != self.account else { return }
    self.account = account
    NotificationCenter.default.post(name: Self.didChange, object: self)
    Shop.push.gatesChanged()
  }
}

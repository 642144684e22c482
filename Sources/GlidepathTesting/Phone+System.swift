import GlidepathSimulator
public import PhoneLink
import PhoneModel

// What happens to a phone as a whole, and what opens the app without a notification.
extension Phone {
  /// The user opens the app switcher, which lies over the app if that is in front.
  public nonisolated(nonsending) func openSwitcher() async throws {
    try await take(.act(.switcher))
  }

  /// The user chooses the app in the switcher, or closes what lies over it.
  public nonisolated(nonsending) func returnToApp() async throws { try await take(.act(.return)) }

  /// The app ends itself by a fault.
  public nonisolated(nonsending) func crash() async throws { try await take(.act(.crash)) }

  /// The phone is switched off, on and unlocked.
  public nonisolated(nonsending) func reboot() async throws { try await take(.act(.reboot)) }

  /// The user locks the phone; protected data closes.
  public nonisolated(nonsending) func lock() async throws { try await take(.act(.lock)) }

  /// The user unlocks the phone; what waited for it happens.
  public nonisolated(nonsending) func unlock() async throws { try await take(.act(.unlock)) }

  /// The user decides which notifications the app may show.
  public nonisolated(nonsending) func authorise(_ authorisation: Authorisation) async throws {
    try await take(.act(.authorise(authorisation)))
  }

  /// The user follows a link into the app: a URL of its own scheme, or a web address it claims.
  public nonisolated(nonsending) func follow(_ url: String) async throws {
    try await take(.act(.link(url)))
  }

  /// The user chooses a quick action on the app's icon.
  public nonisolated(nonsending) func chooseQuickAction(
    _ type: String, userInfo: [String: String] = [:]
  ) async throws {
    try await take(.act(.quickAction(ShortcutItem(type: type, userInfo: userInfo))))
  }
}

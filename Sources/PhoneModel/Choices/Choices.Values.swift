/// The answers each open question can have, the default first.
extension Choices {
  /// Values of `coldResponse`.
  public enum ColdResponse: String, Hashable, Sendable, CaseIterable {
    /// Connection options (launch options without scenes), and the response.
    case both
    /// Connection options (launch options without scenes) alone.
    case connectionOnly
    /// The response alone.
    case responseOnly
  }

  /// Values of `responseSlot`.
  public enum ResponseSlot: String, Hashable, Sendable, CaseIterable {
    /// Between will-enter-foreground and did-become-active.
    case beforeActive
    /// Before will-enter-foreground.
    case beforeForeground
    /// After did-become-active.
    case afterActive
  }

  /// Values of `foregroundOrder`.
  public enum ForegroundOrder: String, Hashable, Sendable, CaseIterable {
    /// The notification centre's delegate is asked first.
    case presentFirst
    /// The app delegate's fetch callback comes first.
    case fetchFirst
  }

  /// Values of `backgroundLaunchCallback` and of `endCallbacks`.
  public enum Calling: String, Hashable, Sendable, CaseIterable {
    /// The callbacks come.
    case called
    /// They do not.
    case notCalled
  }

  /// Values of `silentSceneConnection`.
  public enum SilentSceneConnection: String, Hashable, Sendable, CaseIterable {
    /// No scene connects before the user opens the app.
    case no
    /// A scene connects in the background.
    case yes
  }

  /// Values of `configurationAsked`.
  public enum ConfigurationAsked: String, Hashable, Sendable, CaseIterable {
    /// Whenever a scene connects.
    case everyConnection
    /// Only for a session the system has not seen: the first launch, or one after a force quit.
    case newSessionOnly
  }

  /// Values of `nilDelegateForeground`.
  public enum NilDelegateForeground: String, Hashable, Sendable, CaseIterable {
    /// As observed: nothing is shown.
    case hidden
    /// As documented: the push is shown as sent.
    case shown
  }

  /// Values of `actionLaunchOptions`.
  public enum ActionLaunchOptions: String, Hashable, Sendable, CaseIterable {
    /// They do, as on a tap.
    case present
    /// They do not.
    case absent
  }

  /// Values of `launchPayload`.
  public enum LaunchPayload: String, Hashable, Sendable, CaseIterable {
    /// As it was sent.
    case original
    /// As the extension left it.
    case modified
  }

  /// Values of `badgeZeroByNewAPI`.
  public enum BadgeZeroByNewAPI: String, Hashable, Sendable, CaseIterable {
    /// The entries stay.
    case keepsCenter
    /// The entries go.
    case clearsCenter
  }

  /// Values of `delegateQueue`.
  public enum DelegateQueue: String, Hashable, Sendable, CaseIterable {
    /// On the main queue.
    case main
    /// On a queue of the framework's own.
    case background
  }
}

/// What iOS does where Apple's documents leave it open: one value for each open question.
///
/// The first value of each is the default. Which of them mattered to a run is told by
/// `PhoneModel.consulted`; a driver that wants every ordering branches over `Choices.values(of:)`
/// of those names only.
public struct Choices: Hashable, Sendable {
  /// By which ways a tap that starts the app, or connects its scene anew, reaches it.
  public var coldResponse = ColdResponse.both
  /// When a tap's response is delivered while the app comes to the front.
  public var responseSlot = ResponseSlot.beforeActive
  /// Which comes first when a foreground push both shows and wakes.
  public var foregroundOrder = ForegroundOrder.presentFirst
  /// Whether an app delegate woken in the background is told that it is in the background.
  public var backgroundLaunchCallback = Calling.called
  /// Whether a scene connects when a push launches the app in the background.
  public var silentSceneConnection = SilentSceneConnection.no
  /// At which connections the app is asked for a scene configuration.
  public var configurationAsked = ConfigurationAsked.everyConnection
  /// Whether a foreground push is shown when nobody is the notification centre's delegate.
  public var nilDelegateForeground = NilDelegateForeground.hidden
  /// Whether an app that runs is told of its end.
  public var endCallbacks = Calling.called

  /// Every question at its default.
  public init() {}
}

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
}

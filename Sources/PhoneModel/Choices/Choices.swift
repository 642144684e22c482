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
  /// Whether launch options speak of a push whose action launched the app.
  public var actionLaunchOptions = ActionLaunchOptions.present
  /// Which payload launch options hold when a service extension changed the notification.
  public var launchPayload = LaunchPayload.original
  /// Whether a badge of 0 by `setBadgeCount` empties the notification centre, as the older
  /// property does.
  public var badgeZeroByNewAPI = BadgeZeroByNewAPI.keepsCenter
  /// Whether an app that runs is told of its end.
  public var endCallbacks = Calling.called
  /// On which queue the notification centre's delegate is called.
  public var delegateQueue = DelegateQueue.main

  /// Every question at its default.
  public init() {}
}

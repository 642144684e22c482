import PhoneLink

/// What the phone knows of the app's process; replaced whole when a new one starts.
struct AppProcess: Hashable, Sendable {
  /// Counts from 1; 0 before the first launch.
  var number = 0
  /// What it is doing.
  var state = ProcessState.notRunning
  /// Whether `UNUserNotificationCenter.delegate` is set.
  var hasNotificationDelegate = false
  /// Whether a launch callback returned false, until the process is first active.
  var hasDeclinedLaunch = false
  /// Whether nobody was the notification centre's delegate when did-finish returned.
  var launchedWithoutDelegate = false
  /// Whether protected data was opened without its hearing of it.
  var missedOpening = false
  /// Whether something changed that it may ask the system for.
  var isSystemStateStale = false
  /// Whether its scene is connected.
  var hasScene = false
  /// Uptime from which it may be suspended; nil while it is in front.
  var suspensionUptime: Int64?
  /// Completion handlers it owes, oldest first.
  var handlers: [OpenHandler] = []
  /// What the next handler is called.
  var nextToken: HandlerToken = 1
  /// Controllers it added without a user step.
  var additionsWithoutUserStep = 0
}

import PhoneLink

/// One part of a burst.
///
/// A rule queues the whole burst at once; what depends on the app's answers to earlier parts is
/// decided when the step's turn comes.
enum Step: Hashable, Sendable {
  /// Start a process that is then in this state.
  case start(ProcessState)
  /// The process changes its state; the app is not told by this step.
  case enter(ProcessState)
  /// Call a delegate.
  case call(Callback)
  /// Hand a push to the app delegate's fetch callback.
  case fetch(PayloadText)
  /// Ask how to present a notification in the foreground.
  case present(ReceivedNotification)
  /// Deliver a response, to whoever listens by then.
  case answer(UserAnswer)
  /// Hand a URL over, unless the launch declined it.
  case open(String)
  /// Hand a quick action over, unless the launch declined it.
  case performShortcut(ShortcutItem)
  /// Close protected data, which a running app hears before.
  case closeProtectedData
  /// Open protected data.
  case openProtectedData
  /// Tell a running app that protected data has been opened, unless it knows.
  case tellOfOpening
  /// Touch the screen.
  case touch(UserStep)
  /// End the process.
  case end(ProcessEnd)
}

/// What the phone must remember of an order until the app has carried it out.
struct OrderUnderWay: Hashable, Sendable {
  /// The name of the callback, if it is one.
  var callback: String?
  /// The handler that came with it.
  var token: HandlerToken?
  /// The notification whose presentation is asked for.
  var presented: ReceivedNotification?
  /// Whether that handler counts as called, since no method of the app could call it.
  var isForgiven = false
  /// Whether the user touches the screen.
  var isUserStep = false
}

public import PhoneLink

/// Something that happens to the phone from outside: by the user, by the system, by the network.
public enum PhoneAction: Hashable, Sendable {
  /// The user taps the app's icon.
  case launch
  /// The user goes to the home screen.
  case home
  /// The user opens the app switcher, which lies over the app if that is in front.
  case switcher
  /// The user chooses the app in the switcher, or closes what lies over it.
  case `return`
  /// The user swipes the app away in the switcher (force quit).
  case kill
  /// The system ends the process to get its memory back.
  case terminate
  /// The app ends itself by a fault.
  case crash
  /// The phone is switched off, on and unlocked.
  case reboot
  /// The user locks the phone.
  case lock
  /// The user unlocks the phone.
  case unlock
  /// A push arrives from the network.
  case push(PushArrival)
  /// A notification that the app scheduled on the phone falls due (iOS 10).
  case notify(LocalNotification)
  /// The user taps a notification; where nothing is named, on its banner if that is on the screen.
  case tap(identifier: String, from: TapOrigin? = nil)
  /// The user chooses one of a notification's actions, typing a text if it takes one.
  case action(identifier: String, action: String, text: String? = nil)
  /// The user swipes a notification away.
  case dismiss(identifier: String)
  /// The user clears the notification centre.
  case clear
  /// The user follows a link into the app: a URL of its own scheme, or a web address it claims.
  case link(String)
  /// The user chooses a quick action on the app's icon (iOS 9).
  case quickAction(ShortcutItem)
  /// The user decides which notifications the app may show.
  case authorise(Authorisation)
  /// Somebody sets the phone's date; the uptime goes on as it did.
  case now(wallNanoseconds: Int64)
  /// The user does something inside the visible app.
  case touch(UserStep)
}

/// Where the user sees the notification that is tapped.
public enum TapOrigin: String, Hashable, Sendable, CaseIterable {
  /// On its banner.
  case banner
  /// In the notification centre, which lies over the app if that is in front.
  case center
  /// On the screen of a locked phone.
  case lockscreen
}

/// What the phone does to the app's process; each is carried out, and its emissions absorbed,
/// before the next is asked for.
public enum PhoneOrder: Hashable, Sendable {
  /// Start the app's process.
  case startProcess
  /// Call the app's delegate.
  case deliver(Callback, ApplicationState)
  /// Let the process know what the app may ask the system; no code of the app runs for it.
  case tell(SystemState)
  /// Touch the app's screen.
  case userStep(UserStep)
  /// End the process at once (SIGKILL); what it was told before is over.
  case endProcess
}

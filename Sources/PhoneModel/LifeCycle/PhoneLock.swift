/// Whether the phone is locked, and what waits for its being unlocked.
struct PhoneLock: Hashable, Sendable {
  var isLocked = false
  /// Whether protected files can be read.
  var isProtectedDataAvailable = true
  /// Whether the app was in front when the phone was locked.
  var hidesApp = false
  /// The newest tap, or action that opens the app, on the lock screen.
  var waitingAnswer: UserAnswer?
}

package import PhoneLink

/// Runs an app for the phone, one process after another; at most one lives at a time.
package protocol AppRunner: AnyObject {
  /// Starts a process; returns when it is ready for its first message.
  func start(_ handshake: Handshake) throws -> Quiet
  /// Has one message carried out; returns when nothing is left to run at the message's time.
  func send(_ message: PhoneMessage) throws -> Quiet
  /// Ends the process at once.
  func kill() throws
  /// What a file of the app holds, with or without a process; nil if there is none.
  ///
  /// `path` is relative to the app's home folder.
  func storedFile(_ path: String) -> [UInt8]?
}

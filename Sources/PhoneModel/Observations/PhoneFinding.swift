/// Something the phone itself holds against the app.
public struct PhoneFinding: Hashable, Sendable, CustomStringConvertible {
  /// What the app did wrong.
  public enum Code: String, Hashable, Sendable {
    /// An app without scenes, built with SDK 27 or later, does not launch on iOS 27 or later.
    case sceneLifecycleMissing
    /// A completion handler was called a second time.
    case handlerCalledTwice
    /// A completion handler was not called within 30 s by a process that lived.
    case handlerNeverCalled
    /// A completion came for a handler that this process was never given.
    case handlerUnknown
    /// The app never came to rest.
    case stuck
  }

  /// What the app did wrong.
  public let code: Code
  /// Which process of the app it was, counting from 1; 0 when none could start.
  public let process: Int
  /// The callback whose handler it is about, if it is about one.
  public let callback: String?
  /// The same in words: what, where, what to do.
  public let description: String

  init(_ code: Code, process: Int, callback: String? = nil, _ description: String) {
    self.code = code
    self.process = process
    self.callback = callback
    self.description = "\(code.rawValue): \(description)"
  }
}

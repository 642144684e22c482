package import PhoneLink

/// Why an app's process cannot be run; each says what, where and what to do.
package enum AppProcessError: Error, Hashable, CustomStringConvertible {
  /// There is no executable at the path.
  case noExecutable(path: String)
  /// A folder or file of the sandbox could not be made.
  case sandbox(String)
  /// The app's Info.plist does not fit the architecture that was asked for.
  case noSceneManifest(path: String)
  /// The system did not start the process.
  case notStarted(path: String, errorNumber: Int32)
  /// The process ended by itself.
  case ended(during: String, status: ProcessEnding)
  /// The process did not answer in time.
  case silent(during: String, seconds: Int)
  /// The app does not come to rest at one instant of phone time.
  case stuck(during: String, what: String)
  /// The two ends do not understand each other.
  case link(during: String, LinkError)

  /// What happened, where, and what to do.
  package var description: String {
    switch self {
    case .noExecutable(let path):
      "\(path): no executable there — build it with `swift build --product ShopChatApp`, "
        + "or name one with --app"
    case .sandbox(let what):
      "the phone's files cannot be made: \(what) — check the temporary folder's space and rights"
    case .noSceneManifest(let path):
      "\(path): no UIApplicationSceneManifest — add one, or run with --architecture app-delegate"
    case .notStarted(let path, let number):
      "\(path): the process could not be started (error number \(number))"
    case .ended(let during, let status):
      "the app's process ended during \(during): \(status) — its last words are above"
    case .silent(let during, let seconds):
      "the app's process did not answer for \(seconds) s during \(during) — it blocks its main "
        + "thread or waits for something that is not simulated"
    case .stuck(let during, let what):
      "the app does not come to rest during \(during): \(what)"
    case .link(let during, let error):
      "\(error) (during \(during))"
    }
  }
}

/// How a process ended.
package enum ProcessEnding: Hashable, Sendable, CustomStringConvertible {
  /// It called `exit` or returned from `main`.
  case code(Int32)
  /// It was ended by a signal.
  case signal(Int32)

  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .code((waitStatus >> 8) & 0xff) : .signal(signal)
  }

  /// In words, with the usual causes.
  package var description: String {
    switch self {
    case .code(let code): "exit code \(code)"
    case .signal(4), .signal(5): "trap (a failed precondition)"
    case .signal(6): "abort"
    case .signal(9): "killed"
    case .signal(11): "bad memory access"
    case .signal(let number): "signal \(number)"
    }
  }
}

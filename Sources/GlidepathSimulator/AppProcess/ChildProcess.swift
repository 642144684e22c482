import CPhoneProcess
import Glibc
import PhoneLink

/// One running process of the app, and the socket to it.
///
/// Ended and waited for when let go.
struct ChildProcess: ~Copyable {
  let channel: FrameChannel
  private let id: pid_t
  private var status: ProcessEnding?

  /// Starts the executable with exactly this environment.
  init(
    executable: String, arguments: [String], environment: [String]
  ) throws(AppProcessError) {
    let (id, descriptor) = try Self.spawn(executable, arguments, environment)
    self.id = id
    channel = FrameChannel(descriptor: descriptor)
  }

  private static func spawn(
    _ executable: String, _ arguments: [String], _ environment: [String]
  ) throws(AppProcessError) -> (id: pid_t, descriptor: Int32) {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw .notStarted(path: executable, errorNumber: errno)
    }
    var id: pid_t = 0
    let error = withStrings([executable] + arguments) { arguments in
      withStrings(environment) { environment in
        phone_process_start(executable, arguments, environment, ends[1], &id)
      }
    }
    close(ends[1])
    guard error == 0 else {
      close(ends[0])
      throw .notStarted(path: executable, errorNumber: error)
    }
    return (id, ends[0])
  }

  deinit { if status == nil { _ = Self.killAndWait(id) } }

  /// Ends the process at once, with no chance to react, and waits until it is gone.
  mutating func kill() -> ProcessEnding {
    if let status { return status }
    let status = Self.killAndWait(id)
    self.status = status
    return status
  }

  private static func killAndWait(_ id: pid_t) -> ProcessEnding {
    // The whole group: an app may have started processes of its own.
    Glibc.kill(-id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return ProcessEnding(waitStatus: status)
  }
}

/// Calls `body` with a null-terminated array of C strings that live as long as the call.
private func withStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
  defer { pointers.forEach { free($0) } }
  return pointers.withUnsafeMutableBufferPointer { buffer in
    guard let base = buffer.baseAddress else { preconditionFailure("an array of one is empty") }
    return body(base)
  }
}

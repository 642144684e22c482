package import Foundation
package import PhoneLink

/// Runs an app as a real process on its own files: kill is a real SIGKILL, and what the app wrote
/// before is there when it starts again.
package final class AppProcess {
  /// How long, in real time, the app may work on one message.
  static let longestSilenceSeconds = 60

  private let sandbox: PhoneSandbox
  private let arguments: [String]
  private let classes: AppClasses?
  private var child: ChildProcess?

  /// Installs the app on a phone of its own.
  ///
  /// `arguments` are the app's launch arguments, the same in each of its processes.
  package init(
    app: URL, architecture: Architecture, arguments: [String] = []
  ) throws(AppProcessError) {
    sandbox = try PhoneSandbox(app: app, infoPlist: InfoPlist(of: app), architecture: architecture)
    self.arguments = arguments
    classes = nil
  }

  /// Installs an app whose classes are part of another executable, usually a test binary.
  package init(
    _ classes: AppClasses, in executable: URL, architecture: Architecture, arguments: [String] = []
  ) throws(AppProcessError) {
    sandbox = try PhoneSandbox(
      app: executable, infoPlist: InfoPlist(sceneDelegate: classes.sceneDelegate),
      architecture: architecture)
    self.arguments = arguments
    self.classes = classes
  }

  /// Starts a new process; returns when it is ready for its first message.
  package func start(_ handshake: Handshake) throws(AppProcessError) -> Quiet {
    precondition(child == nil, "the app is started while a process of it still runs")
    child = try ChildProcess(
      executable: sandbox.executable.path, arguments: arguments,
      environment: sandbox.environment + (classes?.environment ?? []))
    return try exchange("its start") { (channel) throws(LinkError) in
      try channel.send(handshake)
    }
  }

  /// Has one message carried out; returns when the process is quiet again.
  package func send(_ message: PhoneMessage) throws(AppProcessError) -> Quiet {
    try exchange(message.content.inWords) { (channel) throws(LinkError) in
      try channel.send(message)
    }
  }

  /// Ends the process at once; returns when it is gone.
  package func kill() {
    _ = child?.kill()
    child = nil
  }

  /// What a file below the app's home folder holds; nil if there is none.
  package func storedFile(_ path: String) -> [UInt8]? { sandbox.file(path) }

  private func exchange(
    _ what: String, _ send: (borrowing FrameChannel) throws(LinkError) -> Void
  ) throws(AppProcessError) -> Quiet {
    let answer: Quiet?
    do {
      answer = try converse(send)
    } catch {
      guard error == .closed else { throw .link(during: what, error) }
      let status = child?.kill() ?? .code(0)
      child = nil
      throw .ended(during: what, status: status)
    }
    guard let answer else {
      kill()
      throw .silent(during: what, seconds: Self.longestSilenceSeconds)
    }
    if case .stuck(let reason) = answer.emitted.last {
      kill()
      throw .stuck(during: what, what: reason)
    }
    return answer
  }

  private func converse(
    _ send: (borrowing FrameChannel) throws(LinkError) -> Void
  ) throws(LinkError) -> Quiet? {
    guard child != nil else { throw .closed }
    // Optional chaining keeps the process where it is; it cannot be copied out.
    try child?.talk(send)
    return try child?.listen(milliseconds: Int32(Self.longestSilenceSeconds * 1000))
  }
}

extension ChildProcess {
  fileprivate func talk(
    _ send: (borrowing FrameChannel) throws(LinkError) -> Void
  ) throws(LinkError) {
    try send(channel)
  }

  fileprivate func listen(milliseconds: Int32) throws(LinkError) -> Quiet? {
    try channel.receive(Quiet.self, withinMilliseconds: milliseconds)
  }
}

extension PhoneMessage.Content {
  /// For error messages.
  fileprivate var inWords: String {
    switch self {
    case .callback(let callback, _): callback.name
    case .userStep(let step): "the user, who \(step.inWords)"
    case .systemState: "the system's state"
    case .advance: "the passing of time"
    }
  }
}

import CPhoneClock
import Foundation
import Glibc
import PhoneLink

/// The app's process as the phone sees it: takes messages, has them carried out, answers when
/// everything is quiet.
@MainActor final class AppProcess {
  private let channel: FrameChannel
  private let handshake: Handshake
  private let callbacks: CallbackDelivery
  private var observers: [any NSObjectProtocol] = []

  /// Runs the app whose delegate is of the class given.
  ///
  /// Returns never: the process ends when the phone lets go of it.
  static func run(delegateClass: any UIApplicationDelegate.Type) -> Never {
    guard ProcessInfo.processInfo.environment["PHONE_LINK"] != nil else {
      end("this app runs on a simulated phone: start it with `glidepath run FILE --app PATH`")
    }
    PhoneExecutors.install()
    precondition(
      PhoneExecutors.areInstalled,
      "this toolchain does not let the phone order Swift's tasks; PhoneExecutors.swift must follow it"
    )
    do {
      let channel = FrameChannel(descriptor: FrameChannel.appDescriptor)
      guard let handshake = try channel.receive(Handshake.self) else { exit(0) }
      guard handshake.version == Handshake.currentVersion else {
        throw LinkError.versionMismatch(phone: handshake.version, app: Handshake.currentVersion)
      }
      phone_clock_start(handshake.time.uptimeNanoseconds, handshake.time.wallNanoseconds)
      try AppProcess(channel: channel, handshake: handshake, delegateClass: delegateClass).serve()
    } catch LinkError.closed {
      exit(0)
    } catch {
      end(String(describing: error))
    }
  }

  private static func end(_ why: String) -> Never {
    FileHandle.standardError.write(Data("\(why)\n".utf8))
    exit(2)
  }

  private init(
    channel: consuming FrameChannel, handshake: Handshake,
    delegateClass: any UIApplicationDelegate.Type
  ) {
    self.channel = channel
    self.handshake = handshake
    NewerAPI.begin(on: handshake.system)
    UIDevice.current.systemVersion = handshake.system.description
    callbacks = CallbackDelivery(delegateClass: delegateClass)
  }

  private func serve() throws -> Never {
    observePosts()
    try answer(sequence: 0)
    while let message = try channel.receive(PhoneMessage.self) {
      phone_clock_set(message.time.uptimeNanoseconds, message.time.wallNanoseconds)
      carryOut(message.content)
      try answer(sequence: message.sequence)
    }
    exit(0)
  }

  private func carryOut(_ content: PhoneMessage.Content) {
    switch content {
    case .callback(let callback, let state):
      UIApplication.shared.applicationState = UIApplication.State(state)
      callbacks.deliver(callback)
    case .userStep(let step):
      UserHand.take(step)
    case .systemState(let state):
      SystemStateMirror.shared.replace(by: state)
    case .advance:
      break
    }
  }

  private func answer(sequence: Int) throws {
    do {
      try MainLoop.runUntilQuiet()
      PhoneScreen.emitIfChanged()
    } catch {
      Outbox.shared.emit(.stuck(error.reason))
    }
    try channel.send(
      Quiet(
        sequence: sequence, nextDeadlineNanoseconds: MainLoop.nextDeadline,
        transitionsEndNanoseconds: RunningTransition.lastEndNanoseconds,
        emitted: Outbox.shared.drain()))
  }

  private func observePosts() {
    observers = handshake.observedPosts.map { name in
      NotificationCenter.default.addObserver(
        forName: Notification.Name(name), object: nil, queue: nil
      ) { post in
        let pairs = (post.userInfo ?? [:]).compactMap { key, value -> (String, String)? in
          guard let key = key as? String, let value = value as? String else { return nil }
          return (key, value)
        }
        Outbox.shared.emit(
          .posted(name: name, info: Dictionary(pairs, uniquingKeysWith: { first, _ in first })))
      }
    }
  }
}

extension UIApplication.State {
  /// The phone's word for it in UIKit's.
  init(_ state: ApplicationState) {
    switch state {
    case .active: self = .active
    case .inactive: self = .inactive
    case .background: self = .background
    }
  }
}

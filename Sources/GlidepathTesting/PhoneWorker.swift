import Dispatch
import Foundation
import GlidepathSimulator
import PhoneModel

/// Runs one phone on a queue of its own, because its app's process is waited for.
final class PhoneWorker: @unchecked Sendable {  // guard: `session` is touched on `queue` only
  private let queue = DispatchQueue(label: "phone")
  private var session: PhoneSession

  struct Result: Sendable {
    var observed: Observed
    var error: PhoneError?
  }

  init(
    _ classes: AppClasses, _ configuration: PhoneConfiguration, arguments: [String]
  ) throws(PhoneError) {
    let binary = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    do {
      session = PhoneSession(
        configuration,
        runner: try AppProcess(
          classes, in: binary, architecture: configuration.architecture, arguments: arguments))
    } catch {
      throw PhoneError("\(error)")
    }
  }

  func observed() async -> Observed { await onQueue { $0.observed } }

  func take(_ content: ScenarioStep.Content) async -> Result {
    await attempt { session throws(RunFailure) in try session.take(content) }
  }

  func finish() async -> Result {
    await attempt { session throws(RunFailure) in try session.finish() }
  }

  private func attempt(
    _ work: @escaping @Sendable (inout PhoneSession) throws(RunFailure) -> Void
  ) async -> Result {
    await onQueue { session in
      do {
        try work(&session)
        return Result(observed: session.observed)
      } catch {
        return Result(observed: session.observed, error: PhoneError("\(error)"))
      }
    }
  }

  /// Ends the app's process; nobody waits for it.
  func end() { queue.async { self.session.end() } }

  private func onQueue<Value: Sendable>(
    _ work: @escaping @Sendable (inout PhoneSession) -> Value
  ) async -> Value {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work(&self.session)) }
    }
  }
}

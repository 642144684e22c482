import Foundation
import GlidepathCommands
import GlidepathSimulator
import PhoneLink
import Synchronization

/// A command with what it wrote, in a folder of its own.
final class Terminal {
  private(set) var output = ""
  private(set) var talk = ""
  private let log = RunLog()
  /// What was run: scenario's name and the app's path, sorted, for they run side by side.
  var runs: [String] { log.names.withLock { $0 }.map(short).sorted() }
  let folder: URL
  var colours = false
  /// What keeps an app from being run at all.
  var appProblem: String?

  struct Problem: Error, CustomStringConvertible { var description: String }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "glidepath-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file and answers its path.
  func file(_ name: String, _ text: String) throws -> String {
    let place = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
    return place.path
  }

  func run(_ arguments: String...) -> ExitCode { run(arguments) }

  func run(_ arguments: [String]) -> ExitCode {
    let surroundings = Surroundings(
      executable: folder.appending(path: "bin/glidepath").path, colours: colours,
      output: { [self] in output += $0 + "\n" }, talk: { [self] in talk += $0 + "\n" },
      progress: { [log] done, all in log.progress.withLock { $0.append("\(done) of \(all)") } },
      run: { [log, appProblem] scenario, app in
        if let appProblem { throw Problem(description: appProblem) }
        log.names.withLock { $0.append("\(scenario.name) with \(app)") }
        return scenario.run(with: HomeApp())
      })
    return CommandLineTool(surroundings).run(arguments)
  }

  /// What was shown of how far the work had come.
  var progress: [String] { log.progress.withLock { $0 } }

  /// The text without the folder's path, which differs each time.
  func short(_ text: String) -> String {
    text.replacingOccurrences(of: folder.path, with: "…")
  }

  var shortTalk: String { short(talk).trimmingCharacters(in: .newlines) }
}

/// What several threads write down.
private final class RunLog: Sendable {
  let names = Mutex<[String]>([])
  let progress = Mutex<[String]>([])
}

/// An app in memory that shows its home screen, and finds no target in any push.
private final class HomeApp: AppRunner {
  func start(_ handshake: Handshake) throws -> Quiet {
    let home = ControllerSnapshot(name: "home")
    let root = ControllerSnapshot(kind: .navigation, name: "root", children: [home])
    let window = ScreenSnapshot.Window(scene: nil, isKey: true, root: root)
    return Quiet(
      sequence: 0,
      emitted: [.notificationDelegate(isSet: true), .screen(ScreenSnapshot(windows: [window]))])
  }

  func send(_ message: PhoneMessage) throws -> Quiet {
    Quiet(sequence: message.sequence, emitted: emissions(message))
  }

  private func emissions(_ message: PhoneMessage) -> [Emission] {
    guard case .callback(let callback, _) = message.content else { return [] }
    switch callback {
    case .sceneWillEnterForeground: return [.notImplemented(callback: callback.name)]
    case .didReceiveRemoteNotification(_, let token): return [.completed(token, .fetched(0))]
    case .willPresent(_, let token): return [.completed(token, .present(24))]
    case .didReceive(_, let token):
      let info = ["outcome": "reported", "report": "noTarget", "text": "push  noTarget\n    seen"]
      return [.posted(name: "GlidepathDecision", info: info), .completed(token, .done)]
    default: return []
    }
  }

  func kill() throws {}

  func storedFile(_ path: String) -> [UInt8]? { nil }
}

/// The text of a scenario that launches the app and expects a screen.
func scenarioText(
  _ name: String = "the app shows its home", expecting screen: String = "home",
  tags: String = "", phone: String = #"{ "ios": "17" }"#, isMatrix: Bool = false,
  expectation: String? = nil
) -> String {
  """
  { "name": "\(name)", "tags": [\(tags)], "phone": \(phone), "matrix": \(isMatrix),
    "app": { "hierarchy": "navigation" },
    "steps": [
      { "launch": {} },
      { "expect": \(expectation ?? #"{ "screen": "\#(screen)" }"#) } ] }
  """
}

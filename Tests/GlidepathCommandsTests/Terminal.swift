import Foundation
import GlidepathCommands
import GlidepathSimulator
import PhoneLink

/// A command with what it wrote, in a folder of its own.
final class Terminal {
  private(set) var output = ""
  private(set) var talk = ""
  /// What was run: scenario's name and the app's path.
  private(set) var runs: [String] = []
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
      run: { [self] scenario, app in
        if let appProblem { throw Problem(description: appProblem) }
        runs.append("\(scenario.name) with \(short(app))")
        return scenario.run(with: HomeApp())
      })
    return CommandLineTool(surroundings).run(arguments)
  }

  /// The text without the folder's path, which differs each time.
  func short(_ text: String) -> String {
    text.replacingOccurrences(of: folder.path, with: "…")
  }

  var shortTalk: String { short(talk).trimmingCharacters(in: .newlines) }
}

/// An app in memory that shows its home screen and answers nothing else.
private final class HomeApp: AppRunner {
  func start(_ handshake: Handshake) throws -> Quiet {
    let home = ControllerSnapshot(name: "home")
    let root = ControllerSnapshot(kind: .navigation, name: "root", children: [home])
    let window = ScreenSnapshot.Window(scene: nil, isKey: true, root: root)
    return Quiet(sequence: 0, emitted: [.screen(ScreenSnapshot(windows: [window]))])
  }

  func send(_ message: PhoneMessage) throws -> Quiet { Quiet(sequence: message.sequence) }

  func kill() throws {}

  func storedFile(_ path: String) -> [UInt8]? { nil }
}

/// The text of a scenario that launches the app and expects a screen.
func scenarioText(
  _ name: String = "the app shows its home", expecting screen: String = "home",
  tags: String = "", phone: String = #"{ "ios": "17" }"#
) -> String {
  """
  { "name": "\(name)", "tags": [\(tags)], "phone": \(phone),
    "app": { "hierarchy": "navigation" },
    "steps": [
      { "launch": {} },
      { "expect": { "screen": "\(screen)" } } ] }
  """
}

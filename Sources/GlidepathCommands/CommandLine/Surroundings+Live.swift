import FoundationEssentials
package import GlidepathSimulator
import Glibc

extension Surroundings {
  /// Terminal, files and processes of this machine.
  ///
  /// `run` is what runs a scenario with the app at a path.
  package static func live(
    run: @escaping (Scenario, String) throws -> ScenarioResult
  ) -> Surroundings {
    let environment = ProcessInfo.processInfo.environment
    let wantsColour = environment["NO_COLOR"]?.isEmpty ?? true
    let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return Surroundings(
      executable: executable ?? CommandLine.arguments.first ?? "glidepath",
      colours: wantsColour && isatty(STDOUT_FILENO) == 1,
      output: { write($0, to: STDOUT_FILENO) }, talk: { write($0, to: STDERR_FILENO) }, run: run)
  }

  private static func write(_ line: String, to file: Int32) {
    let bytes = Array((line + "\n").utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      guard count > 0 || (count < 0 && errno == EINTR) else { return }
      written += max(0, count)
    }
  }
}

import FoundationEssentials
package import GlidepathSimulator
import Glibc

extension Surroundings {
  /// Terminal, files and processes of this machine.
  ///
  /// `run` is what runs a scenario with the app at a path.
  package static func live(
    run: @escaping @Sendable (Scenario, String) throws -> ScenarioResult
  ) -> Surroundings {
    let environment = ProcessInfo.processInfo.environment
    let wantsColour = environment["NO_COLOR"]?.isEmpty ?? true
    let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return Surroundings(
      executable: executable ?? CommandLine.arguments.first ?? "glidepath",
      colours: wantsColour && isatty(STDOUT_FILENO) == 1,
      output: { write($0 + "\n", to: STDOUT_FILENO) },
      talk: { write($0 + "\n", to: STDERR_FILENO) },
      progress: isatty(STDERR_FILENO) == 1 ? showProgress : nil, run: run)
  }

  /// One line that is written over and gone at the end; short work needs none.
  @Sendable private static func showProgress(_ done: Int, _ all: Int) {
    guard all > 1 else { return }
    write("\r\u{1B}[K" + (done < all ? "\(done) of \(all) phones" : ""), to: STDERR_FILENO)
  }

  private static func write(_ text: String, to file: Int32) {
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      guard count > 0 || (count < 0 && errno == EINTR) else { return }
      written += max(0, count)
    }
  }
}

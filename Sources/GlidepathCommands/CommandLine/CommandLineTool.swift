import GlidepathSimulator

/// The command `glidepath`.
package struct CommandLineTool {
  /// What `--version` says.
  package static let version = "0.1.0"

  private static let commands = Vocabulary(
    noun: "command", built: ["demo", "run", "help"],
    later: ["explain", "lint", "contract", "explore", "replay", "compare", "phone", "bench"])

  let surroundings: Surroundings

  /// Makes the command.
  package init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  /// Does what the arguments say; the executable's own name is not one of them.
  package func run(_ arguments: [String]) -> ExitCode {
    do throws(UsageError) {
      return try dispatch(arguments)
    } catch {
      surroundings.talk(error.description)
      return .unusable
    }
  }

  private func dispatch(_ arguments: [String]) throws(UsageError) -> ExitCode {
    guard let command = arguments.first else {
      throw UsageError("glidepath: no command", advice: "try `glidepath demo` or `glidepath help`")
    }
    let rest = arguments.dropFirst()
    switch command {
    case "--version":
      surroundings.output("glidepath \(Self.version)")
      return .passed
    case "help", "--help", "-h": return try help(rest)
    case "demo", "run":
      if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
        return try help([command])
      }
      return command == "demo" ? try demo(rest) : try runFiles(rest)
    default:
      if command.hasPrefix("-") {
        throw UsageError(
          "glidepath: there is no option \(printable(command)) without a command",
          advice: "see `glidepath help`")
      }
      guard let objection = Self.commands.objection(to: command) else { return .passed }
      let advice =
        Self.commands.later.contains(command) ? "built are demo, run and help" : objection.advice
      throw UsageError("glidepath: \(objection.what)", advice: advice)
    }
  }

  private func help(_ topics: ArraySlice<String>) throws(UsageError) -> ExitCode {
    switch topics.first {
    case nil, "help"?: surroundings.output(HelpText.overview)
    case "demo"?: surroundings.output(HelpText.demo)
    case "run"?: surroundings.output(HelpText.run)
    case let topic?:
      let objection = Self.commands.objection(to: topic)
      throw UsageError(
        "glidepath: \(objection?.what ?? "no help for \(topic)")",
        advice: objection?.advice ?? "see `glidepath help`")
    }
    return .passed
  }
}

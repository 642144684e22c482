import GlidepathSimulator

/// The command `glidepath`.
package struct CommandLineTool {
  /// What `--version` says.
  package static let version = "0.1.0"

  private static let commands = Vocabulary(
    noun: "command", built: ["demo", "run", "explain", "help"],
    later: ["lint", "contract", "explore", "replay", "compare", "phone", "bench"])

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
    case "demo", "run", "explain":
      if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
        return try help([command])
      }
      return try run(command, rest)
    default:
      if command.hasPrefix("-") {
        throw UsageError(
          "glidepath: there is no option \(printable(command)) without a command",
          advice: "see `glidepath help`")
      }
      throw unknown(command)
    }
  }

  private func run(
    _ command: String, _ rest: ArraySlice<String>
  ) throws(UsageError) -> ExitCode {
    switch command {
    case "demo": try demo(rest)
    case "explain": try explain(rest)
    default: try runFiles(rest)
    }
  }

  private func help(_ topics: ArraySlice<String>) throws(UsageError) -> ExitCode {
    switch topics.first {
    case nil, "help"?: surroundings.output(HelpText.overview)
    case "demo"?: surroundings.output(HelpText.demo)
    case "run"?: surroundings.output(HelpText.run)
    case "explain"?: surroundings.output(HelpText.explain)
    case let topic?:
      throw unknown(topic)
    }
    return .passed
  }

  private func unknown(_ command: String) -> UsageError {
    let objection = Self.commands.objection(to: command)
    let isLater = Self.commands.later.contains(command)
    return UsageError(
      "glidepath: \(objection?.what ?? command)",
      advice: isLater
        ? "built are demo, run, explain and help" : objection?.advice ?? "see `glidepath help`"
    )
  }
}

import GlidepathSimulator
import PhoneLink

extension CommandLineTool {
  private static let runGrammar = Arguments.Grammar(
    command: "run", flags: ["--trace", "--json"], valued: ["--app", "--ios", "--architecture"],
    later: ["--every-version", "--junit"])

  func runFiles(_ words: ArraySlice<String>) throws(UsageError) -> ExitCode {
    let arguments = try Arguments(words, Self.runGrammar)
    guard !arguments.operands.isEmpty else {
      throw UsageError(
        "glidepath: run was given no file", advice: "name one or more *.scenario.json")
    }
    let loader = ScenarioLoader(overrides: try overrides(arguments))
    guard let loaded = loader.load(arguments.operands, talk: surroundings.talk) else {
      return .unusable
    }
    var reports: [RunReport.Entry] = []
    var passed = true
    for entry in loaded {
      let result = try run(entry, arguments)
      passed = passed && result.passed
      if arguments[flag: "--json"] {
        reports.append(
          RunReport.Entry(result, file: entry.file, withTrace: arguments[flag: "--trace"]))
      } else if arguments[flag: "--trace"] {
        try showTrace(of: result)
      } else {
        show(result)
      }
    }
    if arguments[flag: "--json"] {
      surroundings.output(try text(of: RunReport(passed: passed, scenarios: reports)))
    }
    return passed ? .passed : .failed
  }

  /// Runs one scenario; an app that cannot be run at all is the command line's fault.
  func run(
    _ entry: LoadedScenario, _ arguments: Arguments
  ) throws(UsageError) -> ScenarioResult {
    do {
      return try surroundings.run(entry.scenario, appPath(for: entry.scenario, arguments))
    } catch {
      throw UsageError(line: "\(error)")
    }
  }

  /// The app named, else the sample app or its misbehaving relative beside this executable.
  private func appPath(for scenario: Scenario, _ arguments: Arguments) -> String {
    let name = (scenario.app ?? AppSettings()).executableName
    return arguments[value: "--app"] ?? Files.folder(of: surroundings.executable) + "/\(name)"
  }

  private func overrides(_ arguments: Arguments) throws(UsageError) -> ScenarioParser.Overrides {
    var overrides = ScenarioParser.Overrides(appIsForeign: arguments[value: "--app"] != nil)
    if let text = arguments[value: "--ios"] {
      guard let system = ScenarioParser.system(text) else {
        throw UsageError(
          "glidepath: --ios \(printable(text)) is no iOS version",
          advice: "known are 7 to 18, 26 and 27, or major.minor")
      }
      overrides.system = system
    }
    if let text = arguments[value: "--architecture"] {
      guard let architecture = Architecture(rawValue: text) else {
        let known = Vocabulary(
          noun: "architecture", built: Architecture.allCases.map(\.rawValue))
        let objection = known.objection(to: text)
        throw UsageError(
          "glidepath: \(objection?.what ?? text)", advice: objection?.advice ?? "name another")
      }
      overrides.architecture = architecture
    }
    return overrides
  }

  private func show(_ result: ScenarioResult) {
    let style = TextStyle(colours: surroundings.colours)
    surroundings.output(TimelineText.text(of: result, style: style) + "\n")
  }

  /// The trace is data; how the run ended is talk then.
  private func showTrace(of result: ScenarioResult) throws(UsageError) {
    do {
      for line in try result.trace.lines() { surroundings.output(line) }
    } catch {
      throw UsageError("glidepath: the trace cannot be written: \(error)", advice: "report this")
    }
    let plain = TextStyle(colours: false)
    surroundings.talk(ResultText.line(for: result, style: plain))
    for failure in result.failures { surroundings.talk("  " + printable(failure.description)) }
  }

  private func text(of report: RunReport) throws(UsageError) -> String {
    do {
      return try report.text()
    } catch {
      throw UsageError("glidepath: the report cannot be written: \(error)", advice: "report this")
    }
  }
}

import GlidepathSimulator
import PhoneModel

extension CommandLineTool {
  private static let runGrammar = Arguments.Grammar(
    command: "run", flags: ["--every-version", "--trace", "--json"],
    valued: ["--app", "--ios", "--architecture", "--choices", "--junit"])

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
    let everyVersion = arguments[flag: "--every-version"]
    let results = try run(loaded, arguments) { $0.phones(everyVersion: everyVersion) }
    if let file = arguments[value: "--junit"] {
      try Files.write(JUnitReport.text(of: results), to: file)
    }
    if arguments[flag: "--json"] {
      let report = RunReport(results, withTraces: arguments[flag: "--trace"])
      surroundings.output(try text(of: report))
    } else {
      for result in results { try show(result, arguments) }
      let matrices = results.filter { $0.cells.count > 1 }
      if matrices.count > 1, !arguments[flag: "--trace"] {
        let style = TextStyle(colours: surroundings.colours)
        surroundings.output(MatrixText.sum(of: matrices, style: style))
      }
    }
    return results.allSatisfy(\.passed) ? .passed : .failed
  }

  private func show(_ result: MatrixResult, _ arguments: Arguments) throws(UsageError) {
    let style = TextStyle(colours: surroundings.colours)
    if arguments[flag: "--trace"] {
      for run in result.runs { try showTrace(of: run) }
    } else if let run = result.onlyRun {
      surroundings.output(TimelineText.text(of: run, style: style) + "\n")
    } else {
      let repetition = Repetition(result.file, arguments)
      surroundings.output(MatrixText.text(of: result, repetition, style: style) + "\n")
    }
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

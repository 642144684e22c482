import GlidepathSimulator

extension CommandLineTool {
  /// The tag of scenarios whose timelines are always shown.
  private static let headlineTag = "headline"

  func demo(_ words: ArraySlice<String>) throws(UsageError) -> ExitCode {
    let arguments = try Arguments(
      words,
      Arguments.Grammar(
        command: "demo", flags: ["--verbose"], valued: ["--app", "--scenarios"]))
    if let operand = arguments.operands.first {
      throw UsageError(
        "glidepath: demo takes no file, given was \(printable(operand))",
        advice: "use `glidepath run`")
    }
    let files = try scenarioFiles(in: arguments[value: "--scenarios"])
    let loader = ScenarioLoader(
      overrides: .init(appIsForeign: arguments[value: "--app"] != nil))
    guard let loaded = loader.load(files, talk: surroundings.talk) else { return .unusable }
    let style = TextStyle(colours: surroundings.colours)
    // What is shown in full comes first; within each group the files' names decide.
    let ordered = loaded.filter(Self.isHeadline) + loaded.filter { !Self.isHeadline($0) }
    var results: [ScenarioResult] = []
    for entry in ordered {
      let result = try run(entry, arguments)
      let showsAll = Self.isHeadline(entry) || arguments[flag: "--verbose"] || !result.passed
      if showsAll {
        surroundings.output(TimelineText.text(of: result, style: style) + "\n")
      } else {
        surroundings.output(ResultText.line(for: result, style: style))
      }
      results.append(result)
    }
    surroundings.output("\n" + ResultTable.text(of: results, style: style))
    return results.allSatisfy(\.passed) ? .passed : .failed
  }

  private static func isHeadline(_ entry: LoadedScenario) -> Bool {
    entry.scenario.tags.contains(headlineTag)
  }

  private func scenarioFiles(in folder: String?) throws(UsageError) -> [String] {
    if let folder {
      let files = Files.scenarios(in: folder)
      guard files.isEmpty else { return files }
      throw UsageError(
        "\(printable(folder)): no *.scenario.json in this folder", advice: "name another")
    }
    var place = Files.folder(of: surroundings.executable)
    while true {
      let files = Files.scenarios(in: "\(place == "/" ? "" : place)/Scenarios")
      if !files.isEmpty { return files }
      let parent = Files.folder(of: place)
      guard parent != place, place != "." else { break }
      place = parent
    }
    throw UsageError(
      "glidepath: no folder Scenarios above \(printable(Files.folder(of: surroundings.executable)))",
      advice: "name one with --scenarios")
  }
}

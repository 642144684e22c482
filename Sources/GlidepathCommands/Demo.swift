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
    let alone = ordered.map(Self.withoutVariation)
    let results = try run(alone, arguments) { [$0.phone] }.flatMap(\.runs)
    for (entry, result) in zip(ordered, results) {
      let showsAll = Self.isHeadline(entry) || arguments[flag: "--verbose"] || !result.passed
      if showsAll {
        surroundings.output(TimelineText.text(of: result, style: style) + "\n")
      } else {
        surroundings.output(ResultText.line(for: result, style: style))
      }
    }
    surroundings.output("\n" + ResultTable.text(of: results, style: style))
    let matrices = ordered.count(where: \.scenario.variation.isMatrix)
    if matrices > 0 {
      surroundings.output(
        style.quiet("\(matrices) of them have a matrix of phones, which `glidepath run` runs."))
    }
    return results.allSatisfy(\.passed) ? .passed : .failed
  }

  /// A demonstration shows each scenario once, on the phone it describes.
  private static func withoutVariation(_ entry: LoadedScenario) -> LoadedScenario {
    var entry = entry
    entry.scenario.variation = Variation()
    return entry
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

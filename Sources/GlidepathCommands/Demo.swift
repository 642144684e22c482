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
    let single = try run(alone, arguments) { [$0.phone] }
    let results = single.flatMap(\.runs)
    for (entry, result) in zip(ordered, results) {
      let showsAll = Self.isHeadline(entry) || arguments[flag: "--verbose"] || !result.passed
      if showsAll {
        surroundings.output(TimelineText.text(of: result, style: style) + "\n")
      } else {
        surroundings.output(ResultText.line(for: result, style: style))
      }
    }
    surroundings.output("\n" + ResultTable.text(of: results, style: style))
    let hierarchies = try showHierarchies(of: ordered, arguments)
    let phones = try showPhones(of: ordered, single: single, arguments)
    return results.allSatisfy(\.passed) && hierarchies && phones ? .passed : .failed
  }

  /// Shows the scenarios that hold whatever the interface is built from; false if one fails.
  private func showHierarchies(
    of loaded: [LoadedScenario], _ arguments: Arguments
  ) throws(UsageError) -> Bool {
    let table = HierarchyTable(loaded)
    guard !table.entries.isEmpty else { return true }
    let results = try run(table.entries, arguments) { _ in EveryHierarchy.phones }
    let style = TextStyle(colours: surroundings.colours)
    surroundings.output("\n" + table.text(of: results, style: style))
    return results.allSatisfy(\.passed)
  }

  /// Shows the scenarios with a matrix on every phone of it, then all scenarios by row.
  ///
  /// Choices have their defaults here; `single` is what came of each scenario on its own phone. False
  /// if one fails.
  private func showPhones(
    of loaded: [LoadedScenario], single: [MatrixResult], _ arguments: Arguments
  ) throws(UsageError) -> Bool {
    var matrices = loaded.filter(\.scenario.variation.isMatrix)
    guard !matrices.isEmpty else { return true }
    for index in matrices.indices { matrices[index].scenario.variation.branchesChoices = false }
    let results = try run(matrices, arguments) { $0.phones() }
    let style = TextStyle(colours: surroundings.colours)
    let failed = results.filter { !$0.passed }
    for result in failed {
      let text = MatrixText.text(of: result, Repetition(result.file, arguments), style: style)
      surroundings.output("\n" + text)
    }
    surroundings.output("\n" + MatrixText.sum(of: results, style: style))
    surroundings.output(
      style.quiet("  `glidepath run` runs them with every value of each choice that matters too."))
    let others = zip(loaded, single).filter { !$0.0.scenario.variation.isMatrix }.map(\.1)
    let rows = RowTable(results + others)
    if !rows.isEmpty { surroundings.output("\n" + rows.text(style: style)) }
    return failed.isEmpty
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

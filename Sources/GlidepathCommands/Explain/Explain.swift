import GlidepathJSON
import GlidepathSimulator
import PhoneLink
import PhoneModel

extension CommandLineTool {
  private static let explainGrammar = Arguments.Grammar(
    command: "explain", valued: ["--ios", "--architecture", "--state"])

  /// Tells what iOS does with a payload, and what Glidepath makes of it.
  func explain(_ words: ArraySlice<String>) throws(UsageError) -> ExitCode {
    let arguments = try Arguments(words, Self.explainGrammar)
    guard let file = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError(
        "glidepath: explain was given \(arguments.operands.count) payloads",
        advice: "name one file, or - for standard input")
    }
    let situations = try situations(arguments[value: "--state"])
    let payload = try Files.bytes(of: file == "-" ? "/dev/stdin" : file)
    let overrides = try overrides(arguments)
    try requireExistence(overrides)
    var scenarios: [LoadedScenario] = []
    for situation in situations {
      scenarios.append(try scenario(situation, payload, file, overrides))
    }
    let results = try run(scenarios, arguments) { $0.phones() }.flatMap(\.runs)
    let style = TextStyle(colours: surroundings.colours)
    for (situation, result) in zip(situations, results) {
      let explanation = Explanation(of: result, in: situation)
      surroundings.output(explanation.text(style: style) + "\n")
    }
    return results.allSatisfy { Explanation.faults(of: $0).isEmpty } ? .passed : .failed
  }

  private func requireExistence(_ overrides: ScenarioParser.Overrides) throws(UsageError) {
    let system = overrides.system ?? ScenarioParser.defaultSystem
    guard let architecture = overrides.architecture, !architecture.exists(on: system) else {
      return
    }
    throw UsageError(
      "glidepath: there is no architecture \(architecture.rawValue) on iOS \(system)",
      advice: "name a later version with --ios, or app-delegate")
  }

  private func situations(_ name: String?) throws(UsageError) -> [AppSituation] {
    guard let name else { return AppSituation.allCases }
    if let situation = AppSituation(rawValue: name) { return [situation] }
    let known = Vocabulary(noun: "state", built: AppSituation.allCases.map(\.rawValue))
    let objection = known.objection(to: name)
    throw UsageError("glidepath: \(objection?.what ?? name)", advice: objection?.advice ?? "")
  }

  /// The payload arrives in the situation and is tapped: a scenario like any other.
  private func scenario(
    _ situation: AppSituation, _ payload: [UInt8], _ file: String,
    _ overrides: ScenarioParser.Overrides
  ) throws(UsageError) -> LoadedScenario {
    let name = file == "-" ? "standard input" : printable(file)
    let push = #"{ "push": { "id": "\#(Explanation.push)", "file": \#(JSONText.quoted(name)) } }"#
    let steps = situation.steps + [push, #"{ "tap": "\#(Explanation.push)" }"#]
    // A matrix of one phone: its app is built as one that can exist on it.
    let text = """
      { "name": "\(situation.rawValue)", "matrix": true, "phone": { "choices": {} },
        "steps": [\(steps.joined(separator: ", "))] }
      """
    do {
      var scenario = try ScenarioParser.scenario(
        Array(text.utf8), file: name, overrides: overrides, readFile: { _ in payload })
      scenario.variation.branchesChoices = false
      scenario.variation.system = scenario.phone.system
      scenario.variation.architecture = scenario.phone.architecture
      return LoadedScenario(file: file, scenario: scenario)
    } catch {
      throw UsageError(line: error.description)
    }
  }
}

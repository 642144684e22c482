package import GlidepathSimulator

/// What a command has around it; tests bring their own.
package struct Surroundings {
  /// Path of the running executable, beside which the sample app is looked for.
  package var executable: String
  /// Whether the output may be coloured.
  package var colours: Bool
  /// Writes one line of data.
  package var output: (String) -> Void
  /// Says one line to the person at the terminal.
  package var talk: (String) -> Void
  /// Runs a scenario with the app at a path; throws if the app cannot be run at all.
  package var run: (Scenario, String) throws -> ScenarioResult

  /// Makes surroundings.
  package init(
    executable: String, colours: Bool, output: @escaping (String) -> Void,
    talk: @escaping (String) -> Void,
    run: @escaping (Scenario, String) throws -> ScenarioResult
  ) {
    self.executable = executable
    self.colours = colours
    self.output = output
    self.talk = talk
    self.run = run
  }
}

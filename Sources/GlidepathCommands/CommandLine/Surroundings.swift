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
  /// Shows how far a long piece of work has come; nil where nobody watches.
  package var progress: (@Sendable (_ done: Int, _ all: Int) -> Void)?
  /// Runs a scenario with the app at a path; throws if the app cannot be run at all.
  ///
  /// Called from several threads at once.
  package var run: @Sendable (Scenario, String) throws -> ScenarioResult

  /// Makes surroundings.
  package init(
    executable: String, colours: Bool, output: @escaping (String) -> Void,
    talk: @escaping (String) -> Void,
    progress: (@Sendable (_ done: Int, _ all: Int) -> Void)? = nil,
    run: @escaping @Sendable (Scenario, String) throws -> ScenarioResult
  ) {
    self.executable = executable
    self.colours = colours
    self.output = output
    self.talk = talk
    self.progress = progress
    self.run = run
  }
}

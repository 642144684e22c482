import GlidepathJSON
import PhoneLink
package import PhoneModel

/// A phone that is used step by step, by a test instead of a scenario file.
package struct PhoneSession {
  private var run: ScenarioRun<PhoneModel>
  private var steps = 0

  /// A phone on which the app was never launched.
  package init(_ configuration: PhoneConfiguration, runner: any AppRunner) {
    let scenario = Scenario(
      name: "session", tags: [], phone: configuration, variation: Variation(), app: nil,
      steps: [])
    run = ScenarioRun(
      scenario, phone: PhoneModel(configuration, startingAt: .scenarioStart), runner: runner)
  }

  /// Has one thing happen and waits until everything has settled.
  ///
  /// Throws where it is impossible, and where the app did what no app may.
  package mutating func take(_ content: ScenarioStep.Content) throws(RunFailure) {
    steps += 1
    let known = run.failures.count
    let nowhere = JSONPlace(line: 0, column: 0, byteOffset: 0)
    try run.run(ScenarioStep(number: steps, place: nowhere, content: content))
    guard var failure = run.failures.dropFirst(known).first else { return }
    failure.step = nil
    throw failure
  }

  /// Ends the app's process, and throws what it still owed.
  package mutating func finish() throws(RunFailure) {
    let debt = run.debts.first
    run.end()
    if let debt { throw debt }
  }

  /// Ends the app's process.
  package mutating func end() { run.end() }

  /// What can be seen of phone and app now.
  package var observed: Observed { run.observed }
}

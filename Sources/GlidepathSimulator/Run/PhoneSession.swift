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

  /// Ends the app's process.
  package mutating func end() { run.end() }

  /// What can be seen of phone and app now.
  package var observed: Observed {
    let (phone, seen) = (run.driver.phone, run.driver.observations)
    let screen = phone.showsApp ? seen.screen : ScreenSnapshot()
    return Observed(
      screen: screen.visible?.name, stack: screen.stack,
      landings: seen.process.landings.compactMap(\.landedAddress), reports: seen.process.reports,
      callbacks: seen.callbacks, center: phone.centerIdentifiers, state: phone.stateName,
      isAlive: phone.isAlive)
  }

  /// What can be seen of phone and app.
  package struct Observed: Hashable, Sendable {
    /// The visible address; nil when no app is visible.
    package var screen: String?
    /// Names on the visible navigation stack, bottom first.
    package var stack: [String] = []
    /// Addresses landed on by the process now or last started.
    package var landings: [String] = []
    /// Codes of the reports of that process.
    package var reports: [String] = []
    /// What iOS called since the last step.
    package var callbacks: [String] = []
    /// Notifications in the notification centre, oldest first.
    package var center: [String] = []
    /// The app's state, as scenario files write it.
    package var state = ""
    /// Whether the app's process lives.
    package var isAlive = false
  }
}

import Foundation
package import GlidepathSimulator
import PhoneLink
import PhoneModel

/// Runs a scenario on a new phone with the app at a path, in processes of its own.
package func runOnThisMachine(_ scenario: Scenario, app: String) throws -> ScenarioResult {
  let runner = try AppProcess(
    app: URL(fileURLWithPath: app), architecture: scenario.phone.architecture,
    arguments: scenario.app?.launchArguments ?? [])
  let phone = PhoneModel(scenario.phone, startingAt: .scenarioStart)
  var run = ScenarioRun(scenario, phone: phone, runner: runner)
  return run.run()
}

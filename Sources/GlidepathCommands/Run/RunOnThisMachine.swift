import Foundation
package import GlidepathSimulator
import PhoneModel

/// Runs a scenario on a new phone with the app at a path, in processes of its own.
///
/// Throws if the app cannot be run at all; what goes wrong later is part of the result.
package func runOnThisMachine(_ scenario: Scenario, app: String) throws -> ScenarioResult {
  let runner = try AppProcess(
    app: URL(fileURLWithPath: app), architecture: scenario.phone.architecture,
    arguments: scenario.app?.launchArguments ?? [])
  return scenario.run(with: runner)
}

package import GlidepathSimulator

/// Runs a scenario on a new phone with the app at a path, in processes of its own.
///
/// Throws if the app cannot be run at all; what goes wrong later is part of the result.
package func runOnThisMachine(_ scenario: Scenario, app: String) throws -> ScenarioResult {
  throw UsageError("\(app): running an app's process is not built yet", advice: "wait for it")
}

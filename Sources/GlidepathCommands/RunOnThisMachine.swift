package import GlidepathSimulator

/// Runs a scenario on a new phone with the app at a path, in processes of its own.
package func runOnThisMachine(_ scenario: Scenario, app: String) throws -> ScenarioResult {
  throw UsageError("\(app): running an app is not built yet", advice: "wait for it")
}

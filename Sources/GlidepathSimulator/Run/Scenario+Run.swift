import PhoneModel

extension Scenario {
  /// Runs the scenario on a new phone as it describes one, with the app that `runner` runs.
  package func run(with runner: any AppRunner) -> ScenarioResult {
    let phone = PhoneModel(self.phone, startingAt: .scenarioStart)
    var run = ScenarioRun(self, phone: phone, runner: runner)
    return run.run()
  }
}

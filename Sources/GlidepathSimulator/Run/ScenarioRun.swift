import GlidepathJSON
import PhoneLink
package import PhoneModel

/// Runs a scenario and judges it.
package struct ScenarioRun<Phone: SimulatedPhone> {
  private let scenario: Scenario
  private(set) var driver: PhoneDriver<Phone>
  private(set) var failures: [RunFailure] = []
  private var reportedFindings = 0
  /// Controllers beyond those that landings explain, as far as they are reported already.
  private var reportedSurplus = 0

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - scenario: What happens and what is expected.
  ///   - phone: The phone, new and with the scenario's configuration.
  ///   - runner: Runs the app.
  ///   - limits: Where to give up.
  package init(
    _ scenario: Scenario, phone: Phone, runner: any AppRunner,
    limits: DriverLimits = DriverLimits()
  ) {
    self.scenario = scenario
    let header = Trace.Header(
      scenario: scenario.name, ios: scenario.phone.system.description,
      sdk: scenario.phone.sdk.description, architecture: scenario.phone.architecture,
      choices: scenario.phone.choices.byName)
    driver = PhoneDriver(
      phone: phone, configuration: scenario.phone, runner: runner, trace: Trace(header: header),
      limits: limits)
  }

  /// Runs every step, or as many as can be run.
  ///
  /// A failed expectation does not end the run; what cannot be carried out does.
  package mutating func run() -> ScenarioResult {
    let began = ContinuousClock.now
    var isOver = true
    for step in scenario.steps {
      do throws(RunFailure) {
        try run(step)
      } catch {
        fail(error, in: step)
        isOver = false
        break
      }
    }
    // Whoever was stopped half-way cannot be held to account for what it still owed.
    if isOver, let last = scenario.steps.last {
      for debt in debts { fail(debt, in: last) }
    }
    let observed = observed
    end()
    return ScenarioResult(
      scenario: scenario, failures: failures, timeline: driver.timeline, trace: driver.trace,
      landings: driver.observations.landingCount, consultedChoices: driver.phone.consultedChoices,
      observed: observed,
      launchDurations: driver.launchDurations, duration: began.duration(to: .now))
  }

  /// What can be seen of phone and app now.
  var observed: Observed {
    Observed(driver.observations, driver.phone, storedFile: driver.storedFile)
  }

  /// What the app still owes if the run ends now.
  var debts: [RunFailure] {
    driver.phone.findingTextsAtEnd.dropFirst(reportedFindings).map { RunFailure($0) }
  }

  /// Ends the process that may still run.
  mutating func end() { driver.finish() }

  /// Runs one step, and judges what came of it.
  mutating func run(_ step: ScenarioStep) throws(RunFailure) {
    if case .expect(let expectations) = step.content {
      let judge = ExpectationJudge(observed: observed, step: step.number)
      failures += expectations.compactMap(judge.failure)
      return
    }
    driver.begin(step)
    try carryOut(step)
    try driver.settle()
    judge(step)
  }

  private mutating func carryOut(_ step: ScenarioStep) throws(RunFailure) {
    switch step.content {
    case .act(let action): try driver.perform(action)
    case .advance(let nanoseconds): try driver.advance(nanoseconds: nanoseconds)
    case .atOnce(let steps):
      for step in steps {
        do throws(RunFailure) {
          try carryOut(step)
        } catch {
          var failure = error
          failure.line = failure.line ?? step.place.line
          throw failure
        }
      }
    case .expect: break
    }
  }
}

// MARK: - What fails a run by itself

extension ScenarioRun {
  private mutating func judge(_ step: ScenarioStep) {
    let observations = driver.observations
    judgeAdditions(step)
    let visible = observations.screen.visible?.name
    if let landing = observations.lastLanding, driver.phone.showsApp, visible != landing {
      fail(
        RunFailure(
          "a landing ended with another screen visible", expected: shortened(landing),
          got: visible.map(shortened) ?? "none"),
        in: step)
    }
    for finding in driver.phone.findingTexts.dropFirst(reportedFindings) {
      fail(RunFailure(finding), in: step)
    }
    reportedFindings = driver.phone.findingTexts.count
  }

  /// Who died in the middle of a landing no longer says so.
  private mutating func judgeAdditions(_ step: ScenarioStep) {
    guard driver.phone.isAlive else { return }
    driver.observations.process.account.noteScreen(driver.observations.screen)
    let process = driver.observations.process
    let (added, explained) = (process.account.additions, process.account.explained)
    let surplus = added.count - explained
    if surplus > max(0, reportedSurplus) {
      fail(
        RunFailure(
          "more screens were added without a user step than landings explain",
          expected: "\(explained)",
          got: "\(added.count) (\(added.map(shortened).joined(separator: ", ")))"),
        in: step)
    }
    reportedSurplus = surplus
  }

  private mutating func fail(_ failure: RunFailure, in step: ScenarioStep) {
    var failure = failure
    failure.step = step.number
    failure.line = failure.line ?? step.place.line
    failures.append(failure)
  }
}

/// What came of a run.
package struct ScenarioResult: Sendable {
  /// What was run.
  package var scenario: Scenario
  /// Why it failed; empty if it did not.
  package var failures: [RunFailure]
  /// What happened, for people.
  package var timeline: [TimelineEntry]
  /// What happened, for machines.
  package var trace: Trace
  /// Landings of all processes.
  package var landings: Int
  /// The choices that decided something, in the order in which they were consulted.
  package var consultedChoices: [Choices.Name]
  /// What could be seen at the end.
  package var observed: Observed
  /// Real time of each launch, as `PhoneDriver` measures it.
  package var launchDurations: [Duration]
  /// Real time of the whole run.
  package var duration: Duration

  /// Whether everything was as expected.
  package var passed: Bool { failures.isEmpty }
}

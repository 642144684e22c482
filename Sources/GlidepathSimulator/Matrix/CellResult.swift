package import PhoneModel

/// What came of a scenario on one phone.
package struct CellResult: Sendable {
  /// The phone, with the choices of the first run.
  package var phone: PhoneConfiguration
  /// Why the scenario cannot exist there; nil if it was run.
  package var obstacle: String?
  /// The runs: one for each combination of the choices that decided something.
  package var runs: [ScenarioResult]
  /// Whether there would have been more.
  package var isCut: Bool
}

extension Scenario {
  /// Runs the scenario on a phone as often as there are choices to be made.
  ///
  /// Whether it can exist there is decided before it is run.
  ///
  /// - Parameters:
  ///   - phone: One of `phones(everyVersion:)`.
  ///   - run: Runs it once, on the phone that it then describes.
  /// - Returns: What came of all runs there.
  package func run(
    on phone: PhoneConfiguration, by run: (Scenario) throws -> ScenarioResult
  ) rethrows -> CellResult {
    if let obstacle = obstacle(on: phone) {
      return CellResult(phone: phone, obstacle: obstacle, runs: [], isCut: false)
    }
    guard variation.branchesChoices else {
      return CellResult(phone: phone, runs: [try run(moved(to: phone))], isCut: false)
    }
    var walk = ChoiceWalk(from: phone.choices, fixed: variation.fixedChoices)
    var runs: [ScenarioResult] = []
    while let choices = walk.next() {
      var phone = phone
      phone.choices = choices
      let result = try run(moved(to: phone))
      walk.note(consulted: result.consultedChoices)
      runs.append(result)
    }
    return CellResult(phone: phone, runs: runs, isCut: walk.isCut)
  }
}

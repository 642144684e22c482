package import PhoneModel

/// What came of a scenario on one phone.
package struct CellResult: Sendable {
  /// A combination of choices with which the scenario cannot exist, though it can with others.
  package struct Exclusion: Sendable {
    /// The phone, with those choices.
    package var phone: PhoneConfiguration
    /// The choices that were consulted up to the obstacle.
    package var consultedChoices: [Choices.Name]
    /// Which step or expectation cannot exist there.
    package var obstacle: String
  }

  /// The phone, with the choices of the first run.
  package var phone: PhoneConfiguration
  /// Why the scenario cannot exist there; nil if it was run.
  package var obstacle: String?
  /// The runs: one for each combination of the choices that decided something.
  package var runs: [ScenarioResult]
  /// The combinations that were left out.
  package var exclusions: [Exclusion] = []
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
    guard variation.branchesChoices else {
      if let obstacle = obstacle(on: phone) {
        return CellResult(phone: phone, obstacle: obstacle, runs: [], isCut: false)
      }
      return CellResult(phone: phone, runs: [try run(moved(to: phone))], isCut: false)
    }
    var walk = ChoiceWalk(from: phone.choices, fixed: variation.fixedChoices)
    var cell = CellResult(phone: phone, runs: [], isCut: false)
    while let choices = walk.next() {
      var phone = phone
      phone.choices = choices
      let applicability = applicability(on: phone)
      if let obstacle = applicability.obstacle {
        // Another value of what was consulted on the way may lead around the obstacle.
        walk.note(consulted: applicability.consultedChoices)
        cell.exclusions.append(
          CellResult.Exclusion(
            phone: phone, consultedChoices: applicability.consultedChoices, obstacle: obstacle))
      } else {
        let result = try run(moved(to: phone))
        walk.note(consulted: result.consultedChoices)
        cell.runs.append(result)
      }
    }
    cell.isCut = walk.isCut
    if cell.runs.isEmpty, let first = cell.exclusions.first {
      cell.obstacle = first.obstacle
      cell.exclusions = []
    }
    return cell
  }
}

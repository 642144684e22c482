import PhoneLink
import Testing

@testable import PhoneModel

@Suite("Rows of ios-callbacks.json")
struct CallbackRowTests {
  /// Both values of the choices that decide whether a row's optional callbacks come.
  static let optionalsBothWays: [Choices] = {
    var other = Choices()
    other.backgroundLaunchCallback = .notCalled
    other.silentSceneConnection = .yes
    other.configurationAsked = .newSessionOnly
    return [Choices(), other]
  }()

  @Test("Every reachable row of one window is what the model does")
  func everyRow() throws {
    var tally = RowTally()
    for (index, row) in try CallbackRow.read().enumerated() {
      for (situation, event, cell) in tally.scope(of: row) {
        for choices in Self.optionalsBothWays {
          let orders = try RowComparison.orders(
            situation, event, cell, choices: choices, isPushWaiting: event == .icon)
          let wrong = RowComparison.mismatch(row.callbacks, orders)
          #expect(wrong == nil, "row \(index), \(situation), \(event), \(cell)")
          tally.runs += 1
        }
      }
    }
    print(tally)
    #expect(tally.compared == 160)
    #expect(
      tally.reasons == [
        "unreachable on any phone": 17,
        "a second window in front, which the phone does not have yet": 24,
      ])
  }

  @Test("Every variant of a row is what the model does under its precondition")
  func everyVariant() throws {
    var compared: Set<String> = []
    var tally = RowTally()
    for (index, row) in try CallbackRow.read().enumerated() where row.reachable {
      let scope = tally.scope(of: row)
      for variant in row.variants ?? [] {
        guard let precondition = RowPrecondition.known[variant.when] else {
          #expect(RowPrecondition.reasonsLeft[variant.when] != nil, "row \(index)")
          continue
        }
        for (situation, event, cell) in scope where precondition.applies(to: cell) {
          let orders = try RowComparison.orders(
            precondition.situation ?? situation, event, precondition.phone(cell),
            app: precondition.app
          ).filter { !precondition.app.lacks($0) }
          let wrong = RowComparison.mismatch(variant.callbacks, orders)
          #expect(wrong == nil, "row \(index), \(variant.when), \(situation), \(event), \(cell)")
          compared.insert(variant.when)
        }
      }
    }
    #expect(compared == Set(RowPrecondition.known.keys))
  }

  @Test("An altered row does not fit", arguments: Alteration.allCases)
  func alteredRow(_ alteration: Alteration) throws {
    var tally = RowTally()
    var tried = 0
    for row in try CallbackRow.read() {
      guard let altered = alteration.apply(to: row.callbacks) else { continue }
      for (situation, event, cell) in tally.scope(of: row) {
        let orders = try RowComparison.orders(situation, event, cell)
        #expect(RowComparison.mismatch(altered, orders) != nil, "\(situation), \(event), \(cell)")
        tried += 1
      }
    }
    #expect(tried > 0)
  }
}

extension RowPrecondition {
  fileprivate func applies(to cell: Cell) -> Bool {
    system.map { $0.major == cell.system.major } ?? true
  }

  fileprivate func phone(_ cell: Cell) -> Cell {
    Cell(system: system ?? cell.system, architecture: cell.architecture)
  }
}

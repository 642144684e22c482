import PhoneLink
import Testing

@testable import PhoneModel

@Suite("Whatever happens to the phone")
struct RandomWalkTests {
  static let systems: [Cell] =
    Cell.all
    + [SystemVersion(10, 0), SystemVersion(11, 0)].map {
      Cell(system: $0, architecture: .appDelegate)
    }
    + [SystemVersion(13, 0), SystemVersion(18, 0)].map { Cell(system: $0, architecture: .scene) }

  @Test(
    "Every call has its turn, and an app that does its part is blamed for nothing",
    arguments: systems)
  func turns(_ cell: Cell) throws {
    for seed in 1...UInt64(8) {
      var random = RandomActions(seed: seed)
      var walk = Walk(phone: cell.phone(choices: try random.choices()))
      for _ in 0..<300 { walk.step(random.action(), thenSeconds: random.seconds()) }
      #expect(walk.checker.violations == [], "seed \(seed)")
      #expect(walk.phone.model.findingsAtEnd.isEmpty, "seed \(seed)")
      #expect(walk.performed > 50)
    }
  }

  @Test("A refused action leaves the phone as it was")
  func refusals() throws {
    var refused = 0
    for seed in 1...UInt64(20) {
      var random = RandomActions(seed: seed)
      var phone = TestPhone(SystemVersion(18), .scene, choices: try random.choices())
      for _ in 0..<300 {
        let before = phone.model
        do {
          try phone.perform(random.action())
        } catch {
          #expect(phone.model == before, "\(error)")
          refused += 1
        }
      }
    }
    #expect(refused > 0)
  }

  @Test("The same seed gives the same phone")
  func determinism() throws {
    func walked() throws -> PhoneModel {
      var random = RandomActions(seed: 5)
      var walk = Walk(phone: TestPhone())
      for _ in 0..<300 { walk.step(random.action(), thenSeconds: random.seconds()) }
      return walk.phone.model
    }
    #expect(try walked() == walked())
  }
}

/// A phone on its walk, and the checker beside it.
private struct Walk {
  var phone: TestPhone
  var checker = LifeCycleChecker()
  var performed = 0

  init(phone: TestPhone) { self.phone = phone }

  mutating func step(_ action: PhoneAction, thenSeconds seconds: Double) {
    do {
      try phone.model.perform(action)
      performed += 1
    } catch {
      return
    }
    carryOut()
    phone.model.advance(to: phone.model.time.advanced(byNanoseconds: Int64(seconds * 1e9)))
    carryOut()
  }

  private mutating func carryOut() {
    while let order = phone.model.nextOrder() {
      checker.check(order, on: phone.model)
      phone.carryOut(order)
    }
  }
}

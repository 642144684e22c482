import GlidepathSimulator
import PhoneModel
import Testing

@Suite("Every way of making the choices that decide something")
struct ChoiceWalkTests {
  /// Walks over a phone that consults what `consulted` says; the values met, in order.
  private func walk(
    fixed: Set<Choices.Name> = [], limit: Int = 500, _ consulted: (Choices) -> [Choices.Name]
  ) -> (met: [String], isCut: Bool) {
    var walk = ChoiceWalk(from: Choices(), fixed: fixed, limit: limit)
    var met: [String] = []
    while let choices = walk.next() {
      let names = consulted(choices)
      met.append(names.map { choices.value(of: $0) }.joined(separator: " "))
      walk.note(consulted: names)
    }
    return (met, walk.isCut)
  }

  @Test("is run once where nothing is consulted")
  func nothing() {
    #expect(walk { _ in [] }.met == [""])
  }

  @Test("is run once each, the last choice first")
  func product() {
    let met = walk { _ in [.endCallbacks, .coldResponse] }.met
    #expect(
      met == [
        "called both", "called connectionOnly", "called responseOnly",
        "notCalled both", "notCalled connectionOnly", "notCalled responseOnly",
      ])
  }

  @Test("includes what is consulted only because of another value")
  func dependent() {
    let met = walk { choices in
      choices.coldResponse == .connectionOnly ? [.coldResponse] : [.coldResponse, .foregroundOrder]
    }.met
    #expect(
      met == [
        "both presentFirst", "both fetchFirst", "connectionOnly", "responseOnly presentFirst",
        "responseOnly fetchFirst",
      ])
  }

  @Test("leaves alone what is fixed")
  func fixed() {
    let met = walk(fixed: [.coldResponse]) { _ in [.endCallbacks, .coldResponse] }.met
    #expect(met == ["called both", "notCalled both"])
  }

  @Test("is cut off at a limit, and says so")
  func limit() {
    let names: [Choices.Name] = [.endCallbacks, .coldResponse]
    let cut = walk(limit: 4) { _ in names }
    #expect(cut.met.count == 4)
    #expect(cut.isCut)
    #expect(!walk(limit: 6) { _ in names }.isCut)
  }
}

import PhoneLink
import Testing

@testable import PhoneModel

@Suite("The date of a delivery")
struct DeliveryDateTests {
  private let millisecond: Int64 = 1_000_000

  private func dates(_ phone: TestPhone) -> [Int64] { phone.model.deliveryDates }

  /// Whether no two are less than a millisecond apart.
  private func areApart(_ dates: [Int64]) -> Bool {
    let sorted = dates.sorted()
    return zip(sorted, sorted.dropFirst()).allSatisfy { $1 - $0 >= millisecond }
  }

  @Test("is the time, where nothing else came then")
  func exact() throws {
    var phone = TestPhone()
    try phone.enter(.background)
    try phone.perform(.alertPush("a"))
    phone.advance(seconds: 1)
    try phone.perform(.alertPush("b"))
    #expect(dates(phone) == [1_000_000_000, 2_000_000_000])
  }

  @Test("is another for each of several at one instant, whatever brought them")
  func oneInstant() throws {
    var phone = TestPhone()
    try phone.enter(.background)
    for name in ["a", "b", "c"] { try phone.perform(.alertPush(name)) }
    try phone.perform(.notify(LocalNotification(identifier: "d", payload: "{}")))
    try phone.perform(.silentPush("e"))
    #expect(dates(phone) == (0..<5).map { 1_000_000_000 + $0 * millisecond })
  }

  @Test("is none that there was before the clock was set back")
  func setBack() throws {
    var phone = TestPhone()
    try phone.enter(.background)
    for name in ["a", "b"] { try phone.perform(.alertPush(name)) }
    phone.advance(seconds: 60)
    try phone.perform(.now(wallNanoseconds: 1_000_500_000))
    for name in ["c", "d"] { try phone.perform(.alertPush(name)) }
    #expect(areApart(dates(phone)), "\(dates(phone))")
    #expect(dates(phone).count == 4)
  }

  @Test("tells two pushes under one collapse identifier apart, tapped at one instant")
  func collapse() throws {
    var phone = TestPhone()
    try phone.enter(.background)
    var answers: [NotificationAnswer] = []
    for name in ["a", "b"] {
      try phone.perform(CenterTests.push(name, collapse: "c"))
      for case .deliver(.didReceive(let answer, _), _) in try phone.perform(.tap(identifier: name))
      {
        answers.append(answer)
      }
      try phone.perform(.home)
    }
    #expect(answers.map(\.notification.identifier) == ["c", "c"])
    #expect(areApart(answers.map(\.notification.deliveredAt.wallNanoseconds)))
  }

  @Test("is spent by no push that cannot come")
  func refused() throws {
    var phone = TestPhone()
    try phone.enter(.background)
    #expect(throws: PhoneActionError.self) {
      try phone.perform(.push(PushArrival(identifier: "a", payload: "[")))
    }
    #expect(dates(phone) == [])
  }
}

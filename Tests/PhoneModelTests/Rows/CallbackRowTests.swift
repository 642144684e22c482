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

  @Test("Every reachable row of the events in scope is what the model does")
  func everyRow() throws {
    let rows = try CallbackRow.read()
    var tally = Tally()
    for (index, row) in rows.enumerated() {
      for (situation, event, cell) in scope(of: row, &tally) {
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
    #expect(tally.compared >= 90)
  }

  @Test("Every variant of a row that the app's own doing decides is what the model does")
  func everyVariant() throws {
    let apps: [String: TestPhone.App] = [
      "UNUserNotificationCenter.delegate is nil at that moment": TestPhone.App(listens: false),
      "delegate set, willPresent not implemented": TestPhone.App(lacks: [
        "userNotificationCenter(_:willPresent:withCompletionHandler:)"
      ]),
    ]
    var compared = 0
    var tally = Tally()
    for (index, row) in try CallbackRow.read().enumerated() where row.reachable {
      for variant in row.variants ?? [] {
        guard let app = apps[variant.when] else { continue }
        for (situation, event, cell) in scope(of: row, &tally) {
          let orders = try RowComparison.orders(situation, event, cell, app: app)
            .filter { !app.lacks($0) }
          let wrong = RowComparison.mismatch(variant.callbacks, orders)
          #expect(wrong == nil, "row \(index), \(variant.when), \(situation), \(event), \(cell)")
          compared += 1
        }
      }
    }
    #expect(compared >= 50)
  }

  @Test("An altered row does not fit", arguments: Alteration.allCases)
  func alteredRow(_ alteration: Alteration) throws {
    var tally = Tally()
    var tried = 0
    for row in try CallbackRow.read() {
      guard let altered = alteration.apply(to: row.callbacks) else { continue }
      for (situation, event, cell) in scope(of: row, &tally) {
        let orders = try RowComparison.orders(situation, event, cell)
        #expect(RowComparison.mismatch(altered, orders) != nil, "\(situation), \(event), \(cell)")
        tried += 1
      }
    }
    #expect(tried > 0)
  }

  /// What of the row is in scope; the rest is counted with the reason.
  private func scope(
    of row: CallbackRow, _ tally: inout Tally
  ) -> [(Situation, DefaultRow.Event, Cell)] {
    guard row.reachable else {
      tally.leave("unreachable on any phone")
      return []
    }
    let events = row.event.compactMap { CallbackRow.events[$0] }
    guard !events.isEmpty else {
      tally.leave("event not built yet: \(row.event.sorted().joined(separator: ", "))")
      return []
    }
    let situations = row.stateBefore.compactMap { CallbackRow.situations[$0] }
    guard !situations.isEmpty else {
      tally.leave("several windows not built yet")
      return []
    }
    tally.compared += 1
    if events.count < row.event.count || situations.count < row.stateBefore.count {
      tally.partly += 1
    }
    return events.flatMap { event in
      situations.flatMap { situation in row.cells.map { (situation, event, $0) } }
    }
  }
}

/// How many rows were compared, and which were left for later and why.
private struct Tally: CustomStringConvertible {
  var compared = 0
  /// Of those, rows that also speak of an event or a state not built yet.
  var partly = 0
  var runs = 0
  private var left: [(reason: String, count: Int)] = []

  mutating func leave(_ reason: String) {
    if let index = left.firstIndex(where: { $0.reason == reason }) {
      left[index].count += 1
    } else {
      left.append((reason, 1))
    }
  }

  var description: String {
    let total = compared + left.reduce(0) { $0 + $1.count }
    return
      (["\(compared) of \(total) rows compared (\(partly) in part) in \(runs) runs"]
      + left.map { "  \($0.count) left: \($0.reason)" }).joined(separator: "\n")
  }
}

/// A way to make a row wrong.
enum Alteration: String, CaseIterable {
  case required, order, addition, state, options

  func apply(to calls: [CallbackRow.Call]) -> [CallbackRow.Call]? {
    var calls = calls
    switch self {
    case .required:
      guard let index = calls.firstIndex(where: { Self.isRequired($0) }) else { return nil }
      calls.remove(at: index)
    case .order:
      let required = calls.indices.filter { Self.isRequired(calls[$0]) }
      guard required.count > 1 else { return nil }
      calls.swapAt(required[0], required[1])
    case .addition:
      guard let last = calls.last(where: Self.isRequired) else { return nil }
      calls.append(last)
    case .state:
      guard let index = calls.firstIndex(where: { $0.data.applicationState != nil }) else {
        return nil
      }
      calls[index].data.applicationState = "elsewhere"
    case .options:
      guard let index = calls.firstIndex(where: { $0.name.contains("LaunchingWithOptions") })
      else { return nil }
      let isTold = calls[index].data.launchOptions != nil
      calls[index].data.launchOptions = isTold ? nil : .init(remoteNotification: "payload")
    }
    return calls
  }

  private static func isRequired(_ call: CallbackRow.Call) -> Bool {
    call.optional == nil && call.name != "App.init()"
  }
}

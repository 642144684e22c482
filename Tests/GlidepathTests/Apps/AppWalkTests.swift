import Testing

@testable import Glidepath

@Suite("In apps put together at random")
struct AppWalkTests {
  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func `every tap ends once, and lands unless the design names a reason`(seed: UInt64) {
    var walk = AppWalk(seed: seed)
    walk.run(steps: 60)
    #expect(walk.book.faults == [], "\(walk.book.tail)")
  }

  @Test func `the walks come by every part, end and exception`() {
    var met: Set<String> = []
    var ends: [String: Int] = [:]
    var (taps, steps, backs) = (0, 0, 0)
    for seed in 1...100 as ClosedRange<UInt64> {
      var walk = AppWalk(seed: seed)
      walk.run(steps: 60)
      met.formUnion(walk.book.met)
      for tap in walk.book.taps { ends[tap.end ?? "nothing", default: 0] += 1 }
      taps += walk.book.taps.count
      steps += walk.book.steps
      backs += walk.book.backs
    }
    let counts = ends.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let summary: Comment =
      "\(taps) taps, \(steps) steps, \(backs) ways back: \(counts.joined(separator: ", "))"
    #expect(expected.subtracting(met) == [], summary)
    #expect(ends["landed", default: 0] * 5 > taps * 3, summary)
    #expect(backs > 10, summary)
  }

  /// What must be met over the seeds: every kind of app part, step, end and exception.
  private var expected: Set<String> {
    let parts: [[String]] = [
      AppKind.Start.allCases.map { "start \($0)" },
      AppKind.Session.allCases.map { "session \($0)" },
      AppKind.SignIn.allCases.map { "sign-in \($0)" },
      AppKind.Swap.allCases.map { "swap \($0)" },
      AppKind.Shape.allCases.map { "shape \($0)" },
      AppKind.Lock.allCases.map { "lock \($0)" },
      ["says ready", "two windows", "second window", "scene taken", "locks", "drawer slides"],
      ["question", "sheet", "work", "link", "request", "back into the tab left"],
      ["session expires", "session expires in the midst of it"],
      ["push", "pop", "refresh", "present", "dismiss", "select", "closeDrawer"].map {
        "step \($0)"
      },
      ["landed", "landed again", "absorbed", "reported"].map { "end \($0)" },
      ["newer", "user", "another account", "refused", "died", "undone", "expiry"].map {
        "exception \($0)"
      },
    ]
    return Set(parts.joined())
  }
}

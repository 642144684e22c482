import Testing

@testable import Glidepath

@Suite("Whatever happens, once all deadlines have passed")
struct SettlingWalkTests {
  @Test(
    "each tap ends exactly once and each handler is called exactly once",
    arguments: 0..<200 as Range<UInt64>)
  func walk(seed: UInt64) {
    var generator = Generator(seed: seed)
    var host = Host.active()
    var taps: Set<String> = []
    var responses = 0
    for _ in 0..<60 {
      switch generator.below(10) {
      case 0..<4:
        let id = "n\(generator.below(12))"
        taps.insert(id)
        responses += 1
        host.respond(.to(id))
      case 4: host.send(.sceneConnected(.main, taps.sorted().first.map { .to($0) }))
      case 5:
        host.setGate(.signedIn, isOpen: generator.chance(50))
        host.send(.gatesChanged)
      case 6: if host.windows.isEmpty { host.open(.main) } else { host.windows = [] }
      case 7: host.send(.lifecycle(.didEnterBackground, .main))
      case 8:
        host.send(.lifecycle(.willEnterForeground, .main))
        host.send(.lifecycle(.didBecomeActive, .main))
      default: host.advance(seconds: UInt64(generator.below(201)))
      }
    }
    host.advance(seconds: 2000)
    #expect(host.ends.count == taps.count, "seed \(seed)")
    #expect(host.completed.count == responses)
    #expect(Set(host.completed).count == responses)
  }
}

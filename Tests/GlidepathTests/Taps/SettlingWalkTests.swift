import Testing

@testable import Glidepath

@Suite("Whatever happens, once all deadlines have passed")
struct SettlingWalkTests {
  @Test(
    "each tap ends exactly once and each handler is called exactly once",
    arguments: 0..<200 as Range<UInt64>)
  func walk(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var host = TestHost()
    var taps: Set<String> = []
    var tokens: UInt64 = 0
    host.launch(with: nil)
    for _ in 0..<60 {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<4:
        let id = "n\(Int.random(in: 0..<12, using: &generator))"
        taps.insert(id)
        tokens += 1
        host.send(.responded(.order(id), CompletionToken(tokens)))
      case 4: host.send(.sceneConnected(TestHost.scene, taps.sorted().first.map { .order($0) }))
      case 5:
        host.isSignedIn.toggle()
        host.send(.gatesChanged)
      case 6: host.hasInterface.toggle()
      case 7: host.send(.lifecycle(.didEnterBackground, TestHost.scene))
      case 8:
        host.send(.lifecycle(.willEnterForeground, TestHost.scene))
        host.send(.lifecycle(.didBecomeActive, TestHost.scene))
      default: host.pass(seconds: UInt64.random(in: 0...200, using: &generator))
      }
    }
    host.pass(seconds: 2000)
    #expect(host.landings.count + host.outcomeReports.count == taps.count, "seed \(seed)")
    #expect(host.completions.count == Int(tokens))
    #expect(host.completions.values.allSatisfy { $0 == 1 })
  }
}

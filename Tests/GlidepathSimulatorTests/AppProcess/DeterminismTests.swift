import Foundation
import Testing

@testable import GlidepathSimulator

@Suite("A run depends on nothing but the scenario", .serialized)
struct DeterminismTests {
  @Test("200 runs of one scenario leave byte-identical traces", arguments: ["12", "17"])
  func repeatedRuns(ios: String) throws {
    let traces = try traces(ofRuns: 200, ios: ios)
    #expect(traces.count == 1)
  }

  @Test("50 runs are identical with both processors busy")
  func runsUnderLoad() throws {
    let alone = try traces(ofRuns: 1, ios: "17")
    let load = Load(threads: 4)
    defer { load.stop() }
    #expect(try traces(ofRuns: 50, ios: "17") == alone)
  }

  private func traces(ofRuns count: Int, ios: String) throws -> Set<[String]> {
    let scenario = try SampleApp.scenario(SampleApp.killedTap, ios: ios)
    var traces: Set<[String]> = []
    for _ in 0..<count {
      let result = try SampleApp.run(scenario)
      try #require(result.failures.isEmpty, "\(result.failures)")
      traces.insert(try result.trace.lines())
    }
    return traces
  }
}

/// Threads that do nothing but take processor time.
private final class Load: Sendable {
  private let stopped = Flag()

  init(threads: Int) {
    for _ in 0..<threads {
      Thread.detachNewThread { [stopped] in
        var number: UInt64 = 1
        while !stopped.isSet { number = number &* 6_364_136_223_846_793_005 &+ 1 }
      }
    }
  }

  func stop() { stopped.set() }
}

private final class Flag: @unchecked Sendable {  // guard: the lock
  private let lock = NSLock()
  private var value = false
  var isSet: Bool { lock.withLock { value } }
  func set() { lock.withLock { value = true } }
}

import Foundation
import PhoneLink
import Testing

@testable import GlidepathSimulator

@Suite("An app that misbehaves")
struct RestlessAppTests {
  @Test("and never comes to rest is named with what still runs", arguments: ["queue", "task"])
  func restless(way: String) throws {
    let error = try #require(throws: AppProcessError.self) { try launch(way) }
    guard case .stuck(let during, let what) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(during == "application(_:didFinishLaunchingWithOptions:)")
    #expect(what.contains("10000 turns"))
  }

  @Test(
    "and ends by itself is told with how it ended",
    arguments: [("exit", ProcessEnding.code(7)), ("trap", .signal(4))])
  func ending(way: String, status: ProcessEnding) throws {
    let error = try #require(throws: AppProcessError.self) { try launch(way) }
    #expect(
      error == .ended(during: "application(_:didFinishLaunchingWithOptions:)", status: status))
  }

  private func launch(_ way: String) throws {
    let app = SampleApp.executable.deletingLastPathComponent()
      .appendingPathComponent("RestlessApp")
    let process = try AppProcess(app: app, architecture: .appDelegate, arguments: [way])
    _ = try process.start(
      Handshake(
        system: SystemVersion(17), sdk: SystemVersion(17), architecture: .appDelegate,
        time: .scenarioStart))
    _ = try process.send(
      PhoneMessage(
        sequence: 1, time: .scenarioStart,
        content: .callback(.didFinishLaunching(LaunchOptions()), .inactive)))
  }
}

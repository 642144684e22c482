import Foundation
import GlidepathSimulator
import Testing

@Suite("The scenario files of the package")
struct ScenarioFilesTests {
  /// Three folders up from this file.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Scenarios")

  static let names: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".scenario.json") }.sorted()
  }()

  static func scenario(_ name: String) throws -> Scenario {
    let data = try Data(contentsOf: folder.appending(path: name))
    return try ScenarioParser.scenario(Array(data), file: name)
  }

  @Test("hold for the sample app", arguments: names)
  func hold(name: String) throws {
    let result = try SampleApp.run(Self.scenario(name))
    #expect(result.failures.map(\.description) == [])
    #expect(!result.timeline.isEmpty)
  }

  @Test(
    "fail for an app that loses taps",
    arguments: names.filter { $0.hasPrefix("killed-tap") && !$0.contains("-resets-tab-") })
  func failForLosses(name: String) throws {
    let app = HonestApp()
    app.handlesTaps = false
    #expect(try !Self.scenario(name).run(with: app).passed)
  }

  @Test("give identical traces each time", arguments: names)
  func traces(name: String) throws {
    let first = try SampleApp.run(Self.scenario(name))
    let second = try SampleApp.run(Self.scenario(name))
    #expect(try first.trace.lines() == second.trace.lines())
  }

  @Test("show a timeline that can be followed")
  func timeline() throws {
    let result = try Self.scenario("killed-tap-scene-ios17.scenario.json").run(with: HonestApp())
    let lines = result.timeline.map {
      "\($0.nanoseconds / 1_000_000) \($0.subject.rawValue) \($0.text)"
    }
    #expect(
      lines == [
        "0 user launches the app",
        "0 iOS application(_:didFinishLaunchingWithOptions:)",
        "0 iOS application(_:configurationForConnecting:options:)",
        "0 iOS scene(_:willConnectTo:options:)",
        "0 iOS sceneWillEnterForeground(_:)",
        "0 iOS sceneDidBecomeActive(_:)",
        "0 screen home",
        "0 user goes to the home screen",
        "0 iOS sceneWillResignActive(_:)",
        "0 iOS sceneDidEnterBackground(_:)",
        "0 screen no app",
        "0 user swipes the app away",
        "0 iOS sceneDidDisconnect(_:)",
        "0 iOS applicationWillTerminate(_:)",
        "0 iOS ends the app's process",
        "0 network delivers n1",
        "0 user taps n1",
        "0 iOS application(_:didFinishLaunchingWithOptions:)",
        "0 iOS application(_:configurationForConnecting:options:)  ← response of n1",
        "0 iOS scene(_:willConnectTo:options:)  ← response of n1",
        "0 iOS sceneWillEnterForeground(_:)",
        "0 iOS userNotificationCenter(_:didReceive:withCompletionHandler:)  ← response of n1",
        "0 iOS sceneDidBecomeActive(_:)",
        "0 Glidepath n1 tap → landed on orderDetail?orderId=123456",
        "350 screen home › orderDetail?orderId=123456",
        "350 user presses back",
        "350 screen home",
      ])
  }
}

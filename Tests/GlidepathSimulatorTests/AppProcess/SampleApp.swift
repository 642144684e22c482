import Foundation
import PhoneLink
import PhoneModel

@testable import GlidepathSimulator

/// The sample app, as it was built beside the tests.
enum SampleApp {
  static let executable = executable(named: "ShopChatApp")

  static func executable(named name: String) -> URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent(name)
  }

  static func scenario(_ steps: String, ios: String = "17") throws -> Scenario {
    let text = """
      {"name": "test", "phone": {"ios": "\(ios)"}, "app": {"hierarchy": "navigation"},
       "steps": [\(steps)]}
      """
    return try ScenarioParser.scenario(Array(text.utf8), file: "test") { _ in nil }
  }

  static func run(_ scenario: Scenario) throws -> ScenarioResult {
    let name = (scenario.app ?? AppSettings()).executableName
    let runner = try AppProcess(
      app: executable(named: name), architecture: scenario.phone.architecture,
      arguments: scenario.app?.launchArguments ?? [])
    var run = ScenarioRun(
      scenario, phone: PhoneModel(scenario.phone, startingAt: .scenarioStart), runner: runner)
    return run.run()
  }

  static let killedTap = #"""
    {"launch": {}}, {"home": {}}, {"kill": {}},
    {"push": {"id": "n1", "payload":
      {"aps": {"alert": "Shipped"}, "targetScreen": "orderDetail", "orderId": "123456"}}},
    {"tap": "n1"},
    {"expect": {"screen": "orderDetail?orderId=123456", "landings": 1}},
    {"back": {}}, {"expect": {"screen": "home"}}
    """#
}

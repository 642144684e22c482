import Foundation
import PhoneLink
import Testing

@testable import GlidepathSimulator

@Suite("An app runs in a real process")
struct AppProcessTests {
  @Test("After a kill the process is new, and what it had stored is there")
  func killedProcessIsDead() throws {
    let app = try SampleProcess()
    try app.launch(response: app.response)
    #expect(app.decisions.map(\.outcome) == [.landed(address: "orderDetail?orderId=123456")])
    #expect(app.stack == ["home", "orderDetail?orderId=123456"])
    app.process.kill()

    // The same response again: only the file written before the first process's death knows it.
    try app.launch(response: app.response)
    #expect(app.decisions.count == 1, "the tap landed a second time")
    // The stack of the first process lived in its memory, and went with it.
    #expect(app.stack == ["home"])
  }

  @Test("Two phones share nothing")
  func phonesAreApart() throws {
    for _ in 1...2 {
      let app = try SampleProcess()
      try app.launch(response: app.response)
      #expect(app.decisions.count == 1)
    }
  }

  @Test("A killed process cannot be spoken to")
  func killedProcessIsSilent() throws {
    let app = try SampleProcess()
    try app.launch(response: nil)
    app.process.kill()
    #expect(throws: AppProcessError.self) { try app.send(.advance) }
  }

  @Test("A path without an executable is told with what to do")
  func missingExecutable() {
    let nowhere = URL(fileURLWithPath: "/nowhere/App")
    #expect(throws: AppProcessError.noExecutable(path: "/nowhere/App")) {
      try AppProcess(app: nowhere, architecture: .scene)
    }
  }
}

/// The sample app, driven message by message.
private final class SampleProcess {
  let process: AppProcess
  private(set) var decisions: [PostedDecision] = []
  private(set) var stack: [String] = []
  private var sequence = 0
  private let time = PhoneTime.scenarioStart

  let response = NotificationAnswer(
    notification: DeliveredNotification(
      identifier: "n1",
      payload: #"{"aps":{"alert":"x"},"targetScreen":"orderDetail","orderId":"123456"}"#,
      deliveredAt: .scenarioStart))

  init() throws { process = try AppProcess(app: SampleApp.executable, architecture: .scene) }

  func launch(response: NotificationAnswer?) throws {
    sequence = 0
    take(
      try process.start(
        Handshake(
          system: SystemVersion(17), sdk: SystemVersion(17), architecture: .scene, time: time,
          observedPosts: [PostedDecision.postName])))
    let connection = SceneConnection(scene: .main, notificationResponse: response)
    try send(.callback(.didFinishLaunching(LaunchOptions()), .inactive))
    try send(.callback(.sceneWillConnect(connection), .inactive))
    try send(.callback(.sceneWillEnterForeground(.main), .inactive))
    try send(.callback(.sceneDidBecomeActive(.main), .active))
  }

  func send(_ content: PhoneMessage.Content) throws {
    sequence += 1
    take(try process.send(PhoneMessage(sequence: sequence, time: time, content: content)))
  }

  private func take(_ answer: Quiet) {
    for emission in answer.emitted {
      switch emission {
      case .posted(let name, let info):
        decisions += [PostedDecision(postName: name, info: info)].compactMap { $0 }
      case .screen(let screen): stack = screen.stack
      default: break
      }
    }
  }
}

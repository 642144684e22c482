import GlidepathTesting
import Testing
import UIKit

@Suite("An alert")
struct AlertTests {
  @Test("leaves the visible screen alone")
  func visible() async throws {
    let phone = try await Phone.running(AlertApp.self)
    try await phone.perform("ask")
    #expect(phone.screen == "low")
    #expect(phone.stack == ["low"])
    #expect(try await phone.log() == ["UIAlertController is presented"])
  }

  @Test("is answered by its cancel action when the user closes it")
  func cancel() async throws {
    let phone = try await Phone.running(AlertApp.self)
    try await phone.perform("ask")
    try await phone.dismissModal()
    #expect(try await phone.log().last == "Keep pressed, alert gone: true")
    try await phone.perform("ask")
    #expect(try await phone.log().last == "UIAlertController is presented")
  }

  @Test("is answered by its first action when none cancels")
  func first() async throws {
    let phone = try await Phone.running(AlertApp.self)
    try await phone.perform("tell")
    try await phone.dismissModal()
    #expect(try await phone.log().last == "OK pressed, alert gone: true")
  }

  @Test("is answered by the action that the user presses")
  func press() async throws {
    let phone = try await Phone.running(AlertApp.self)
    try await phone.perform("ask")
    try await phone.press("Delete")
    #expect(try await phone.log().last == "Delete pressed, alert gone: true")
  }

  @Test("cannot be answered by an action that is not enabled, or not there")
  func impossible() async throws {
    let phone = try await Phone.running(AlertApp.self)
    try await phone.perform("ask")
    let disabled = await #expect(throws: PhoneError.self) { try await phone.press("Later") }
    #expect(disabled?.description.contains("Later on alert cannot be pressed now") == true)
    let missing = await #expect(throws: PhoneError.self) { try await phone.press("button") }
    #expect(missing?.description.contains("Delete, Keep, Later") == true)
  }

  @Test("can be shown over a sheet")
  func overSheet() async throws {
    let phone = try await Phone.running(AlertApp.self)
    try await phone.perform("sheet")
    try await phone.perform("ask on top")
    #expect(phone.screen == "sheet")
    try await phone.press("Keep")
    try await phone.dismissModal()
    #expect(phone.screen == "low")
  }
}

private final class AlertApp: ProbeApp {
  override func makeRoot() -> UIViewController { UINavigationController(probes: "low") }

  override func take(_ step: String) {
    switch step {
    case "ask": present(question())
    case "ask on top": present(question(), on: window?.rootViewController?.presentedViewController)
    case "tell":
      let alert = UIAlertController(title: "Done", message: nil, preferredStyle: .alert)
      alert.addAction(action("OK", .default, in: alert))
      present(alert)
    case "sheet": present(Probe("sheet"))
    default: super.take(step)
    }
  }

  private func question() -> UIAlertController {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(action("Delete", .destructive, in: alert))
    alert.addAction(action("Keep", .cancel, in: alert))
    let later = action("Later", .default, in: alert)
    later.isEnabled = false
    alert.addAction(later)
    return alert
  }

  private func action(
    _ title: String, _ style: UIAlertAction.Style, in alert: UIAlertController
  ) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { [weak alert] _ in
      Log.note("\(title) pressed, alert gone: \(alert?.presentingViewController == nil)")
    }
  }
}

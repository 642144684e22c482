import GlidepathTesting
import Testing
import UIKit

@Suite("The user who closes what is presented")
struct DismissingByHandTests {
  @Test("swipes a sheet away, and its delegate is asked and told")
  func swipe() async throws {
    let phone = try await Phone.running(SheetApp.self)
    try await phone.perform("sheet")
    _ = try await phone.log()
    try await phone.dismissModal()
    #expect(phone.screen == "low")
    #expect(
      try await phone.log() == [
        "may it go?", "it goes", "sheet will disappear", "sheet did disappear", "it is gone",
      ])
  }

  @Test(
    "is held by what is modal in presentation; then the app's own button is pressed",
    arguments: ["held sheet", "held stack"])
  func held(sheet: String) async throws {
    let phone = try await Phone.running(SheetApp.self)
    try await phone.perform(sheet)
    _ = try await phone.log()
    try await phone.dismissModal()
    #expect(phone.screen == "sheet")
    #expect(try await phone.log() == ["it was to go", "asked for dismissModal"])
  }

  @Test("is held by a delegate that says no")
  func refused() async throws {
    let phone = try await Phone.running(SheetApp.self)
    try await phone.perform("refusing sheet")
    _ = try await phone.log()
    try await phone.dismissModal()
    #expect(
      try await phone.log() == ["may it go?", "it was to go", "asked for dismissModal"])
  }

  @Test("presses the app's own button where nothing can be swiped")
  func fullScreen() async throws {
    let phone = try await Phone.running(SheetApp.self)
    try await phone.perform("full screen")
    _ = try await phone.log()
    try await phone.dismissModal()
    #expect(try await phone.log() == ["asked for dismissModal"])
  }

  @Test("is not confused with the app, of which the delegate is not told")
  func dismissedInCode() async throws {
    let phone = try await Phone.running(SheetApp.self)
    try await phone.perform("sheet")
    _ = try await phone.log()
    try await phone.perform("dismiss")
    #expect(try await phone.log() == ["sheet will disappear", "sheet did disappear"])
  }

  @Test("cannot close what is not there")
  func nothing() async throws {
    let phone = try await Phone.running(SheetApp.self)
    let error = await #expect(throws: PhoneError.self) { try await phone.dismissModal() }
    #expect(error?.description.contains("nothing is presented over low") == true)
  }

  @Test("leaves a share sheet, which says that nothing was done")
  func share() async throws {
    let phone = try await Phone.running(SheetApp.self)
    try await phone.perform("share")
    #expect(phone.screen == "UIActivityViewController")
    try await phone.dismissModal()
    #expect(try await phone.log().last == "shared: false")
  }
}

private final class SheetApp: ProbeApp, UIAdaptivePresentationControllerDelegate {
  private var mayGo = true

  override func makeRoot() -> UIViewController { Probe("low") }

  override func take(_ step: String) {
    switch step {
    case "sheet": presentSheet(Probe("sheet"))
    case "held sheet":
      let sheet = Probe("sheet")
      sheet.isModalInPresentation = true
      presentSheet(sheet)
    case "held stack":
      let sheet = Probe("sheet")
      sheet.isModalInPresentation = true
      presentSheet(UINavigationController(rootViewController: sheet))
    case "refusing sheet":
      mayGo = false
      presentSheet(Probe("sheet"))
    case "full screen":
      let full = Probe("full")
      full.modalPresentationStyle = .fullScreen
      presentSheet(full)
    case "share":
      let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
      sheet.completionWithItemsHandler = { _, done, _, _ in Log.note("shared: \(done)") }
      present(sheet)
    case "dismiss": window?.rootViewController?.dismiss(animated: true)
    default: super.take(step)
    }
  }

  private func presentSheet(_ sheet: UIViewController) {
    sheet.presentationController?.delegate = self
    present(sheet)
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    Log.note("may it go?")
    return mayGo
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    Log.note("it goes")
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    Log.note("it is gone")
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    Log.note("it was to go")
  }
}

import GlidepathTesting
import Testing
import UIKit

@Suite("Presentation")
struct PresentationTests {
  @Test("leaves the screen below a sheet where it is")
  func sheet() async throws {
    let phone = try await Phone.running(ModalApp.self)
    try await phone.perform("sheet")
    #expect(phone.screen == "sheet")
    #expect(
      try await phone.log() == [
        "sheet loads", "sheet will appear", "sheet did appear", "sheet is presented",
      ])
  }

  @Test("takes the screen below a full-screen controller away, and brings it back")
  func fullScreen() async throws {
    let phone = try await Phone.running(ModalApp.self)
    try await phone.perform("full screen")
    #expect(
      try await phone.log() == [
        "full loads", "low will disappear", "full will appear", "full did appear",
        "low did disappear", "full is presented",
      ])
    try await phone.perform("dismiss")
    #expect(
      try await phone.log() == [
        "full will disappear", "low will appear", "low did appear", "full did disappear",
        "dismissed",
      ])
    #expect(phone.screen == "low")
  }

  @Test("is full-screen unless told otherwise before iOS 13")
  func beforeSheets() async throws {
    let phone = try await Phone.running(ModalApp.self, ios: 12)
    try await phone.perform("sheet")
    #expect(try await phone.log().contains("low did disappear"))
  }

  @Test("is the outermost container's, whoever asks")
  func outermost() async throws {
    let phone = try await Phone.running(ModalApp.self)
    try await phone.perform("sheet")
    try await phone.perform("links")
    #expect(
      try await phone.log().suffix(3) == [
        "low presents sheet", "sheet is presented by UINavigationController",
        "the root presents sheet",
      ])
  }

  @Test("over the current context is that of the nearest controller that defines one")
  func context() async throws {
    let phone = try await Phone.running(ModalApp.self)
    try await phone.perform("over context")
    try await phone.perform("links")
    #expect(
      try await phone.log().suffix(3) == [
        "low presents sheet", "sheet is presented by low", "the root presents nothing",
      ])
  }

  @Test("in place of the nearest controller that defines a context brings it back to its place")
  func currentContext() async throws {
    let phone = try await Phone.running(ModalApp.self)
    try await phone.perform("in context")
    #expect(phone.screen == "sheet")
    #expect(try await phone.log().contains("low did disappear"))
    try await phone.perform("dismiss")
    #expect(phone.screen == "low")
    try await phone.perform("place")
    #expect(try await phone.log().suffix(2) == ["dismissed", "low is in its stack: true"])
  }

  @Test("takes 0.35 s, during which the controller is being presented")
  func duration() async throws {
    let phone = try await Phone.running(ModalApp.self)
    try await phone.perform("timed")
    #expect(
      try await phone.log().filter { !$0.contains("appear") && !$0.contains("loads") } == [
        "being presented: true, coordinator: true", "after 350 ms",
        "being presented: false, coordinator: false",
      ])
  }

  @Test("begins when the work under way is done, also without animation")
  func unanimated() async throws {
    let phone = try await Phone.running(ModalApp.self)
    try await phone.perform("not animated")
    #expect(
      try await phone.log() == [
        "returned, being presented: true", "sheet loads", "sheet will appear", "sheet did appear",
        "sheet is presented",
      ])
  }

  @Test("ends for all that lies above the controller that dismisses")
  func dismissBelow() async throws {
    let phone = try await Phone.running(ModalApp.self)
    try await phone.perform("sheet")
    try await phone.perform("second sheet")
    #expect(phone.screen == "second")
    try await phone.perform("dismiss")
    #expect(phone.screen == "low")
    #expect(
      try await phone.log().suffix(5) == [
        "second will disappear", "sheet will disappear", "second did disappear",
        "sheet did disappear", "dismissed",
      ])
  }

  @Test("ends by its presenter when the presented controller dismisses itself")
  func dismissItself() async throws {
    let phone = try await Phone.running(ModalApp.self)
    try await phone.perform("sheet")
    try await phone.perform("second sheet")
    try await phone.perform("dismiss top")
    #expect(phone.screen == "sheet")
  }

  @Test("ends with the root that presented")
  func replacedRoot() async throws {
    let phone = try await Phone.running(ModalApp.self)
    try await phone.perform("sheet")
    try await phone.perform("replace root")
    #expect(phone.screen == "other")
    #expect(try await phone.log().contains("sheet did disappear"))
  }

  @Test("shows the stack of a presented navigation controller, and back works there")
  func presentedStack() async throws {
    let phone = try await Phone.running(ModalApp.self)
    try await phone.perform("stack")
    #expect(phone.stack == ["inner", "deeper"])
    try await phone.back()
    #expect(phone.stack == ["inner"])
  }
}

@Suite("A presentation is refused, its completion not called,")
struct PresentationRefusalTests {
  @Test("while another controller is presented")
  func alreadyPresenting() async throws {
    let phone = try await Phone.running(ModalApp.self)
    try await phone.perform("sheet")
    _ = try await phone.log()
    try await phone.perform("full screen")
    #expect(phone.screen == "sheet")
    #expect(try await phone.log().isEmpty)
  }

  @Test("while another is still moving")
  func duringPresentation() async throws {
    let phone = try await Phone.running(ModalApp.self)
    try await phone.perform("two at once")
    #expect(phone.screen == "sheet")
    #expect(try await phone.log().filter { $0.hasSuffix("presented") } == ["sheet is presented"])
  }

  @Test(
    "while one is being dismissed, animated or not",
    arguments: [
      "dismiss and present", "dismiss without animation and present",
    ])
  func duringDismissal(step: String) async throws {
    let phone = try await Phone.running(ModalApp.self)
    try await phone.perform("sheet")
    try await phone.perform(step)
    #expect(phone.screen == "low")
    #expect(try await phone.log().last == "dismissed")
  }

  @Test("on a controller whose view is in no window")
  func noWindow() async throws {
    let phone = try await Phone.running(ModalApp.self)
    try await phone.perform("on a stranger")
    #expect(phone.screen == "low")
    #expect(try await phone.log().isEmpty)
  }

  @Test("and so is a dismissal, while the controller is still being presented")
  func dismissalDuringPresentation() async throws {
    let phone = try await Phone.running(ModalApp.self)
    try await phone.perform("present and dismiss")
    #expect(phone.screen == "sheet")
    #expect(try await phone.log().last == "sheet is presented")
  }
}

/// One screen on a stack, over which others are presented.
private final class ModalApp: ProbeApp {
  private let low = Probe("low")
  private lazy var stack = UINavigationController(rootViewController: low)

  override func makeRoot() -> UIViewController { stack }

  override func take(_ step: String) {
    switch step {
    case "sheet": present(Probe("sheet"), on: low)
    case "second sheet": present(Probe("second"), on: low.presentedViewController)
    case "full screen": present(fullScreen(), on: low)
    case "over context": presentInContext(.overCurrentContext)
    case "in context": presentInContext(.currentContext)
    case "place": Log.note("low is in its stack: \(low.view.isDescendant(of: stack.view))")
    case "timed": presentTimed()
    case "stack": present(UINavigationController(probes: "inner", "deeper"))
    case "links": noteLinks()
    case "dismiss": dismiss()
    case "dismiss top":
      low.presentedViewController?.presentedViewController?.dismiss(animated: true)
    case "replace root": window?.rootViewController = Probe("other")
    case "not animated":
      let sheet = Probe("sheet")
      present(sheet, animated: false)
      Log.note("returned, being presented: \(sheet.isBeingPresented)")
    case "two at once":
      present(Probe("sheet"))
      present(Probe("second"))
    case "dismiss and present":
      dismiss()
      present(Probe("second"))
    case "dismiss without animation and present":
      dismiss(animated: false)
      present(Probe("second"))
    case "present and dismiss":
      present(Probe("sheet"))
      dismiss()
    case "on a stranger": present(Probe("sheet"), on: UIViewController())
    default: super.take(step)
    }
  }

  private func dismiss(animated: Bool = true) {
    low.dismiss(animated: animated) { Log.note("dismissed") }
  }

  private func fullScreen() -> Probe {
    let full = Probe("full")
    full.modalPresentationStyle = .fullScreen
    return full
  }

  private func presentInContext(_ style: UIModalPresentationStyle) {
    low.definesPresentationContext = true
    let sheet = Probe("sheet")
    sheet.modalPresentationStyle = style
    present(sheet, on: low)
  }

  private func presentTimed() {
    let sheet = Probe("sheet")
    let start = Date()
    low.present(sheet, animated: true) {
      Log.note("after \(Int((Date().timeIntervalSince(start) * 1000).rounded())) ms")
      self.noteProgress(of: sheet)
    }
    noteProgress(of: sheet)
  }

  private func noteProgress(of sheet: UIViewController) {
    Log.note(
      "being presented: \(sheet.isBeingPresented), "
        + "coordinator: \(low.transitionCoordinator != nil)")
  }

  private func noteLinks() {
    func name(_ controller: UIViewController?) -> String {
      controller.map { $0.restorationIdentifier ?? "\(type(of: $0))" } ?? "nothing"
    }
    let sheet = low.presentedViewController
    Log.note("low presents \(name(sheet))")
    Log.note("sheet is presented by \(name(sheet?.presentingViewController))")
    Log.note("the root presents \(name(stack.presentedViewController))")
  }
}

import GlidepathTesting
import Testing
import UIKit

@Suite("A container of an app's own")
struct ContainerTests {
  @Test("shows the child whose view is in front, however deep it lies")
  func front() async throws {
    let phone = try await Phone.running(DrawerApp.self)
    #expect(phone.screen == "content")
    try await phone.perform("cover")
    #expect(phone.screen == "cover")
  }

  @Test("that slides its content aside still shows it, with the menu below")
  func drawer() async throws {
    let phone = try await Phone.running(DrawerApp.self)
    try await phone.perform("open")
    #expect(phone.screen == "content")
    try await phone.perform("hide content")
    #expect(phone.screen == "menu")
  }

  @Test("tells a child whose view it adds while it is seen that it appears")
  func added() async throws {
    let phone = try await Phone.running(DrawerApp.self)
    try await phone.perform("cover")
    #expect(
      try await phone.log() == [
        "cover loads", "cover will appear", "added", "cover did appear",
      ])
    try await phone.perform("uncover")
    #expect(try await phone.log() == ["cover will disappear", "cover did disappear"])
  }

  @Test("tells its children along with itself")
  func together() async throws {
    let phone = try await Phone.running(DrawerApp.self)
    try await phone.perform("full screen")
    #expect(
      try await phone.log().filter { $0.hasPrefix("menu") || $0.hasPrefix("content") } == [
        "menu will disappear", "content will disappear", "menu did disappear",
        "content did disappear",
      ])
  }

  @Test("exchanges children in the time it names")
  func exchange() async throws {
    let phone = try await Phone.running(DrawerApp.self)
    try await phone.perform("exchange")
    #expect(phone.screen == "cover")
    #expect(
      try await phone.log() == [
        "content will disappear", "cover loads", "cover will appear", "content did disappear",
        "cover did appear", "exchanged",
      ])
  }
}

/// A menu with content above it, in a view between.
private final class DrawerApp: ProbeApp {
  private let drawer = UIViewController()
  private let menu = Probe("menu")
  private let content = Probe("content")
  private let cover = Probe("cover")

  override func makeRoot() -> UIViewController {
    let between = UIView()
    add(menu, in: drawer.view)
    drawer.view.addSubview(between)
    add(content, in: between)
    return drawer
  }

  override func take(_ step: String) {
    switch step {
    case "cover":
      add(cover, in: drawer.view)
      Log.note("added")
    case "uncover":
      cover.willMove(toParent: nil)
      cover.view.removeFromSuperview()
      cover.removeFromParent()
    case "open":
      UIView.animate(withDuration: 0.2) { self.content.view.frame.origin.x = 300 }
    case "hide content": content.view.isHidden = true
    case "exchange":
      drawer.addChild(cover)
      drawer.transition(from: content, to: cover, duration: 0.2, animations: nil) { _ in
        Log.note("exchanged")
      }
    case "full screen":
      let full = Probe("full")
      full.modalPresentationStyle = .fullScreen
      present(full)
    default: super.take(step)
    }
  }

  private func add(_ child: UIViewController, in view: UIView) {
    drawer.addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: drawer)
  }
}

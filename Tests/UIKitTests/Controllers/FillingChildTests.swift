import GlidepathTesting
import Testing
import UIKit

@Suite("The child of an app's own container that the user is on")
struct FillingChildTests {
  private nonisolated(nonsending) func screen(_ place: String) async throws -> String? {
    let phone = try await Phone.running(PlacesApp.self)
    try await phone.perform(place)
    return phone.screen
  }

  @Test(
    "is the foremost that fills it and is in sight",
    arguments: [
      ("as large", "front"), ("barred", "front"), ("slid aside", "front"), ("unplaced", "front"),
      ("beside", "behind"), ("before", "behind"), ("below", "behind"), ("hidden", "behind"),
      ("transparent", "behind"), ("barely there", "behind"), ("faint", "front"),
      ("panel", "behind"), ("menu", "behind"), ("in a hidden view", "behind"),
      ("in a view beside", "behind"), ("out of the hierarchy", "behind"),
    ])
  func foremost(place: String, expected: String) async throws {
    #expect(try await screen(place) == expected)
  }

  @Test("is none where only a panel is in sight: the user is on the container")
  func panelAlone() async throws {
    let phone = try await Phone.running(PanelApp.self)
    #expect(phone.screen == "map")
    #expect(phone.stack == ["list", "map"])
    #expect(phone.modal == nil)
    try await phone.back()
    #expect(phone.stack == ["list"])
  }

  @Test("is the panel once it has grown over the container")
  func panelGrows() async throws {
    let phone = try await Phone.running(PanelApp.self)
    try await phone.perform("grow")
    #expect(phone.screen == "search")
    #expect(phone.stack == ["search"])
    try await phone.perform("shrink")
    #expect(phone.stack == ["list", "map"])
  }

  @Test("is a page that is scrolled to, the others lying beside it")
  func pages() async throws {
    let phone = try await Phone.running(PagerApp.self)
    #expect(phone.screen == "page 0")
    try await phone.perform("2")
    #expect(phone.screen == "page 2")
    try await phone.perform("1")
    #expect(phone.screen == "page 1")
  }
}

/// A container with one child behind another.
private final class PlacesApp: ProbeApp {
  private let container = UIViewController()
  private let behind = Probe("behind")
  private let front = Probe("front")
  private let between = UIView()

  override func makeRoot() -> UIViewController {
    for child in [behind, front] {
      container.addChild(child)
      child.view.frame = container.view.bounds
    }
    container.view.addSubview(behind.view)
    container.view.addSubview(between)
    between.addSubview(front.view)
    [behind, front].forEach { $0.didMove(toParent: container) }
    return container
  }

  override func take(_ step: String) {
    guard let view = front.view else { return }
    switch step {
    case "barred": view.frame = CGRect(x: 0, y: 91, width: 390, height: 670)
    case "slid aside": view.frame.origin.x = 280
    case "unplaced": view.frame = .zero
    case "beside": view.frame.origin.x = 390
    case "before": view.frame.origin.x = -390
    case "below": view.frame.origin.y = 844
    case "hidden": view.isHidden = true
    case "transparent": view.alpha = 0
    case "barely there": view.alpha = 0.01
    case "faint": view.alpha = 0.02
    case "panel": view.frame = CGRect(x: 0, y: 764, width: 390, height: 80)
    case "menu": view.frame.size.width = 280
    case "in a hidden view": between.isHidden = true
    case "in a view beside": between.frame.origin.x = 390
    case "out of the hierarchy": view.removeFromSuperview()
    default: super.take(step)
    }
  }
}

/// A map, pushed onto a list, with a panel in it that holds a stack of its own.
private final class PanelApp: ProbeApp {
  private let panel = UINavigationController(probes: "search")

  override func makeRoot() -> UIViewController {
    let stack = UINavigationController(probes: "list")
    let map = Probe("map")
    map.addChild(panel)
    map.view.addSubview(panel.view)
    panel.didMove(toParent: map)
    resize(to: 80)
    stack.viewControllers.append(map)
    return stack
  }

  override func take(_ step: String) { resize(to: step == "grow" ? 780 : 80) }

  private func resize(to height: CGFloat) {
    panel.view.frame = CGRect(x: 0, y: 844 - height, width: 390, height: height)
  }
}

/// Pages side by side in a view that is moved.
private final class PagerApp: ProbeApp {
  private let strip = UIView(frame: CGRect(x: 0, y: 0, width: 1170, height: 844))

  override func makeRoot() -> UIViewController {
    let pager = UIViewController()
    pager.view.addSubview(strip)
    for place in 0..<3 {
      let page = Probe("page \(place)")
      pager.addChild(page)
      page.view.frame.origin.x = CGFloat(place) * 390
      strip.addSubview(page.view)
      page.didMove(toParent: pager)
    }
    return pager
  }

  override func take(_ step: String) {
    strip.frame.origin.x = -390 * CGFloat(Int(step) ?? 0)
  }
}

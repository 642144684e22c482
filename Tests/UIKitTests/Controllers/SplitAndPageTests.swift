import GlidepathTesting
import Testing
import UIKit

@Suite("A split view controller")
struct SplitTests {
  @Test("shows all columns; the visible screen is the secondary one's")
  func columns() async throws {
    let phone = try await Phone.running(ClassicSplitApp.self)
    #expect(phone.screen == "detail")
    #expect(phone.stack == ["detail"])
    try await phone.perform("seen")
    #expect(try await phone.log() == ["list", "detail", "collapsed: false"])
  }

  @Test("shows its primary column's screen while it has no other")
  func primaryOnly() async throws {
    let phone = try await Phone.running(NamedSplitApp.self)
    #expect(phone.screen == "list")
  }

  @Test("puts the controller of a named column onto a stack")
  func named() async throws {
    let phone = try await Phone.running(NamedSplitApp.self)
    try await phone.perform("set detail")
    #expect(phone.stack == ["detail"])
    try await phone.perform("push")
    #expect(phone.stack == ["detail", "deeper"])
  }

  @Test(
    "puts a detail in the place of the other",
    arguments: [
      ClassicSplitApp.self as ProbeApp.Type, NamedSplitApp.self,
    ])
  func detail(app: ProbeApp.Type) async throws {
    let phone = try await Phone.running(app)
    try await phone.perform("set detail")
    _ = try await phone.log()
    try await phone.perform("show other detail")
    #expect(phone.screen == "other")
    #expect(
      try await phone.log() == [
        "detail will disappear", "detail did disappear", "other loads", "other will appear",
        "other did appear",
      ])
  }
}

@Suite("A page view controller")
struct PageTests {
  @Test("shows the page that was set, and the next in its place")
  func turn() async throws {
    let phone = try await Phone.running(PageApp.self)
    #expect(phone.screen == "first")
    try await phone.perform("turn")
    #expect(phone.screen == "second")
    #expect(
      try await phone.log() == [
        "second loads", "second will appear", "first will disappear", "second did appear",
        "first did disappear", "turned: true",
      ])
  }

  @Test("turns a page like paper: the other is gone before the new one is there")
  func curl() async throws {
    let phone = try await Phone.running(PaperApp.self)
    try await phone.perform("turn")
    #expect(
      try await phone.log() == [
        "second loads", "second will appear", "first will disappear", "first did disappear",
        "second did appear", "turned: true",
      ])
  }
}

private class ClassicSplitApp: ProbeApp {
  let list = UINavigationController(probes: "list")
  var split = UISplitViewController()

  override func makeRoot() -> UIViewController {
    split.viewControllers = [list, UINavigationController(probes: "detail")]
    return split
  }

  override func take(_ step: String) {
    switch step {
    case "set detail": break
    case "seen":
      for case let stack as UINavigationController in split.viewControllers
      where stack.view.window != nil {
        Log.note(stack.topViewController?.restorationIdentifier ?? "")
      }
      Log.note("collapsed: \(split.isCollapsed)")
    case "show other detail":
      list.topViewController?.showDetailViewController(Probe("other"), sender: nil)
    default: super.take(step)
    }
  }
}

private final class NamedSplitApp: ClassicSplitApp {
  private let detail = Probe("detail")

  override func makeRoot() -> UIViewController {
    split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    return split
  }

  override func take(_ step: String) {
    switch step {
    case "set detail": split.setViewController(detail, for: .secondary)
    case "push": detail.navigationController?.pushViewController(Probe("deeper"), animated: true)
    default: super.take(step)
    }
  }
}

private final class PaperApp: PageApp {
  override var style: UIPageViewController.TransitionStyle { .pageCurl }
}

private class PageApp: ProbeApp {
  var style: UIPageViewController.TransitionStyle { .scroll }
  private lazy var pages = UIPageViewController(
    transitionStyle: style, navigationOrientation: .horizontal)

  override func makeRoot() -> UIViewController {
    pages.setViewControllers([Probe("first")], direction: .forward, animated: false)
    return pages
  }

  override func take(_ step: String) {
    pages.setViewControllers([Probe("second")], direction: .forward, animated: true) {
      Log.note("turned: \($0)")
    }
  }
}

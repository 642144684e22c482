import GlidepathTesting
import Testing
import UIKit

@Suite("A gesture recogniser")
struct GestureTests {
  @Test("on a tab bar is offered the user's touch before anything else hears of it")
  func offered() async throws {
    let phone = try await Phone.running(BarApp.self)
    try await phone.perform("watch the bar")
    try await phone.select("orders")
    #expect(try await phone.log().first == "watcher: the bar is touched, began, once")
    #expect(phone.screen == "orders")
  }

  @Test("that takes no touch leaves it to the bar, as does one that never recognises")
  func harmless() async throws {
    for watching in ["watch the bar", "receive without recognising"] {
      let phone = try await Phone.running(BarApp.self)
      try await phone.perform(watching)
      try await phone.select("orders")
      try await phone.select("home")
      #expect(phone.screen == "home")
    }
  }

  @Test("is offered the touch of the selected tab as well")
  func again() async throws {
    let phone = try await Phone.running(BarApp.self)
    try await phone.perform("watch the bar")
    try await phone.select("home")
    #expect(try await phone.log() == ["watcher: the bar is touched, began, once"])
  }

  @Test("hears nothing when it is disabled, removed, or the app selects the tab")
  func deaf() async throws {
    for deafening in ["disable", "remove", "move", "none"] {
      let phone = try await Phone.running(BarApp.self)
      try await phone.perform("watch the bar")
      try await phone.perform(deafening)
      if deafening == "none" {
        try await phone.perform("select orders")
      } else {
        try await phone.select("orders")
      }
      #expect(phone.screen == "orders")
      #expect(try await phone.log().filter { $0.contains("touched") } == [])
    }
  }

  @Test("around the bar is offered its touch too, inner ones first")
  func around() async throws {
    let phone = try await Phone.running(BarApp.self)
    try await phone.perform("watch the window")
    try await phone.perform("watch the bar")
    try await phone.select("orders")
    #expect(
      try await phone.log().filter { $0.contains("touched") } == [
        "watcher: the bar is touched, began, once", "outer: the bar is touched, began, once",
      ])
  }

  @Test("that recognises a tap takes it away from the bar, unless it is told not to")
  func cancels() async throws {
    let phone = try await Phone.running(BarApp.self)
    try await phone.perform("tap, cancelling")
    try await phone.select("orders")
    #expect(phone.screen == "home")
    try await phone.perform("stop cancelling")
    try await phone.select("orders")
    #expect(phone.screen == "orders")
  }

  @Test("does not recognise where its delegate forbids it to begin")
  func forbidden() async throws {
    let phone = try await Phone.running(BarApp.self)
    try await phone.perform("tap, cancelling")
    try await phone.perform("forbid")
    try await phone.select("orders")
    #expect(phone.screen == "orders")
  }

  @Test("does not recognise beside another, unless a delegate allows both")
  func beside() async throws {
    let phone = try await Phone.running(BarApp.self)
    try await phone.perform("tap, not cancelling")
    try await phone.perform("tap, cancelling")
    try await phone.select("orders")
    #expect(phone.screen == "orders")
    try await phone.perform("allow both")
    try await phone.select("home")
    #expect(phone.screen == "orders")
  }
}

@Suite("A tab bar controller's view")
struct TabBarViewTests {
  @Test("has the bar in it, above whatever tab is shown")
  func bar() async throws {
    let phone = try await Phone.running(BarApp.self)
    try await phone.perform("order")
    try await phone.perform("select orders")
    try await phone.perform("order")
    #expect(
      try await phone.log().filter { $0.contains("bar") } == ["home, bar", "orders, bar"])
  }
}

private final class BarApp: ProbeApp {
  private let tabs = UITabBarController()
  private let watcher = Watcher("watcher")
  private let outer = Watcher("outer")
  private let quiet = UIGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private let otherTap = UITapGestureRecognizer()
  private let judge = Judge()

  override func makeRoot() -> UIViewController {
    tabs.viewControllers = [Probe("home"), Probe("orders")]
    return tabs
  }

  override func take(_ step: String) {
    switch step {
    case "watch the bar":
      watcher.bar = tabs.tabBar
      tabs.tabBar.addGestureRecognizer(watcher.recognizer)
    case "watch the window":
      outer.bar = tabs.tabBar
      window?.addGestureRecognizer(outer.recognizer)
    case "receive without recognising": tabs.tabBar.addGestureRecognizer(quiet)
    case "disable": watcher.recognizer.isEnabled = false
    case "remove": tabs.tabBar.removeGestureRecognizer(watcher.recognizer)
    case "move": UIView().addGestureRecognizer(watcher.recognizer)
    case "tap, cancelling": tabs.tabBar.addGestureRecognizer(tap)
    case "stop cancelling": tap.cancelsTouchesInView = false
    case "tap, not cancelling":
      otherTap.cancelsTouchesInView = false
      tabs.tabBar.addGestureRecognizer(otherTap)
    case "forbid":
      judge.mayBegin = false
      tap.delegate = judge
    case "allow both":
      judge.allowsBoth = true
      otherTap.delegate = judge
    case "select orders": tabs.selectedIndex = 1
    case "order":
      let names = tabs.view.subviews.map { view in
        if view === tabs.tabBar { return "bar" }
        return (view.next as? UIViewController)?.restorationIdentifier ?? "?"
      }
      Log.note(names.joined(separator: ", "))
    default: super.take(step)
    }
  }
}

/// Notes the touches it is offered, and takes none.
private final class Watcher: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UITapGestureRecognizer()
  weak var bar: UIView?
  private let name: String

  @MainActor init(_ name: String) {
    self.name = name
    super.init()
    recognizer.delegate = self
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    let place = touch.view === bar ? "the bar" : "something"
    let count = touch.tapCount == 1 ? "once" : "often"
    Log.note("\(name): \(place) is touched, \(touch.phase), \(count)")
    return false
  }
}

/// Decides whether recognisers may begin.
private final class Judge: NSObject, UIGestureRecognizerDelegate {
  var mayBegin = true
  var allowsBoth = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { allowsBoth }
}

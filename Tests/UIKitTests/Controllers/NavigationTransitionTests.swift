import GlidepathTesting
import Testing
import UIKit

@Suite("During a transition a navigation stack")
struct NavigationTransitionTests {
  @Test("puts a push off until the first has ended")
  func pushDuringPush() async throws {
    let phone = try await Phone.running(StackApp.self)
    try await phone.perform("push twice")
    #expect(phone.stack == ["low", "first", "second"])
    #expect(
      try await phone.log().filter { !$0.contains("appear") && !$0.contains("loads") } == [
        "at once: low, first", "after 700 ms: low, first, second",
      ])
  }

  @Test("puts a push off while a presentation over it runs")
  func pushDuringPresentation() async throws {
    let phone = try await Phone.running(StackApp.self)
    try await phone.perform("present and push")
    #expect(try await phone.log().contains("at once: low"))
    try await phone.dismissModal()
    #expect(phone.stack == ["low", "first"])
  }

  @Test("puts a pop off, and gives nothing back for it")
  func popDuringPush() async throws {
    let phone = try await Phone.running(StackApp.self)
    try await phone.perform("push and pop")
    #expect(phone.stack == ["low"])
    #expect(try await phone.log().contains("popped nothing: low, first"))
  }

  @Test("keeps the order in which changes were asked for")
  func order() async throws {
    let phone = try await Phone.running(StackApp.self)
    try await phone.perform("push, replace, push")
    #expect(phone.stack == ["other", "second"])
  }
}

@Suite("A navigation stack")
struct NavigationStackTests {
  @Test("changes at once where no change is seen to move")
  func unanimated() async throws {
    let phone = try await Phone.running(StackApp.self)
    try await phone.perform("push twice without animation")
    #expect(try await phone.log().contains("at once: low, first, second"))
  }

  @Test("keeps only the view of its top controller in the window")
  func views() async throws {
    let phone = try await Phone.running(StackApp.self)
    try await phone.perform("push twice")
    _ = try await phone.log()
    try await phone.perform("seen")
    #expect(try await phone.log() == ["second"])
  }

  @Test("shows what is asked of its controllers")
  func show() async throws {
    let phone = try await Phone.running(StackApp.self)
    try await phone.perform("show")
    #expect(phone.stack == ["low", "shown"])
  }
}

private final class StackApp: ProbeApp {
  private let stack = UINavigationController(probes: "low")

  override func makeRoot() -> UIViewController { stack }

  override func take(_ step: String) {
    switch step {
    case "push twice": pushTwice(animated: true)
    case "push twice without animation": pushTwice(animated: false)
    case "present and push":
      present(Probe("sheet"))
      stack.pushViewController(Probe("first"), animated: true)
      note("at once")
    case "push and pop":
      stack.pushViewController(Probe("first"), animated: true)
      let popped = stack.popViewController(animated: true)
      note("popped \(popped == nil ? "nothing" : "something")")
    case "push, replace, push":
      stack.pushViewController(Probe("first"), animated: true)
      stack.setViewControllers([Probe("other")], animated: true)
      stack.pushViewController(Probe("second"), animated: true)
    case "seen":
      for case let probe as Probe in stack.children where probe.viewIfLoaded?.window != nil {
        Log.note(probe.name)
      }
    case "show": stack.topViewController?.show(Probe("shown"), sender: nil)
    default: super.take(step)
    }
  }

  private func pushTwice(animated: Bool) {
    let start = Date()
    stack.pushViewController(Probe("first"), animated: animated)
    let second = Probe("second")
    stack.pushViewController(second, animated: animated)
    note("at once")
    guard animated else { return }
    stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      self.stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        let elapsed = Int((Date().timeIntervalSince(start) * 1000).rounded())
        self.note("after \(elapsed) ms")
      }
    }
  }

  private func note(_ when: String) {
    let names = stack.viewControllers.compactMap(\.restorationIdentifier)
    Log.note("\(when): \(names.joined(separator: ", "))")
  }
}

@Suite("Whether a controller moves to or from its stack")
struct MovingTests {
  @Test(
    "follows from whether it was there before and is there after",
    arguments: [
      ("push", ["a disappears", "b enters"]), ("pop", ["b leaves", "a appears"]),
      ("replace all", ["a leaves", "c enters"]),
      ("put below and above", ["a disappears", "c enters"]),
      ("go back to the first", ["b leaves", "a appears"]),
    ])
  func moving(step: String, expected: [String]) async throws {
    let phone = try await Phone.running(MovingApp.self)
    if ["pop", "go back to the first"].contains(step) { try await phone.perform("push") }
    _ = try await phone.log()
    try await phone.perform(step)
    #expect(try await phone.log() == expected)
  }
}

private final class MovingApp: ProbeApp {
  private let stack = UINavigationController(rootViewController: MovingProbe("a"))

  override func makeRoot() -> UIViewController { stack }

  override func take(_ step: String) {
    switch step {
    case "push": stack.pushViewController(MovingProbe("b"), animated: true)
    case "pop": stack.popViewController(animated: true)
    case "replace all": stack.setViewControllers([MovingProbe("c")], animated: true)
    case "put below and above":
      stack.setViewControllers(
        [MovingProbe("d"), stack.viewControllers[0], MovingProbe("c")], animated: true)
    case "go back to the first":
      stack.setViewControllers([stack.viewControllers[0]], animated: true)
    default: super.take(step)
    }
  }
}

private final class MovingProbe: Probe {
  override func viewDidLoad() {}
  override func viewWillAppear(_ animated: Bool) {
    Log.note("\(name) \(isMovingToParent ? "enters" : "appears")")
  }
  override func viewDidAppear(_ animated: Bool) {}
  override func viewWillDisappear(_ animated: Bool) {
    Log.note("\(name) \(isMovingFromParent ? "leaves" : "disappears")")
  }
  override func viewDidDisappear(_ animated: Bool) {}
}

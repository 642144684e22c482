import GlidepathTesting
import Testing
import UIKit

@Suite("A screen that comes twice for one landing")
struct ReplacedScreenTests {
  /// Does the steps one after another, none of them by the user's hand.
  private nonisolated(nonsending) func happens(_ steps: String...) async throws {
    let phone = try await Phone.running(HostApp.self)
    try await phone.perform(steps.joined(separator: ", "))
    try await phone.advance(seconds: 10)
  }

  private static let replacements = [
    "replace root", "replace bottom", "replace tab", "replace child", "replace window",
  ]

  @Test(
    "is explained where the host took it away by replacing what it was in, before its landing",
    arguments: replacements)
  func beforeLanding(replacement: String) async throws {
    try await happens("push", replacement, "push", "land")
  }

  @Test(
    "is explained where the host took it away by replacing what it was in, after its landing",
    arguments: replacements)
  func afterLanding(replacement: String) async throws {
    try await happens("push", "land", replacement, "push")
  }

  @Test("is explained in the turn in which it was taken away")
  func oneTurn() async throws {
    try await happens("push", "land", "replace root and push")
    try await happens("push", "replace bottom and push", "land")
  }

  @Test("is not explained where nothing was replaced")
  func twice() async throws {
    await #expect(throws: PhoneError.self) { try await happens("push", "push", "land") }
    await #expect(throws: PhoneError.self) { try await happens("push", "land", "push") }
  }

  @Test(
    "is not explained by a pop, nor by its being moved with what it is in",
    arguments: ["pop", "pop to root", "keep bottom", "wrap root"])
  func notReplaced(change: String) async throws {
    await #expect(throws: PhoneError.self) { try await happens("push", change, "push", "land") }
    await #expect(throws: PhoneError.self) { try await happens("push", "land", "pop and push") }
  }

  @Test("is explained once, be it before or after its landing", arguments: replacements)
  func thrice(replacement: String) async throws {
    await #expect(throws: PhoneError.self) {
      try await happens("push", replacement, "push", replacement, "push", "land", "push")
    }
    await #expect(throws: PhoneError.self) {
      try await happens("push", "land", replacement, "push", replacement, "push")
    }
  }

  @Test("may be taken away in the midst of a landing that never comes")
  func never() async throws {
    try await happens("push", "replace root")
    await #expect(throws: PhoneError.self) { try await happens("push", "push", "replace root") }
  }
}

/// A stack in a tab in a container, changed by the host itself, a second between the changes.
private final class HostApp: ProbeApp {
  private var container = UIViewController()
  private var tabs = UITabBarController()
  private var stack = UINavigationController()

  override func makeRoot() -> UIViewController {
    makeStack()
    makeTabs()
    makeContainer()
    return container
  }

  override func take(_ step: String) {
    for (place, change) in step.split(separator: ", ").map(String.init).enumerated() {
      DispatchQueue.main.asyncAfter(deadline: .now() + Double(place + 1)) {
        MainActor.assumeIsolated { self.change(change) }
      }
    }
  }

  private func change(_ change: String) {
    for part in change.split(separator: " and ").map(String.init) { carryOut(part) }
  }

  private func carryOut(_ change: String) {
    switch change {
    case "push": stack.pushViewController(Probe("order"), animated: true)
    case "land":
      NotificationCenter.default.post(
        name: Notification.Name("GlidepathDecision"), object: nil,
        userInfo: ["outcome": "landed", "address": "order"])
    case "replace root": window?.rootViewController = makeRoot()
    case "replace bottom": stack.setViewControllers([Probe("new home")], animated: false)
    case "replace tab":
      makeStack()
      tabs.setViewControllers([stack], animated: false)
    case "replace child":
      tabs.willMove(toParent: nil)
      tabs.view.removeFromSuperview()
      tabs.removeFromParent()
      makeStack()
      makeTabs()
      show(tabs)
    case "replace window":
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = makeRoot()
      window?.makeKeyAndVisible()
    case "pop": stack.popViewController(animated: false)
    case "pop to root": stack.popToRootViewController(animated: false)
    case "keep bottom": stack.setViewControllers([stack.viewControllers[0]], animated: false)
    case "wrap root":
      tabs.willMove(toParent: nil)
      tabs.removeFromParent()
      makeContainer()
      window?.rootViewController = container
    default: Log.note("asked for \(change)")
    }
  }

  private func makeStack() { stack = UINavigationController(probes: "home") }

  private func makeTabs() {
    tabs = UITabBarController()
    tabs.viewControllers = [stack]
  }

  private func makeContainer() {
    container = UIViewController()
    show(tabs)
  }

  private func show(_ child: UIViewController) {
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
  }
}

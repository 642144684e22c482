import GlidepathTesting
import ShopChat
import Testing
import UIKit
import UserNotifications

@Suite("A test runs its own app on a phone")
struct PhoneTests {
  private let order =
    #"{"aps":{"alert":"Shipped"},"targetScreen":"orderDetail","orderId":"123456"}"#

  @Test("A tap on a killed app opens the order, and back leads home")
  func killedTap() async throws {
    let phone = try await Phone(
      ios: 27, running: ShopChat.AppDelegate.self, arguments: ["-hierarchy", "navigation"])
    try await phone.launch()
    try await phone.kill()
    #expect(!phone.isAlive)
    try await phone.push("n1", order)
    #expect(phone.center == ["n1"])
    try await phone.tap("n1")
    #expect(phone.screen == "orderDetail?orderId=123456")
    #expect(phone.landings == ["orderDetail?orderId=123456"])
    try await phone.back()
    #expect(phone.screen == "home")
  }

  @Test("An app of the test's own, nested in a type, is found by its class")
  func nestedApp() async throws {
    let phone = try await Phone(ios: 12, running: TinyApp.Delegate.self)
    try await phone.launch()
    #expect(phone.screen == "tiny")
    #expect(phone.state == "active")
  }

  @Test("Scenes are made by the delegate that is named")
  func namedSceneDelegate() async throws {
    let phone = try await Phone(
      ios: 17, running: TinyApp.Delegate.self, sceneDelegate: TinyApp.Window.self)
    try await phone.launch()
    #expect(phone.screen == "tiny window")
  }

  @Test("Static variables die with their process")
  func staticsDie() async throws {
    let phone = try await Phone(ios: 12, running: TinyApp.Delegate.self)
    try await phone.launch()
    try await phone.perform("count")
    #expect(phone.screen == "tiny 1")
    try await phone.kill()
    try await phone.launch()
    #expect(phone.screen == "tiny")
  }

  @Test("Many phones run side by side", arguments: 1...8)
  func sideBySide(number: Int) async throws {
    let phone = try await Phone(ios: 12, running: TinyApp.Delegate.self)
    try await phone.launch()
    for _ in 1...number { try await phone.perform("count") }
    #expect(phone.screen == "tiny \(number)")
  }

  @Test("What cannot be done is said, and the phone goes on")
  func impossible() async throws {
    let phone = try await Phone(ios: 12, running: TinyApp.Delegate.self)
    await #expect(throws: PhoneError.self) { try await phone.back() }
    try await phone.launch()
    #expect(phone.state == "active")
  }

  @Test("A handler that is never called is told in the end")
  func owedHandler() async throws {
    let phone = try await Phone(ios: 12, running: TinyApp.Delegate.self)
    try await phone.launch()
    try await phone.home()
    try await phone.push("n1", #"{"aps":{"alert":"x"}}"#)
    try await phone.tap("n1")
    let error = await #expect(throws: PhoneError.self) { try await phone.finish() }
    #expect(error?.description.contains("didReceive") == true)
  }

  @Test("An app that owes nothing ends without a word")
  func finished() async throws {
    let phone = try await Phone(
      ios: 17, running: ShopChat.AppDelegate.self, arguments: ["-hierarchy", "tabs"])
    try await phone.launch()
    try await phone.finish()
  }

  @Test("What the app says it cannot do fails the step, with its reason")
  func refusedStep() async throws {
    let phone = try await Phone(
      ios: 17, running: ShopChat.AppDelegate.self, arguments: ["-hierarchy", "navigation"])
    try await phone.launch()
    let error = await #expect(throws: PhoneError.self) {
      try await phone.perform("drawer", ["to": "open"])
    }
    #expect(error?.description.contains("this hierarchy has no drawer") == true)
  }

  @Test("A version that never was, and a choice that is none, are refused")
  func refusals() async throws {
    let version = await #expect(throws: PhoneError.self) {
      _ = try await Phone(ios: 19, running: TinyApp.Delegate.self)
    }
    #expect(version?.description.contains("there is no iOS 19") == true)
    let scenes = await #expect(throws: PhoneError.self) {
      _ = try await Phone(ios: 12, running: TinyApp.Delegate.self, architecture: .scene)
    }
    #expect(scenes?.description.contains("does not exist on iOS 12") == true)
    let choice = await #expect(throws: PhoneError.self) {
      _ = try await Phone(running: TinyApp.Delegate.self, choices: ["coldResponse": "never"])
    }
    #expect(choice?.description.contains("coldResponse") == true)
  }
}

/// An app of one screen.
private enum TinyApp {
  final class Delegate: UIResponder, UIApplicationDelegate {
    private static var count = 0
    private let forgetful = Forgetful()
    var window: UIWindow?
    private var observer: (any NSObjectProtocol)?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      UNUserNotificationCenter.current().delegate = forgetful
      guard Bundle.main.infoDictionary?["UIApplicationSceneManifest"] == nil else { return true }
      let screen = UIViewController()
      screen.restorationIdentifier = "tiny"
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = screen
      window?.makeKeyAndVisible()
      observer = NotificationCenter.default.addObserver(
        forName: Notification.Name(Phone.stepPost), object: nil, queue: nil
      ) { _ in
        MainActor.assumeIsolated {
          Self.count += 1
          screen.restorationIdentifier = "tiny \(Self.count)"
        }
      }
      return true
    }
  }

  /// Calls no handler of a tap.
  final class Forgetful: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {}
  }

  final class Window: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.rootViewController?.restorationIdentifier = "tiny window"
      window?.makeKeyAndVisible()
    }
  }
}

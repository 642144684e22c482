import GlidepathTesting
import Testing
import UIKit

@Suite("Posts follow the delegates' calls")
struct PostOrderTests {
  @Test("The application's, in an app without scenes")
  func application() async throws {
    let phone = try await Phone(ios: 17, running: LifeApp.self, architecture: .appDelegate)
    try await phone.launch()
    try await phone.home()
    try await phone.launch()
    #expect(
      phone.diary == [
        "did finish", "post UIApplicationDidFinishLaunchingNotification",
        "active", "post UIApplicationDidBecomeActiveNotification",
        "resign", "post UIApplicationWillResignActiveNotification",
        "background", "post UIApplicationDidEnterBackgroundNotification",
        "foreground", "post UIApplicationWillEnterForegroundNotification",
        "active", "post UIApplicationDidBecomeActiveNotification",
      ])
  }

  @Test("The scene's and then the application's, in an app with scenes")
  func scene() async throws {
    let phone = try await Phone(ios: 17, running: LifeApp.self, sceneDelegate: LifeScene.self)
    try await phone.launch()
    try await phone.openSwitcher()
    try await phone.returnToApp()
    #expect(
      phone.diary == [
        "did finish", "post UIApplicationDidFinishLaunchingNotification",
        "connect", "post UISceneWillConnectNotification",
        "scene foreground", "post UISceneWillEnterForegroundNotification",
        "post UIApplicationWillEnterForegroundNotification",
        "scene active", "post UISceneDidActivateNotification",
        "post UIApplicationDidBecomeActiveNotification",
        "scene resign", "post UISceneWillDeactivateNotification",
        "post UIApplicationWillResignActiveNotification",
        "scene active", "post UISceneDidActivateNotification",
        "post UIApplicationDidBecomeActiveNotification",
      ])
  }

  @Test("An app with SwiftUI's life cycle gets the posts alone")
  func swiftUI() async throws {
    let phone = try await Phone(ios: 17, running: SwiftUIApp.self, architecture: .swiftUI)
    try await phone.launch()
    try await phone.home()
    try await phone.launch()
    #expect(
      phone.diary == [
        "post UISceneWillConnectNotification",
        "post UISceneWillEnterForegroundNotification",
        "post UIApplicationWillEnterForegroundNotification",
        "post UISceneDidActivateNotification", "post UIApplicationDidBecomeActiveNotification",
        "post UISceneWillDeactivateNotification",
        "post UIApplicationWillResignActiveNotification",
        "post UISceneDidEnterBackgroundNotification",
        "post UIApplicationDidEnterBackgroundNotification",
        "post UISceneWillEnterForegroundNotification",
        "post UIApplicationWillEnterForegroundNotification",
        "post UISceneDidActivateNotification", "post UIApplicationDidBecomeActiveNotification",
      ])
  }

  @Test(
    "Locking calls the app delegate, and tells when protected data can be read",
    arguments: [Architecture.appDelegate, .scene])
  func protectedData(_ architecture: Architecture) async throws {
    let phone = try await Phone(
      ios: 17, running: LifeApp.self, sceneDelegate: LifeScene.self, architecture: architecture)
    try await phone.launch()
    try await phone.lock()
    try await phone.unlock()
    #expect(
      phone.diary.filter { $0.contains("rotected") } == [
        "protected data closes while available",
        "post UIApplicationProtectedDataWillBecomeUnavailable",
        "protected data opens while available",
        "post UIApplicationProtectedDataDidBecomeAvailable",
      ])
  }

  @Test("A process that starts on a locked phone finds protected data closed")
  func startsLocked() async throws {
    let phone = try await Phone(ios: 17, running: LifeApp.self, architecture: .appDelegate)
    try await phone.launch()
    try await phone.home()
    try await phone.terminate()
    try await phone.lock()
    try await phone.push("n1", #"{"aps":{"content-available":1}}"#)
    try await phone.unlock()
    try await phone.launch()
    #expect(phone.diary.contains("fetch while closed"))
    #expect(phone.diary.contains("protected data opens while available"))
  }
}

private let turns = [
  UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
  UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
  UIScene.willConnectNotification, UIScene.didActivateNotification,
  UIScene.willDeactivateNotification, UIScene.willEnterForegroundNotification,
  UIScene.didEnterBackgroundNotification,
]

/// Implements every turn of an app's and a scene's life, as a delegate adaptor may.
private final class SwiftUIApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var observer: (any NSObjectProtocol)?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    observer = NotificationCenter.default.addObserver(
      forName: UIScene.willConnectNotification, object: nil, queue: nil
    ) { post in
      let scene = post.object as? UIScene
      MainActor.assumeIsolated { self.window = scene.flatMap { Diary.window(in: $0) } }
    }
    Diary.notePosts(turns)
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { Diary.note("active") }
  func applicationWillResignActive(_ application: UIApplication) { Diary.note("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { Diary.note("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { Diary.note("foreground") }
}

private final class LifeApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Diary.notePosts(
      [
        UIApplication.didFinishLaunchingNotification,
        UIApplication.protectedDataWillBecomeUnavailableNotification,
        UIApplication.protectedDataDidBecomeAvailableNotification,
      ] + turns)
    Diary.note("did finish")
    window = Diary.windowWithoutScene()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { Diary.note("active") }
  func applicationWillResignActive(_ application: UIApplication) { Diary.note("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { Diary.note("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { Diary.note("foreground") }

  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    Diary.note("protected data closes while \(availability)")
  }

  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    Diary.note("protected data opens while \(availability)")
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler handler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
  ) {
    Diary.note("fetch while \(availability)")
    handler(.noData)
  }

  private var availability: String {
    UIApplication.shared.isProtectedDataAvailable ? "available" : "closed"
  }
}

private final class LifeScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    Diary.note("connect")
    window = Diary.window(in: scene)
  }

  func sceneWillEnterForeground(_ scene: UIScene) { Diary.note("scene foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { Diary.note("scene active") }
  func sceneWillResignActive(_ scene: UIScene) { Diary.note("scene resign") }
}

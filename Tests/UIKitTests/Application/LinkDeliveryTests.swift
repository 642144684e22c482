import GlidepathTesting
import Testing
import UIKit

@Suite("Links and quick actions reach an app's delegates")
struct LinkDeliveryTests {
  private let url = "shop://orderDetail?orderId=9"
  private let page = "https://shop.example/orders/9"

  @Test("An app delegate, cold: in the launch options and by a call of their own")
  func coldAppDelegate() async throws {
    for (link, notes) in [
      (url, ["launched with url \(url)", "opens \(url)"]),
      (page, ["launched with activity \(page)", "continues \(page)"]),
    ] {
      let phone = try await Phone(ios: 17, running: LinkApp.self, architecture: .appDelegate)
      try await phone.follow(link)
      #expect(phone.diary == notes)
    }
    let phone = try await Phone(ios: 17, running: LinkApp.self, architecture: .appDelegate)
    try await phone.chooseQuickAction("search")
    #expect(phone.diary == ["launched with quick action search", "performs search"])
  }

  @Test("A launch that returns false is not handed the URL again")
  func declined() async throws {
    let phone = try await Phone(
      ios: 17, running: LinkApp.self, architecture: .appDelegate, arguments: ["-declines", "YES"])
    try await phone.follow(url)
    #expect(phone.diary == ["launched with url \(url)"])
    try await phone.follow(url)
    #expect(phone.diary.last == "opens \(url)")
  }

  @Test("An app delegate, warm")
  func warmAppDelegate() async throws {
    let phone = try await Phone(ios: 17, running: LinkApp.self, architecture: .appDelegate)
    try await phone.launch()
    try await phone.home()
    try await phone.follow(page)
    #expect(
      phone.diary == [
        "launched with nothing", "expects NSUserActivityTypeBrowsingWeb", "continues \(page)",
        "restores \(page)",
      ])
  }

  @Test("Before iOS 9 a URL comes by the older method")
  func oldSystem() async throws {
    let phone = try await Phone(ios: 8, running: LinkApp.self)
    try await phone.follow(url)
    #expect(phone.diary == ["launched with url \(url)", "opens the old way \(url)"])
  }

  @Test("A scene, cold: with its connection and nothing else")
  func coldScene() async throws {
    for (link, note) in [(url, "connects for \(url)"), (page, "connects for \(page)")] {
      let phone = try await Phone(ios: 17, running: LinkApp.self, sceneDelegate: LinkScene.self)
      try await phone.follow(link)
      #expect(phone.diary == ["launched with nothing", note])
    }
    let phone = try await Phone(ios: 17, running: LinkApp.self, sceneDelegate: LinkScene.self)
    try await phone.chooseQuickAction("search")
    #expect(phone.diary == ["launched with nothing", "connects for search"])
  }

  @Test("The async form of a quick action's method is called where there is no other")
  func asyncQuickAction() async throws {
    for scene in [nil, AsyncApp.Scene.self] as [AsyncApp.Scene.Type?] {
      let phone = try await Phone(
        ios: 17, running: AsyncApp.self, sceneDelegate: scene,
        architecture: scene == nil ? .appDelegate : .scene)
      try await phone.launch()
      try await phone.chooseQuickAction("search")
      #expect(phone.diary == [scene == nil ? "performs search" : "scene performs search"])
    }
  }

  @Test("A scene, warm")
  func warmScene() async throws {
    let phone = try await Phone(ios: 17, running: LinkApp.self, sceneDelegate: LinkScene.self)
    try await phone.launch()
    try await phone.home()
    try await phone.follow(url)
    try await phone.follow(page)
    try await phone.chooseQuickAction("search")
    #expect(
      phone.diary.dropFirst(2) == [
        "scene opens \(url)", "scene expects NSUserActivityTypeBrowsingWeb",
        "scene continues \(page)", "scene performs search",
      ])
  }
}

private final class LinkApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Diary.note("launched with \(describe(options))")
    window = Diary.windowWithoutScene()
    return !UserDefaults.standard.bool(forKey: "declines")
  }

  private func describe(_ options: [UIApplication.LaunchOptionsKey: Any]?) -> String {
    if let url = options?[.url] as? URL { return "url \(url)" }
    if let item = options?[.shortcutItem] as? UIApplicationShortcutItem {
      return "quick action \(item.type)"
    }
    let activities = options?[.userActivityDictionary] as? [AnyHashable: Any]
    if let activity = activities?.values.compactMap({ $0 as? NSUserActivity }).first {
      return "activity \(activity.webpageURL?.absoluteString ?? "")"
    }
    return options == nil ? "nothing" : "something else"
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    Diary.note("opens \(url)")
    return true
  }

  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool {
    Diary.note("opens the old way \(url)")
    return true
  }

  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    Diary.note("expects \(userActivityType)")
    return false
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    Diary.note("continues \(userActivity.webpageURL?.absoluteString ?? "")")
    // Only a warm app has something to restore.
    if didBecomeActive { restorationHandler([Restorer()]) }
    return true
  }

  private var didBecomeActive = false

  func applicationDidBecomeActive(_ application: UIApplication) { didBecomeActive = true }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    Diary.note("performs \(shortcutItem.type)")
    completionHandler(true)
  }
}

private final class AsyncApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = Diary.windowWithoutScene()
    return true
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    Diary.note("performs \(shortcutItem.type)")
    return true
  }

  final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) {
      window = Diary.window(in: scene)
    }

    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
      Diary.note("scene performs \(shortcutItem.type)")
      return true
    }
  }
}

private final class Restorer: NSObject, UIUserActivityRestoring {
  func restoreUserActivityState(_ userActivity: NSUserActivity) {
    Diary.note("restores \(userActivity.webpageURL?.absoluteString ?? "")")
  }
}

private final class LinkScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    let reasons =
      options.urlContexts.map(\.url.absoluteString)
      + options.userActivities.compactMap { $0.webpageURL?.absoluteString }
      + [options.shortcutItem?.type].compactMap { $0 }
    Diary.note("connects for \(reasons.joined())")
    window = Diary.window(in: scene)
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { Diary.note("scene opens \(context.url)") }
  }

  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    Diary.note("scene expects \(userActivityType)")
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    Diary.note("scene continues \(userActivity.webpageURL?.absoluteString ?? "")")
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    Diary.note("scene performs \(shortcutItem.type)")
    completionHandler(true)
  }
}

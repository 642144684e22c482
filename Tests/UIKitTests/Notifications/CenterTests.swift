import GlidepathTesting
import Testing
import UIKit

@Suite("The app's side of the notification centre")
struct CenterTests {
  private func phone(
    ios: SystemVersion = 17, choices: [String: String] = [:]
  ) async throws -> Phone {
    let phone = try await Phone(
      ios: ios, running: CenterApp.self, architecture: .appDelegate, choices: choices)
    try await phone.launch()
    return phone
  }

  @Test("Actions, typed texts and dismissals reach the delegate")
  func responses() async throws {
    let phone = try await phone()
    try await phone.home()
    for name in ["a", "b", "c"] {
      try await phone.push(name, #"{"aps":{"alert":"x","category":"CHAT"}}"#)
    }
    try await phone.choose("reply", of: "a", text: "On my way")
    try await phone.dismiss("b")
    try await phone.choose("open", of: "c")
    #expect(
      phone.diary == [
        "a: reply 'On my way'", "b: com.apple.UNNotificationDismissActionIdentifier", "c: open",
      ])
  }

  @Test("A category that does not ask for dismissals hears of none")
  func untoldDismissal() async throws {
    let phone = try await phone()
    try await phone.home()
    try await phone.push("a", #"{"aps":{"alert":"x","category":"NEWS"}}"#)
    try await phone.dismiss("a")
    try await phone.launch()
    #expect(phone.diary == [])
    #expect(phone.center == [])
  }

  @Test("Handlers of questions come off the main thread")
  func threads() async throws {
    let phone = try await phone()
    try await phone.perform("ask")
    #expect(
      phone.diary == [
        "granted off main", "authorized, alerts enabled off main", "categories CHAT, NEWS off main",
        "delivered  off main",
      ])
    try await phone.authorise(.denied)
    try await phone.perform("ask")
    #expect(
      phone.diary.dropFirst(4).prefix(2) == [
        "not granted off main", "denied, alerts disabled off main",
      ])
  }

  @Test("The centre's entries can be read, the newest first, and taken back")
  func delivered() async throws {
    let phone = try await phone()
    try await phone.home()
    try await phone.push("a", #"{"aps":{"alert":"A"}}"#)
    try await phone.push("b", #"{"aps":{"alert":"B"}}"#, collapseIdentifier: "chat")
    try await phone.push("c", #"{"aps":{"alert":"C"}}"#)
    try await phone.launch()
    try await phone.perform("ask")
    #expect(phone.diary.last == "delivered c C, chat B, a A off main")
    try await phone.perform("remove chat")
    #expect(phone.center == ["a", "c"])
    try await phone.perform("ask")
    #expect(phone.diary.last == "delivered c C, a A off main")
    try await phone.perform("remove all")
    #expect(phone.center == [])
  }

  @Test("A badge can be written by either interface; the older one's 0 empties the centre")
  func badge() async throws {
    let phone = try await phone()
    try await phone.home()
    try await phone.push("a", #"{"aps":{"alert":"A","badge":3}}"#)
    try await phone.launch()
    try await phone.perform("badge")
    #expect(phone.diary.last == "badge 3")
    try await phone.perform("badge count 0")
    #expect(phone.diary.last == "badge 0, no error off main")
    #expect(phone.center == ["a"])
    try await phone.perform("badge count -1")
    #expect(phone.diary.last == "badge 0, error 1600 off main")
    try await phone.perform("badge count 2")
    try await phone.perform("icon badge 0")
    #expect(phone.diary.last == "badge 0")
    #expect(phone.center == [])
    try await phone.perform("ask")
    #expect(phone.diary.last == "delivered  off main")
  }

  @Test(
    "The delegate is called on the queue of the choice",
    arguments: [("main", "on main"), ("background", "off main")])
  func queue(_ choice: String, _ thread: String) async throws {
    let phone = try await phone(choices: ["delegateQueue": choice])
    try await phone.push("a", #"{"aps":{"alert":"x"}}"#)
    #expect(phone.diary == ["presents a \(thread)"])
    #expect(phone.center == ["a"])
  }

  @Test("A local notification brings its own user information, and no trigger of a push")
  func local() async throws {
    let phone = try await phone()
    try await phone.notify("n1", #"{"aps":{"alert":{"title":"Soon"}},"orderId":"9"}"#)
    try await phone.tap("n1")
    #expect(
      phone.diary.last
        == "n1: com.apple.UNNotificationDefaultActionIdentifier, Soon, orderId, local")
  }
}

private final class CenterApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var observer: (any NSObjectProtocol)?
  private var center: UNUserNotificationCenter { .current() }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = Diary.windowWithoutScene()
    center.delegate = Listener.shared
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "CHAT",
        actions: [
          UNTextInputNotificationAction(
            identifier: "reply", title: "Reply", textInputButtonTitle: "Send",
            textInputPlaceholder: ""),
          UNNotificationAction(identifier: "open", title: "Open", options: .foreground),
        ], intentIdentifiers: [], options: .customDismissAction),
      UNNotificationCategory(identifier: "NEWS", actions: [], intentIdentifiers: []),
    ])
    observer = NotificationCenter.default.addObserver(
      forName: Notification.Name(Phone.stepPost), object: nil, queue: nil
    ) { post in
      let step = post.userInfo?["step"] as? String ?? ""
      MainActor.assumeIsolated { self.take(step) }
    }
    return true
  }

  private func take(_ step: String) {
    let words = step.split(separator: " ")
    switch step {
    case "ask": ask()
    case "badge": noteBadge()
    case "remove all": center.removeAllDeliveredNotifications()
    case "remove chat": center.removeDeliveredNotifications(withIdentifiers: ["chat"])
    case "icon badge 0":
      UIApplication.shared.applicationIconBadgeNumber = 0
      noteBadge()
    default:
      center.setBadgeCount(words.last.flatMap { Int($0) } ?? 0) { error in
        let code = (error as NSError?).map { "error \($0.code)" } ?? "no error"
        let thread = threadInWords
        DispatchQueue.main.async { self.noteBadge(", \(code) \(thread)") }
      }
    }
  }

  private func noteBadge(_ rest: String = "") {
    Diary.note("badge \(UIApplication.shared.applicationIconBadgeNumber)\(rest)")
  }

  private func ask() {
    center.requestAuthorization(options: [.alert]) { isGranted, _ in
      note((isGranted ? "granted " : "not granted ") + threadInWords)
    }
    center.getNotificationSettings { settings in
      let alerts = settings.alertSetting == .enabled ? "enabled" : "disabled"
      note("\(settings.authorizationStatus), alerts \(alerts) " + threadInWords)
    }
    center.getNotificationCategories { categories in
      note(
        "categories \(categories.map(\.identifier).sorted().joined(separator: ", ")) "
          + threadInWords)
    }
    center.getDeliveredNotifications { notifications in
      let texts = notifications.map { "\($0.request.identifier) \($0.request.content.body)" }
      note("delivered \(texts.joined(separator: ", ")) " + threadInWords)
    }
  }
}

private var threadInWords: String { Thread.isMainThread ? "on main" : "off main" }

private func note(_ line: String) { DispatchQueue.main.async { Diary.note(line) } }

/// Nonisolated, as the system may call it on any thread.
private final class Listener: NSObject, UNUserNotificationCenterDelegate, Sendable {
  static let shared = Listener()

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler handler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    if notification.request.trigger != nil {
      note("presents \(notification.request.identifier) \(threadInWords)")
    }
    handler([.banner, .list])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler handler: @escaping @Sendable () -> Void
  ) {
    let request = response.notification.request
    var line = "\(request.identifier): \(response.actionIdentifier)"
    if let text = (response as? UNTextInputNotificationResponse)?.userText { line += " '\(text)'" }
    if request.trigger == nil {
      let keys = request.content.userInfo.keys.map { "\($0)" }.joined()
      line += ", \(request.content.title), \(keys), local"
    }
    note(line)
    handler()
  }
}

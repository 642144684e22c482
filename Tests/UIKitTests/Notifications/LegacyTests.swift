import GlidepathTesting
import Testing
import UIKit

@Suite("Notifications before iOS 10")
struct LegacyTests {
  private let push = #"{"aps":{"alert":"x","category":"CHAT"}}"#

  @Test("Of both forms only the one with a handler is called", arguments: [7, 8, 9])
  func bothForms(_ major: Int) async throws {
    let phone = try await Phone(ios: SystemVersion(major), running: BothForms.self)
    try await phone.push("a", push)
    try await phone.tap("a")
    #expect(phone.diary == ["fetch"])
    try await phone.home()
    try await phone.push("b", push)
    try await phone.tap("b")
    #expect(phone.diary == ["fetch", "fetch"])
  }

  @Test("The old form alone is called, but not for a launch", arguments: [7, 9])
  func oldForm(_ major: Int) async throws {
    let phone = try await Phone(ios: SystemVersion(major), running: OldForm.self)
    try await phone.push("a", push)
    try await phone.tap("a")
    #expect(phone.diary == [])
    try await phone.home()
    try await phone.push("b", push)
    try await phone.tap("b")
    #expect(phone.diary == ["old form"])
  }

  @Test("Actions come by their own method, with what the user typed")
  func actions() async throws {
    let phone = try await Phone(ios: 9, running: BothForms.self)
    try await phone.launch()
    try await phone.home()
    try await phone.push("a", push)
    try await phone.choose("reply", of: "a", text: "Yes")
    try await phone.push("b", push)
    try await phone.choose("open", of: "b")
    #expect(phone.diary == ["reply 'Yes'", "open"])
  }
}

@MainActor private func registerActions() {
  let reply = UIMutableUserNotificationAction()
  reply.identifier = "reply"
  reply.behavior = .textInput
  reply.activationMode = .background
  let open = UIMutableUserNotificationAction()
  open.identifier = "open"
  let chat = UIMutableUserNotificationCategory()
  chat.identifier = "CHAT"
  chat.setActions([reply, open], for: .default)
  UIApplication.shared.registerUserNotificationSettings(
    UIUserNotificationSettings(types: [.alert, .badge, .sound], categories: [chat]))
}

private final class BothForms: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = Diary.windowWithoutScene()
    registerActions()
    return true
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler handler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
  ) {
    Diary.note("fetch")
    handler(.noData)
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {
    Diary.note("old form")
  }

  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any],
    completionHandler: @escaping @Sendable () -> Void
  ) {
    Diary.note(identifier ?? "")
    completionHandler()
  }

  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any],
    withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping @Sendable () -> Void
  ) {
    let text = responseInfo[UIUserNotificationActionResponseTypedTextKey] as? String
    Diary.note("\(identifier ?? "") '\(text ?? "")'")
    completionHandler()
  }
}

private final class OldForm: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = Diary.windowWithoutScene()
    return true
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {
    Diary.note("old form")
  }
}

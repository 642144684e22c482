import GlidepathTesting
import Testing
import UIKit
import UserNotifications

@Suite("What came with a later iOS than the phone runs")
struct NewerAPITests {
  @Test(
    "Its use fails the run, with its name and the version",
    arguments: [
      ("center", SystemVersion(9), "UNUserNotificationCenter.current()", "10"),
      ("badge", 15, "UNUserNotificationCenter.setBadgeCount(_:)", "16"),
      ("scenes", 12, "UIApplication.connectedScenes", "13"),
      ("sessions", 12, "UIApplication.openSessions", "13"),
      ("window", 12, "UIWindow.windowScene", "13"),
      ("posts", 12, "UISceneDidActivateNotification", "13"),
    ])
  func tooNew(step: String, ios: SystemVersion, name: String, since: String) async throws {
    let phone = try await Phone.running(UsesWhatIsNew.self, ios: ios)
    let error = await #expect(throws: PhoneError.self) { try await phone.perform(step) }
    #expect(error?.description.contains("\(name) exists since iOS \(since)") == true)
  }

  @Test("From iOS 13 on the windows of an app without scenes are in one all the same")
  func implicitScene() async throws {
    let phone = try await Phone.running(UsesWhatIsNew.self, ios: 13)
    try await phone.perform("implicit scene")
    #expect(try await phone.log() == ["foregroundActive, own window true, known true"])
  }

  @Test(
    "From that version on it may be used",
    arguments: [("center", SystemVersion(10)), ("badge", 16), ("scenes", 13), ("posts", 13)])
  func newEnough(step: String, ios: SystemVersion) async throws {
    let phone = try await Phone.running(UsesWhatIsNew.self, ios: ios)
    try await phone.perform(step)
  }
}

private final class UsesWhatIsNew: ProbeApp {
  override func take(_ step: String) {
    switch step {
    case "center": _ = UNUserNotificationCenter.current()
    case "badge": UNUserNotificationCenter.current().setBadgeCount(1)
    case "scenes": _ = UIApplication.shared.connectedScenes
    case "sessions": _ = UIApplication.shared.openSessions
    case "window": _ = window?.windowScene
    case "implicit scene":
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      let hasWindow = window.map { scene?.windows.contains($0) == true } == true
      Log.note(
        "\(scene.map { "\($0.activationState)" } ?? "none"), own window \(hasWindow), "
          + "known \(window?.windowScene === scene)")
    case "posts": _ = UIScene.didActivateNotification
    default: super.take(step)
    }
  }
}

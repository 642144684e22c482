package import PhoneLink
import PhoneModel

extension Callback {
  /// What of a push the callback carries, for timelines; nil if nothing.
  package var cargo: String? {
    switch self {
    case .willFinishLaunching(let options), .didFinishLaunching(let options):
      options.remoteNotification.map { _ in "push" } ?? options.url
        ?? options.userActivity?.webpageURL ?? options.shortcutItem?.type
    case .configurationForConnecting(let connection), .sceneWillConnect(let connection):
      connection.notificationResponse.map { "response of \($0.notification.identifier)" }
        ?? connection.urls.first ?? connection.userActivities.first?.webpageURL
        ?? connection.shortcutItem?.type
    case .didReceiveRemoteNotification, .didReceiveRemoteNotificationWithoutHandler: "push"
    case .willPresent(let notification, _): notification.identifier
    case .openURL(let url), .openURLFromSource(let url): url
    case .sceneOpenURLs(_, let urls): urls.joined(separator: ", ")
    case .continueUserActivity(let activity), .sceneContinueUserActivity(_, let activity):
      activity.webpageURL ?? activity.type
    case .performShortcut(let item, _), .scenePerformShortcut(_, let item, _): item.type
    case .didReceive(let answer, _), .handleAction(let answer, _):
      "response of \(answer.notification.identifier)"
    default: nil
    }
  }
}

extension PhoneAction {
  /// Who does it, and what, for timelines.
  var inWords: (subject: TimelineEntry.Subject, text: String) {
    switch self {
    case .launch: (.user, "launches the app")
    case .home: (.user, "goes to the home screen")
    case .switcher: (.user, "opens the app switcher")
    case .return: (.user, "returns to the app")
    case .kill: (.user, "swipes the app away")
    case .terminate: (.system, "ends the app to get its memory back")
    case .crash: (.system, "sees the app crash")
    case .reboot: (.user, "switches the phone off and on")
    case .lock: (.user, "locks the phone")
    case .unlock: (.user, "unlocks the phone")
    case .push(let arrival): (.network, "delivers \(arrival.identifier)")
    case .notify(let local): (.system, "finds \(local.identifier) due")
    case .tap(let identifier, let origin):
      (.user, "taps \(identifier)" + (origin.map { " (\($0.rawValue))" } ?? ""))
    case .action(let identifier, let action, _): (.user, "chooses \(action) of \(identifier)")
    case .dismiss(let identifier): (.user, "dismisses \(identifier)")
    case .clear: (.user, "clears the notification centre")
    case .link(let url): (.user, "follows \(url)")
    case .quickAction(let item): (.user, "chooses the quick action \(item.title)")
    case .authorise(let authorisation): (.user, "authorises: \(authorisation.rawValue)")
    case .now: (.clock, "is set")
    case .touch(let step): (.user, step.inWords)
    }
  }
}

extension UserStep {
  /// What the user does, for timelines and errors.
  var inWords: String {
    switch self {
    case .back: "presses back"
    case .selectTab(let name): "selects tab \(name)"
    case .dismissModal: "closes what is on top"
    case .press(let name): "presses \(name)"
    case .inApp(let name, let info): Self.words(name, info)
    }
  }

  /// The format's steps inside the app, and whatever a test of another app may name.
  private static func words(_ name: String, _ info: [String: String]) -> String {
    func value(_ key: String) -> String { info[key] ?? "nothing" }
    return switch name {
    case "open": "opens \(value("address"))"
    case "drawer": "\(value("to") == "open" ? "opens" : "closes") the side menu"
    case "present":
      "opens \(value("screen")) over the rest" + (info["unsaved"] == nil ? "" : ", unsaved")
    case "alert": "is asked “\(value("text"))”"
    case "signIn": "signs in as \(value("account"))"
    case "switchAccount": "agrees to switch to \(value("account"))"
    case "signOut": "signs out"
    default: ([name] + info.sorted { $0.key < $1.key }.map(\.value)).joined(separator: " ")
    }
  }

  /// The step's key in a scenario file.
  fileprivate var key: String {
    switch self {
    case .back: "back"
    case .selectTab: "select"
    case .dismissModal: "dismissModal"
    case .press: "press"
    case .inApp(let name, _): name
    }
  }
}

extension ScenarioStep {
  /// The step's key in a scenario file.
  package var name: String {
    switch content {
    case .advance: "advance"
    case .expect: "expect"
    case .atOnce: "atOnce"
    case .act(.launch): "launch"
    case .act(.home): "home"
    case .act(.kill): "kill"
    case .act(.terminate): "terminate"
    case .act(.switcher): "switcher"
    case .act(.return): "return"
    case .act(.crash): "crash"
    case .act(.reboot): "reboot"
    case .act(.lock): "lock"
    case .act(.unlock): "unlock"
    case .act(.push): "push"
    case .act(.notify): "notify"
    case .act(.tap): "tap"
    case .act(.action): "action"
    case .act(.dismiss): "dismiss"
    case .act(.clear): "clear"
    case .act(.link): "link"
    case .act(.quickAction): "quickAction"
    case .act(.authorise): "authorise"
    case .act(.now): "now"
    case .act(.touch(let step)): step.key
    }
  }
}

package import PhoneLink
import PhoneModel

extension Callback {
  /// What of a push the callback carries, for timelines; nil if nothing.
  package var cargo: String? {
    switch self {
    case .willFinishLaunching(let options), .didFinishLaunching(let options):
      options.remoteNotification == nil ? nil : "push"
    case .configurationForConnecting(let connection), .sceneWillConnect(let connection):
      connection.notificationResponse.map { "response of \($0.notification.identifier)" }
    case .didReceiveRemoteNotification: "push"
    case .willPresent(let notification, _): notification.identifier
    case .didReceive(let answer, _): "response of \(answer.notification.identifier)"
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
    case .kill: (.user, "swipes the app away")
    case .terminate: (.system, "ends the app to get its memory back")
    case .push(let arrival): (.network, "delivers \(arrival.identifier)")
    case .tap(let identifier): (.user, "taps \(identifier)")
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
    case .inApp(let name, let info):
      ([name] + info.sorted { $0.key < $1.key }.map(\.value)).joined(separator: " ")
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
    case .act(.push): "push"
    case .act(.tap), .tap: "tap"
    case .act(.touch(let step)): step.key
    }
  }
}
